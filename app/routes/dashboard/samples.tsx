import { redirect } from 'react-router'
import type { Route } from './+types/samples.ts'
import { listTexts } from '#app/features/blog/list-texts.ts'
import { removeSamples } from '#app/features/blog/trash.server.ts'
import { SamplesPage } from '#app/features/blog/ui/samples-page.tsx'
import { flashCookie } from '#app/flash.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

/** Puts the samples into the trash. */
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
