import {
  type Clock,
  type HiddenRow,
  type InboxRow,
  momentOf,
  type NoticeState,
  type RowParts,
  toInboxRow,
} from '#app/features/inbox/inbox-view.ts'
import { listWithheld } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { listNoticeStates } from '#app/features/inbox/inbox-mail.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { listLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import type { Message } from '#app/features/inbox/messages.server.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { listSuggested } from '#app/features/inbox/restriction/suggestions.server.ts'
import type { MailState } from '#app/features/email/mail.ts'
import { spokenLanguages } from '#app/features/site/firm.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import type { Colleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import type { Services } from '#app/server/services.server.ts'

/** What is hidden from the viewer stays out of the browser, but for its reference and time. */
export async function rowsOf(
  services: Services,
  messages: readonly Message[],
  { viewer, colleagues }: { viewer: Viewer; colleagues: Colleagues },
): Promise<(InboxRow | HiddenRow)[]> {
  const ids = messages.map(({ id }) => id)
  const parts = rowParts(services, colleagues)
  const [states, labels, withheld, suggested] = await Promise.all([
    listNoticeStates(services.db, ids),
    listLabels(services.db, ids),
    listWithheld(services, messages, viewer),
    viewer.readsRestricted ? listSuggested(services.db, messages) : new Set<string>(),
  ])
  return messages.map((message) => {
    const { id, reference, createdAt } = message
    if (isHiddenFrom(viewer, message)) return { reference, received: momentOf(createdAt, parts) }
    const state = states.get(id)
    const notice = message.isQuarantined ? 'held' : state && noticeOf(services, state)
    const more = { notice: notice ?? null, labels: labels.get(id) ?? [] }
    const row = toInboxRow(message, parts, more)
    return withheld.has(id) ? withoutText(row) : { ...row, isSuggested: suggested.has(id) }
  })
}

function withoutText(row: InboxRow): InboxRow {
  const content = row.content && { ...row.content, email: '', excerpt: '', language: '' }
  return { ...row, content, isWithheld: true }
}

/** In the firm's time zone. */
export function clockOf({ now, timeZone }: Pick<Services, 'now' | 'timeZone'>): Clock {
  return { now: now(), timeZone: timeZone() }
}

/** By tag, each in itself. */
export function languageNamesOf({ site }: Pick<Services, 'site'>): Record<string, string> {
  const { ownNames } = interfaceTexts('en').messageForm.form.language
  return { ...spokenLanguages(site('en').firm, ownNames), ...ownNames }
}

export function rowParts(services: Services, { names: colleagues }: Colleagues): RowParts {
  return { ...clockOf(services), languages: languageNamesOf(services), colleagues }
}

export function noticeOf({ config }: Services, state: MailState): NoticeState {
  return config.smtp === null && state === 'waiting' ? 'unset' : state
}
