import { redirect } from 'react-router'
import type { Route } from './+types/samples.ts'
import { removeSamples } from '#app/features/blog/trash.server.ts'
import { SamplesPage } from '#app/features/blog/ui/samples-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { flashCookie } from '#app/flash.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export function loader() {
  return { list: contentOf('en').dashboard.list }
}

/** Puts the samples into the trash. */
export async function action({ context }: Route.ActionArgs) {
  await removeSamples(postServices(context))
  return redirect('/dashboard', {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('samples-removed') },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData.list.removeSamples)

export default function Samples({ loaderData: { list } }: Route.ComponentProps) {
  return <SamplesPage list={list} />
}
