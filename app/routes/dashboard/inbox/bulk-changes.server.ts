import type { Colleague } from '#app/features/inbox/inbox-actions.server.ts'
import { MESSAGES_A_PAGE, parseState, type Viewer } from '#app/features/inbox/inbox.ts'
import {
  type BulkOutcome,
  count,
  type OneOutcome,
  startBulk,
} from '#app/features/inbox/inquiry/bulk.ts'
import type { InquiryChange } from '#app/features/inbox/inquiry/inquiry.ts'
import { parseChosen } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { parseLabels } from '#app/features/inbox/inquiry/labels.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { isDay } from '#app/platform/local-time.ts'
import {
  assigneesFor,
  type Colleagues,
  findColleagues,
  restricting,
} from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { changeOrTakeBack, release } from '#app/routes/dashboard/inbox/release.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** `origin` is for links in emails. */
type Changer = Colleague & { viewer: Viewer; origin: string }

/** Each message by itself; those that stay as they were are told apart by the reason. */
export async function changeChosen(
  services: Services,
  form: FormData,
  { viewer, origin, ...by }: Changer,
): Promise<BulkOutcome> {
  const chosen = parseChosen(form.getAll('message').map(String)).slice(0, MESSAGES_A_PAGE * 4)
  const isRelease = textOf(form, 'act') === 'release'
  const change = isRelease ? null : changeOf(form, viewer)
  const outcome = startBulk(isRelease ? 'release' : 'change')
  if (change === null && !isRelease) return outcome
  const colleagues = await findColleagues(services)
  for (const { id, version } of chosen) {
    const message = await findMessage(services, id)
    if (!message || message.erasedAt !== null || isHiddenFrom(viewer, message)) {
      count(outcome, 'gone', null)
      continue
    }
    const one = change
      ? await changeOne(services, { message, version, change, colleagues }, { by, origin })
      : await releaseOne(services, message, { by, origin })
    count(outcome, one, message.reference)
  }
  return outcome
}

type Change = { message: Message; version: number; change: InquiryChange; colleagues: Colleagues }

async function changeOne(
  services: Services,
  { message, version, change, colleagues }: Change,
  who: { by: Colleague; origin: string },
): Promise<OneOutcome> {
  const isRestricted = change.isRestricted ?? message.isRestricted
  const assignees = assigneesFor({ isRestricted }, colleagues)
  if (change.assigneeId && assignees.every(({ id }) => id !== change.assigneeId))
    return 'not-assignable'
  const whole = change.isRestricted ? { ...restricting(message, colleagues), ...change } : change
  const request = { change: whole, seen: { version } }
  const done = await changeOrTakeBack(services, message, request, who)
  if (done.ok) return done.value === 'changed' ? 'done' : 'same'
  return done.problem.kind === 'missing' ? 'gone' : done.problem.kind
}

async function releaseOne(
  services: Services,
  message: Message,
  who: { by: Colleague; origin: string },
): Promise<OneOutcome> {
  if (!message.isQuarantined) return 'not-quarantined'
  return (await release(services, message, who)).ok ? 'done' : 'changed'
}

/** Null where there is nothing to change, or nothing that can be done. */
function changeOf(form: FormData, viewer: Viewer): InquiryChange | null {
  if (textOf(form, 'act') === 'spam') return { stage: 'spam' }
  const [stage, who, due] = [textOf(form, 'stage'), textOf(form, 'assignee'), textOf(form, 'due')]
  const to = parseState(stage)
  const labels = parseLabels(textOf(form, 'label'))
  if ((stage !== '' && (to === null || to === 'spam')) || !labels.ok) return null
  if (due !== '' && !isDay(due)) return null
  const restriction = viewer.readsRestricted ? textOf(form, 'restriction') : ''
  const change: InquiryChange = {
    ...(to !== null && { stage: to }),
    ...(who !== '' && { assigneeId: who === 'none' ? null : who }),
    ...(due !== '' && { dueOn: due }),
    ...(labels.value.length > 0 && { add: labels.value }),
    ...(restriction !== '' && { isRestricted: restriction === 'yes' }),
  }
  return Object.keys(change).length === 0 ? null : change
}
