import { data } from 'react-router'
import type { Route } from './+types/bulk-erasure.ts'
import { useStored } from '#app/application/use-stored.ts'
import { eraseOne } from '#app/features/inbox/inbox-person.server.ts'
import { parseChosen } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { BulkErasurePage } from '#app/features/inbox/ui/bulk-erasure-page.tsx'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, getViewer } from '#app/server/session-context.server.ts'

/** Asks first, and erases when the box is ticked. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const viewer = getViewer(context)
  const chosen = parseChosen(form.getAll('message').map(String))
  const found = await Promise.all(chosen.map(({ id }) => findMessage(services, id)))
  const messages = found.flatMap((message) =>
    message?.erasedAt === null && !isHiddenFrom(viewer, message) ? [message] : [],
  )
  if (textOf(form, 'sure') === 'on') {
    let done = 0
    for (const { id } of messages) if (await eraseOne(services, id, getActor(context))) done += 1
    const left = chosen.length - done
    if (done > 0) return redirectWithFlash('/dashboard/messages', 'messages-erased', { done, left })
  }
  const shown = messages.map(({ id, version, reference }) => ({
    value: `${id}:${version}`,
    reference,
  }))
  const isUnchecked = form.has('asked')
  return data({ messages: shown, isUnchecked }, { status: isUnchecked ? 422 : 200 })
}

export default function BulkErasure({ actionData }: Route.ComponentProps) {
  const answer = useStored(actionData) ?? { messages: [], isUnchecked: false }
  return <BulkErasurePage {...answer} />
}
