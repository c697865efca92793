import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { inboxTexts, deliveryTexts } from '#app/features/inbox/inbox-texts.ts'
import type { InboxRow } from '#app/features/inbox/inbox-view.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'

export function InboxList({ rows }: { rows: readonly InboxRow[] }) {
  return (
    <ol className="inboxlist" aria-label={inboxTexts.listLabel}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ol>
  )
}

function Row({ row }: { row: InboxRow }) {
  return (
    <li className={classNames('mrow', row.isUnread && 'unread')}>
      <div className="from">
        {/* Not the router's link, which prefetches: loading a message's page marks it as read. */}
        <a className="t" href={`/dashboard/messages/${row.id}`}>
          {row.isUnread && <span className="vh">{inboxTexts.unread}: </span>}
          {row.content ? <bdi className="name">{row.content.name}</bdi> : nameless(row)}
        </a>
        {row.content && (
          <span className="addr muted" dir="ltr">
            {row.content.email}
          </span>
        )}
      </div>
      <p className="excerpt" dir="auto">
        {row.isWithheld ? conflictTexts.hidden : row.content?.excerpt}
      </p>
      <p className="marks">
        <StateMark row={row} />
        {row.content && row.content.language !== '' && (
          <bdi className="muted">{row.content.language}</bdi>
        )}
        {row.isWithheld && (
          <span className="late">
            <Icon name="circle-alert" />
            {conflictTexts.mark}
          </span>
        )}
        {row.isOverdue && (
          <span className="late">
            <Icon name="clock" />
            {inboxTexts.overdue}
          </span>
        )}
        {row.notice !== null && row.notice !== 'unset' && (
          <span className={row.notice === 'parked' ? 'late' : 'muted'}>
            <Icon name="mail" />
            {deliveryTexts.short[row.notice]}
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

function nameless({ isErased, reference }: InboxRow): string {
  return isErased ? `${inboxTexts.erased}: ${reference}` : inboxTexts.unreadable
}

function StateMark({ row }: { row: InboxRow }) {
  const { isQuarantined, isUnread, state } = row
  const shown = isUnread ? 'unread' : state
  return (
    <span className="mstate" data-state={isQuarantined ? 'quarantine' : shown}>
      {isQuarantined ? inboxTexts.filters.quarantine : messageTexts.states[state]}
    </span>
  )
}
