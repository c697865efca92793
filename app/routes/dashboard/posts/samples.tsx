import { redirect } from 'react-router'
import type { Route } from './+types/samples.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import { removeSamples } from '#app/features/posts/trash.server.ts'
import { SamplesPage } from '#app/features/posts/ui/dashboard/samples-page.tsx'
import { flashCookie } from '#app/server/flash.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'

export async function action({ context }: Route.ActionArgs) {
  await removeSamples(postServices(context))
  return redirect('/dashboard', {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('samples-removed') },
  })
}

export const meta: Route.MetaFunction = () => unlistedMeta(listTexts.removeSamples)

export default function Samples() {
  return <SamplesPage />
}
