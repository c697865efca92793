import { data, redirect } from 'react-router'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { clearConflicts } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { pathTo } from '#app/addresses.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, getViewer } from '#app/server/session-context.server.ts'
import type { Route } from './+types/message-conflicts.ts'

/** Clears the conflicts that the form names, and leads to the message. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const seen = (await readForm(request)).getAll('conflict').map(String)
  const message = await findMessage(services, params.id)
  if (!message) return Response.json({ message: messageTexts.notFoundTitle }, { status: 404 })
  await clearConflicts(services, message, { seen, viewer: getViewer(context) }, getActor(context))
  return redirect(pathTo('/dashboard/messages/:id', { id: message.id }), 303)
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
