import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { inboxTexts, deliveryTexts } from '#app/features/inbox/inbox-texts.ts'
import type { HiddenRow, InboxRow } from '#app/features/inbox/inbox-view.ts'
import { bulkTexts } from '#app/features/inbox/inquiry/bulk-texts.ts'
import { inquiryTexts, stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { BULK_FORM } from '#app/features/inbox/inquiry/ui/bulk-bar.tsx'
import { restrictionTexts } from '#app/features/inbox/restriction/restriction-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Selection } from '#app/ui/form/use-selection.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RowBox } from '#app/ui/form/selection-boxes.tsx'

type InboxListProps = {
  rows: readonly (InboxRow | HiddenRow)[]
  /** Null where nothing can be chosen. */
  selection?: Selection<InboxRow> | null
}

export function InboxList({ rows, selection = null }: InboxListProps) {
  return (
    <ol className="inboxlist" aria-label={inboxTexts.listLabel}>
      {rows.map((row) =>
        'id' in row ? (
          <Row key={row.reference} row={row} selection={selection} />
        ) : (
          <Hidden key={row.reference} row={row} />
        ),
      )}
    </ol>
  )
}

type RowProps = { row: InboxRow; selection: Selection<InboxRow> | null }

function Row({ row, selection }: RowProps) {
  return (
    <li className={classNames('mrow', row.isUnread && 'unread', selection !== null && 'pickable')}>
      {selection && <Choice row={row} selection={selection} />}
      <div className="from">
        {/* Not the router's link, which prefetches: loading a message's page marks it as read. */}
        <a className="t" href={pathTo('/dashboard/messages/:id', { id: row.id })}>
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
      <Marks row={row} />
      <When row={row} />
    </li>
  )
}

function Choice({ row, selection }: { row: InboxRow; selection: Selection<InboxRow> }) {
  return (
    <RowBox
      selection={selection}
      id={row.id}
      form={BULK_FORM}
      name="message"
      value={`${row.id}:${row.version}`}
      aria-label={fillText(bulkTexts.select, {
        name: row.content?.name ?? row.reference,
      })}
    />
  )
}

function Marks({ row }: { row: InboxRow }) {
  const { assignee, labels, due, notice } = row
  return (
    <p className="marks">
      <StateMark row={row} />
      {row.content && row.content.language !== '' && (
        <bdi className="muted">{row.content.language}</bdi>
      )}
      {assignee !== null && (
        <span className="muted">
          <Icon name="user-round" />
          <span className="vh">{inquiryTexts.assignee} </span>
          <bdi>{assignee}</bdi>
        </span>
      )}
      {due && (
        <span className={due.isOverdue ? 'late' : 'muted'}>
          <Icon name="calendar-days" />
          {due.text}
        </span>
      )}
      {row.isRestricted && <span className="mlabel">{inboxTexts.restricted}</span>}
      {labels.map((label) => (
        <bdi key={label} className="mlabel">
          {label}
        </bdi>
      ))}
      {row.isSuggested && <Late icon="circle-alert" text={restrictionTexts.suggestion.mark} />}
      {row.isWithheld && <Late icon="circle-alert" text={conflictTexts.mark} />}
      {row.isOverdue && <Late icon="clock" text={inboxTexts.overdue} />}
      {/* Only what needs somebody. */}
      {notice === 'parked' && <Late icon="mail" text={deliveryTexts.short.parked} />}
    </p>
  )
}

function Late({ icon, text }: { icon: 'circle-alert' | 'clock' | 'mail'; text: string }) {
  return (
    <span className="late">
      <Icon name={icon} />
      {text}
    </span>
  )
}

function When({ row: { received, reference } }: { row: HiddenRow }) {
  return (
    <p className="when muted">
      <time dateTime={received.iso} title={received.exact}>
        {received.age}
      </time>
      <span className="ref">{reference}</span>
    </p>
  )
}

function Hidden({ row }: { row: HiddenRow }) {
  return (
    <li className="mrow hiddenrow">
      <div className="from">
        <span className="t">{inboxTexts.restricted}</span>
      </div>
      <p className="excerpt">{inboxTexts.restrictedText}</p>
      <When row={row} />
    </li>
  )
}

function nameless({ isErased, reference }: InboxRow): string {
  return isErased ? `${inboxTexts.erased}: ${reference}` : inboxTexts.unreadable
}

function StateMark({ row }: { row: InboxRow }) {
  const { isQuarantined, isUnread, state, stageAge } = row
  const shown = isUnread ? 'unread' : state
  return (
    <span className="mstate" data-state={isQuarantined ? 'quarantine' : shown}>
      {isQuarantined ? inboxTexts.filters.quarantine : stageNames[state]}
      {!isQuarantined && state !== 'new' && <span className="muted">{stageAge}</span>}
    </span>
  )
}
