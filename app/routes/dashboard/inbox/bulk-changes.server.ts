import type { Colleague } from '#app/features/inbox/inbox-actions.server.ts'
import { MESSAGES_A_PAGE, parseState, type Viewer } from '#app/features/inbox/inbox.ts'
import type { BulkOutcome } from '#app/features/inbox/inquiry/bulk.ts'
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import type { InquiryChange } from '#app/features/inbox/inquiry/inquiry.ts'
import { parseChosen } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { parseLabels } from '#app/features/inbox/inquiry/labels.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { isDay } from '#app/platform/texts/scheduled-time.ts'
import { findColleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import type { Services } from '#app/server/services.server.ts'

type Changer = Colleague & { viewer: Viewer }

/** Each message by itself: those that a colleague has changed meanwhile are left as they are, and named. */
export async function changeChosen(
  services: Services,
  form: FormData,
  { viewer, ...by }: Changer,
): Promise<BulkOutcome> {
  const chosen = parseChosen(form.getAll('message').map(String)).slice(0, MESSAGES_A_PAGE * 4)
  const change = changeOf(form)
  const outcome: BulkOutcome = { done: 0, refused: [] }
  if (change === null) return outcome
  const { all, readers } = await findColleagues(services)
  for (const { id, version } of chosen) {
    const message = await findMessage(services, id)
    if (!message || isHiddenFrom(viewer, message)) continue
    const assignees = message.isRestricted ? readers : all
    const isAssignable = !change.assigneeId || assignees.some((one) => one.id === change.assigneeId)
    const request = { change, seen: { version } }
    const done = isAssignable && (await changeInquiry(services, id, request, by)).ok
    if (done) outcome.done += 1
    else outcome.refused.push(message.reference)
  }
  return outcome
}

/** Null where there is nothing to change, or nothing that can be done. */
function changeOf(form: FormData): InquiryChange | null {
  if (textOf(form, 'do') === 'spam') return { stage: 'spam' }
  const [stage, who, due] = [textOf(form, 'stage'), textOf(form, 'assignee'), textOf(form, 'due')]
  const to = parseState(stage)
  const labels = parseLabels(textOf(form, 'label'))
  if ((stage !== '' && (to === null || to === 'spam')) || !labels.ok) return null
  if (due !== '' && !isDay(due)) return null
  const change: InquiryChange = {
    ...(to !== null && { stage: to }),
    ...(who !== '' && { assigneeId: who === 'none' ? null : who }),
    ...(due !== '' && { dueOn: due }),
    ...(labels.value.length > 0 && { add: labels.value }),
  }
  return Object.keys(change).length === 0 ? null : change
}
