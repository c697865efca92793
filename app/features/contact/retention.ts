import type { MessageState } from '#app/features/contact/message.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** How many days a text is kept after the last change: of a message that is done with, and of spam. */
export type Retention = { doneDays: number; spamDays: number }

/** How long spam is kept, in case that it was none. */
export const SPAM_DAYS = 30

/** When the text of a message is erased; null while somebody still has to do with it. */
export function eraseAfter(
  state: MessageState,
  changedAt: Date,
  retention: Retention,
): Date | null {
  if (state === 'new' || state === 'in-hand') return null
  const days = state === 'spam' ? retention.spamDays : retention.doneDays
  return new Date(changedAt.getTime() + days * DAY_MS)
}
