import type { InboxRow } from '#app/features/contact/inbox-view.ts'
import type { InboxPageWords } from '#app/features/contact/inbox-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

type Words = InboxPageWords

/** The lines of the inbox. The whole line leads to its message. */
export function InboxList({ rows, words }: { rows: readonly InboxRow[]; words: Words }) {
  return (
    <ol className="inboxlist" aria-label={words.list.listLabel}>
      {rows.map((row) => (
        <Row key={row.id} row={row} words={words} />
      ))}
    </ol>
  )
}

function Row({ row, words }: { row: InboxRow; words: Words }) {
  const { list } = words
  return (
    <li className={classNames('mrow', row.isUnread && 'unread')}>
      <div className="from">
        {/* A document and not the router's link: asking for the page of a message is reading it. */}
        <a className="t" href={`/dashboard/messages/${row.id}`}>
          {row.isUnread && <span className="vh">{list.unread}: </span>}
          {row.content ? <bdi className="name">{row.content.name}</bdi> : nameless(row, list)}
        </a>
        {row.content && (
          <span className="addr muted" dir="ltr">
            {row.content.email}
          </span>
        )}
      </div>
      <p className="excerpt" dir="auto">
        {row.content?.excerpt}
      </p>
      <p className="marks">
        <StateMark row={row} words={words} />
        {row.isOverdue && (
          <span className="late">
            <Icon name="clock" />
            {list.overdue}
          </span>
        )}
        {row.notice !== null && row.notice !== 'unset' && (
          <span className={row.notice === 'parked' ? 'late' : 'muted'}>
            <Icon name="mail" />
            {words.mail.short[row.notice]}
          </span>
        )}
      </p>
      <p className="when muted">
        <time dateTime={row.received.iso} title={row.received.exact}>
          {row.received.age}
        </time>
        <span className="ref">{row.reference}</span>
      </p>
    </li>
  )
}

function nameless({ isErased, reference }: InboxRow, words: Words['list']): string {
  return isErased ? `${words.erased}: ${reference}` : words.unreadable
}

function StateMark({ row, words }: { row: InboxRow; words: Words }) {
  if (row.isQuarantined)
    return (
      <span className="mstate" data-state="quarantine">
        {words.list.filters.quarantine}
      </span>
    )
  return (
    <span className="mstate" data-state={row.isUnread ? 'unread' : row.state}>
      {words.states[row.state]}
    </span>
  )
}
