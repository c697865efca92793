import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import { getActor } from '#app/server/session-context.server.ts'
import { eraseOne } from '#app/features/inbox/inbox-person.server.ts'
import { parseReference } from '#app/features/inbox/inbox-find.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import {
  MessageErasurePage,
  MessageNotFoundPage,
} from '#app/features/inbox/ui/message-erasure-page.tsx'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/message-erasure.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const message = await findMessage(context.get(servicesContext), params.id)
  const shown = message &&
    message.erasedAt === null && {
      id: message.id,
      reference: message.reference,
      name: message.content.ok ? message.content.value.name : null,
    }
  return data({ message: shown || null }, { status: shown ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const typed = textOf(await readForm(request), 'reference')
  const message = await findMessage(services, params.id)
  if (!message) return data({ typed }, { status: 404 })
  if (parseReference(typed) !== message.reference) return data({ typed }, { status: 422 })
  // One that was erased a moment ago is what was wanted.
  await eraseOne(services, params.id, getActor(context))
  return redirectWithFlash('/dashboard/messages', 'message-erased')
}

export default function MessageErasure({ loaderData, actionData }: Route.ComponentProps) {
  const { message } = loaderData
  const answer = useStored(actionData)
  if (!message) return <MessageNotFoundPage />
  return <MessageErasurePage message={message} typed={answer?.typed ?? null} />
}
