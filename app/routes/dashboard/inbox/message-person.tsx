import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import { getActor, getViewer, may } from '#app/server/session-context.server.ts'
import { erasePerson, findPerson } from '#app/features/inbox/inbox-person.server.ts'
import { MessageNotFoundPage } from '#app/features/inbox/ui/message-erasure-page.tsx'
import { MessagePersonPage } from '#app/features/inbox/ui/message-person-page.tsx'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { findColleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { isMessageWithheld } from '#app/routes/dashboard/inbox/conflict-views.server.ts'
import { rowsOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/message-person.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findPerson(services, params.id, getViewer(context))
  if (!found) return data({ person: null }, { status: 404 })
  const { messages, unreadable, seen } = found
  // Its address is not to be read before somebody has looked at the names.
  const isWithheld = await isMessageWithheld(services, params.id, getViewer(context))
  const email = isWithheld ? null : found.email
  const look = { viewer: getViewer(context), colleagues: await findColleagues(services) }
  const rows = (await rowsOf(services, messages, look)).filter((row) => 'id' in row)
  const mayErase = may(context, 'erase-messages')
  const { readsRestricted } = getViewer(context)
  const person = {
    id: params.id,
    email,
    isWithheld,
    rows,
    unreadable,
    seen,
    mayErase,
    readsRestricted,
  }
  return data({ person })
}

/** Refused when a message has come since the page was shown. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  if (textOf(form, 'sure') !== 'on') return data({ problem: 'unchecked' as const }, { status: 422 })
  const seen = textOf(form, 'seen')
  const by = { ...getActor(context), viewer: getViewer(context) }
  const erased = await erasePerson(services, params.id, seen, by)
  if (!erased.ok && erased.problem === 'changed')
    return data({ problem: 'changed' as const }, { status: 409 })
  const kept = getViewer(context).readsRestricted ? 0 : 1
  // Missing: somebody, or the same press, has erased it a moment ago.
  const done = erased.ok ? erased.value : 0
  return redirectWithFlash('/dashboard/messages', 'person-erased', { done, kept })
}

export default function MessagePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person } = loaderData
  const answer = useStored(actionData)
  if (!person) return <MessageNotFoundPage />
  return <MessagePersonPage {...person} problem={answer?.problem ?? null} />
}
