import { parseInquiry, type TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { assigneesFor, findColleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import type { Outcome, Requested } from '#app/routes/dashboard/inbox/message-request.server.ts'
import { changeOrTakeBack } from '#app/routes/dashboard/inbox/release.server.ts'

/** Stage, assignee, due date and labels, as far as this person has changed them. */
export async function saveInquiry(
  { services, message, form, by, origin }: Requested,
  action: 'save' | 'assign-me',
): Promise<Outcome> {
  const typed = typedInquiry(form)
  const shown = typedInquiry(form, 'shown-')
  if (action === 'assign-me') typed.assignee = by.id
  const colleagues = await findColleagues(services)
  const assignees = new Set(assigneesFor(message, colleagues).map(({ id }) => id))
  const request = parseInquiry(typed, shown, assignees)
  if (!request.ok) return fail({ kind: 'inquiry', typed, problems: request.problem })
  const { change, seen } = request.value
  const { isRestricted } = message
  const done = await changeOrTakeBack(
    services,
    message,
    { change, seen: { ...seen, isRestricted } },
    { by, origin },
  )
  if (done.ok) return ok(done.value === 'changed' ? 'inquiry-saved' : 'inquiry-same')
  if (done.problem.kind === 'changed') return fail({ ...done.problem, typed })
  return done
}

export function typedInquiry(form: FormData, prefix: '' | 'shown-' = ''): TypedInquiry {
  const text = (name: keyof TypedInquiry) => textOf(form, `${prefix}${name}`)
  return {
    stage: text('stage'),
    assignee: text('assignee'),
    due: text('due'),
    labels: text('labels'),
  }
}
