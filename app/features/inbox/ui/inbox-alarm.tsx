import { alarmTexts } from '#app/features/inbox/contact-form/alarm-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Moment } from '#app/features/inbox/inbox-view.ts'
import { Icon } from '#app/ui/icon.tsx'

export type OverdueMessages = {
  count: number
  messages: { id: string; reference: string; name: string | null; received: Moment }[]
}

export function InboxAlarm({ overdue: { count, messages } }: { overdue: OverdueMessages }) {
  if (count === 0) return null
  const rest = count - messages.length
  return (
    <section className="alarm" aria-labelledby="inbox-alarm">
      <Icon name="clock" />
      <div>
        <h2 id="inbox-alarm">{alarmTitle(count)}</h2>
        <p>{alarmTexts.text}</p>
        <ul>
          {messages.map(({ id, reference, name, received }) => (
            <li key={id}>
              <a href={pathTo('/dashboard/messages/:id', { id })}>
                <bdi>{name ?? reference}</bdi>
              </a>{' '}
              <span className="muted">
                {name !== null && `${reference}, `}
                <time dateTime={received.iso} title={received.exact}>
                  {received.age}
                </time>
              </span>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <a href="/dashboard/messages?show=unread">
                {fillText(alarmTexts.more, { count: rest })}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

/** @param isShown false where the page itself says it */
export function InboxAlarmLine({ count, isShown }: { count: number; isShown: boolean }) {
  if (count === 0 || !isShown) return null
  return (
    <p className="wrap alarmline noprint">
      <Icon name="clock" />
      <span>
        <b>{alarmTitle(count)}.</b> <a href="/dashboard/messages?show=unread">{alarmTexts.open}</a>
      </span>
    </p>
  )
}

function alarmTitle(count: number): string {
  return count === 1 ? alarmTexts.one : fillText(alarmTexts.many, { count })
}
