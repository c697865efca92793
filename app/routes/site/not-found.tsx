import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'

/** Any other address, whatever the method. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await loadNotFound(request, context), { status: 404 })
}

export function action() {
  return new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.notFound.title, index: false })

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <MissingPage missing={loaderData} />
}
