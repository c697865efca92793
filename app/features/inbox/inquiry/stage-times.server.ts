import type { AuditAct } from '#app/platform/audit-acts.ts'
import type { StageSpan } from '#app/features/inbox/inquiry/inquiry.ts'
import { MESSAGE_STATES, type MessageState } from '#app/features/inbox/contact-form/message.ts'

/** By the audit event that begins it. */
export const STAGE_ACTS: Record<MessageState, AuditAct> = {
  new: 'message.marked-new',
  answered: 'message.answered',
  booked: 'message.booked',
  client: 'message.became-client',
  declined: 'message.declined',
  closed: 'message.closed',
  spam: 'message.marked-spam',
}

/** Oldest first. @param trail oldest first */
export function stageSpans(
  createdAt: Date,
  trail: readonly { at: Date; act: string }[],
): StageSpan[] {
  const spans: StageSpan[] = [{ stage: 'new', from: createdAt, until: null }]
  for (const { at, act } of trail) {
    const stage = MESSAGE_STATES.find((each) => STAGE_ACTS[each] === act)
    const last = spans.at(-1)
    if (stage === undefined || last === undefined || last.stage === stage) continue
    last.until = at
    spans.push({ stage, from: at, until: null })
  }
  return spans
}
