import type { MessageState } from '#app/features/contact/message.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** Days after the last change. */
export type Retention = { doneDays: number; spamDays: number }

/** Long enough to notice a false positive. */
export const SPAM_DAYS = 30

/** Null while the message is worked on. */
export function eraseAfter(
  state: MessageState,
  changedAt: Date,
  retention: Retention,
): Date | null {
  if (state === 'new' || state === 'in-hand') return null
  const days = state === 'spam' ? retention.spamDays : retention.doneDays
  return new Date(changedAt.getTime() + days * DAY_MS)
}
