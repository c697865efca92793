import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/bulk.ts'
import { parseListForm } from '#app/features/posts/list-form.ts'
import { findSummaries } from '#app/features/posts/posts.server.ts'
import { BulkPage } from '#app/features/posts/ui/dashboard/bulk-page.tsx'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { changeChosen } from '#app/routes/dashboard/posts/list-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** Without JavaScript: requests confirmation first. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const requested = parseListForm(form)
  if (typeof requested === 'string' || requested.act === 'delete')
    return data({ requested: null, result: null }, { status: 400 })
  if (textOf(form, 'confirmed') === 'yes') {
    const { data: result, init } = await changeChosen(services, requested)
    return data({ requested: null, result }, init ?? {})
  }
  const ids = requested.chosen.map(({ id }) => id)
  const posts = await findSummaries(services.db, ids, 'staff')
  return data({
    requested: { ...requested, titles: posts.map(({ title }) => title) },
    result: null,
  })
}

export default function Bulk({ actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  return <BulkPage requested={answer?.requested ?? null} result={answer?.result ?? null} />
}
