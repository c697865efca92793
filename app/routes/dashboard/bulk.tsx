import { data } from 'react-router'
import type { Route } from './+types/bulk.ts'
import { changePosts } from '#app/features/blog/change-posts.server.ts'
import { findSummaries } from '#app/features/blog/posts.server.ts'
import { BulkPage } from '#app/features/blog/ui/bulk-page.tsx'
import { postList } from '#app/features/site/content/en/post-list.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { readBulkForm } from '#app/routes/dashboard/bulk-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

/** The list's form as a browser without JavaScript sends it: asked first, done when it comes back confirmed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const asked = readBulkForm(form)
  if (asked === null || asked.chosen.length === 0)
    return data({ asked: null, outcome: null }, { status: 400 })
  if (textOf(form, 'confirmed') === 'yes') {
    const outcome = await changePosts(services, asked.act, asked.chosen)
    return data({ asked: null, outcome })
  }
  const ids = asked.chosen.map(({ id }) => id)
  const posts = await findSummaries(services.db, ids, 'staff')
  return data({ asked: { ...asked, titles: posts.map(({ title }) => title) }, outcome: null })
}

export const meta: Route.MetaFunction = () => unlistedMeta(postList.bulk.title)

export default function Bulk({ actionData }: Route.ComponentProps) {
  return (
    <BulkPage
      asked={actionData?.asked ?? null}
      outcome={actionData?.outcome ?? null}
      words={postList.bulk}
    />
  )
}
