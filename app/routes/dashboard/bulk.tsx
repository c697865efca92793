import { data } from 'react-router'
import type { Route } from './+types/bulk.ts'
import { bulkTexts } from '#app/features/blog/list-texts.ts'
import { findSummaries } from '#app/features/blog/posts.server.ts'
import { BulkPage } from '#app/features/blog/ui/bulk-page.tsx'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { changeChosen, readListForm } from '#app/routes/dashboard/list-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

/** The list's form as a browser without JavaScript sends it: asked first, done when it comes back confirmed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const asked = readListForm(form)
  if (typeof asked === 'string' || asked.intent === 'delete')
    return data({ asked: null, answer: null }, { status: 400 })
  if (textOf(form, 'confirmed') === 'yes') {
    const { data: answer, init } = await changeChosen(services, asked)
    return data({ asked: null, answer }, init ?? {})
  }
  const ids = asked.chosen.map(({ id }) => id)
  const posts = await findSummaries(services.db, ids, 'staff')
  return data({ asked: { ...asked, titles: posts.map(({ title }) => title) }, answer: null })
}

export const meta: Route.MetaFunction = () => unlistedMeta(bulkTexts.title)

export default function Bulk({ actionData }: Route.ComponentProps) {
  return <BulkPage asked={actionData?.asked ?? null} answer={actionData?.answer ?? null} />
}
