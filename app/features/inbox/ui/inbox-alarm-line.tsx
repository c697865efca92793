import { alarmTexts } from '#app/features/inbox/contact-form/alarm-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Icon } from '#app/ui/icon.tsx'

export function InboxAlarmLine({ count, path }: { count: number; path: string }) {
  if (count === 0 || path === '/dashboard/messages') return null
  return (
    <p className="wrap alarmline noprint">
      <Icon name="clock" />
      <span>
        <b>{count === 1 ? alarmTexts.one : fillText(alarmTexts.many, { count })}.</b>{' '}
        <a href="/dashboard/messages?show=unread">{alarmTexts.open}</a>
      </span>
    </p>
  )
}
