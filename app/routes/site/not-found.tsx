import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'

/** Any other address, whatever the method. */
export function loader() {
  return data(interfaceTexts('en').notFound, { status: 404 })
}

export function action() {
  return new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.title, index: false })

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage content={loaderData} />
}
