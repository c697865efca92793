import { describeProblems } from '#app/features/inbox/contact-form/message-form-texts.ts'
import { readerPage } from '#app/server/services-context.server.ts'
import { receiveMessage } from '#app/routes/contact/receive-message.server.ts'
import type { Route } from './+types/messages.ts'

/** Without JavaScript the form is sent to the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveMessage(request, context)
  const { form } = readerPage(context).texts.messageForm
  if (received.ok) {
    const { reference, isRestricted } = received
    const body = { reference, isRestricted, toast: form.sent.toast }
    return Response.json(body, { status: 201 })
  }
  const { status, headers, problems, alert } = received.refused
  const notice = { alert: form.alerts[alert], problems: describeProblems(problems, form) }
  return Response.json(notice, { status, headers })
}
