import { fillText } from '#app/platform/fill-text.ts'
import type { InboxListWords } from '#app/features/contact/inbox-words.ts'
import { Icon } from '#app/ui/icon.tsx'

type InboxAlarmLineProps = {
  count: number
  path: string
  words: Pick<InboxListWords['alarm'], 'one' | 'many' | 'open'>
}

/** The alarm on every other page of the desk, in one line; the inbox has its own. */
export function InboxAlarmLine({ count, path, words }: InboxAlarmLineProps) {
  if (count === 0 || path === '/dashboard/messages') return null
  return (
    <p className="wrap alarmline noprint">
      <Icon name="clock" />
      <span>
        <b>{count === 1 ? words.one : fillText(words.many, { count })}.</b>{' '}
        <a href="/dashboard/messages?show=unread">{words.open}</a>
      </span>
    </p>
  )
}
