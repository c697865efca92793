import { data } from 'react-router'
import type { Route } from './+types/bulk.ts'
import { bulkTexts } from '#app/features/blog/list-texts.ts'
import { findSummaries } from '#app/features/blog/posts.server.ts'
import { BulkPage } from '#app/features/blog/ui/bulk-page.tsx'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { readListForm } from '#app/routes/dashboard/list-form.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

/** The list's form as a browser without JavaScript sends it: it asks first, and the list's own action does it. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = readListForm(await readForm(request))
  if (typeof asked === 'string' || asked.intent === 'delete')
    return data({ asked: null }, { status: 400 })
  const ids = asked.chosen.map(({ id }) => id)
  const posts = await findSummaries(context.get(servicesContext).db, ids, 'staff')
  return data({ asked: { ...asked, titles: posts.map(({ title }) => title) } })
}

export const meta: Route.MetaFunction = () => unlistedMeta(bulkTexts.title)

export default function Bulk({ actionData }: Route.ComponentProps) {
  return <BulkPage asked={actionData?.asked ?? null} />
}
