import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { inboxTexts } from '#app/features/inbox/inbox-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { INBOX_FILTERS, type InboxFilter, SEARCH_MAX } from '#app/features/inbox/inbox.ts'
import type { InboxRow } from '#app/features/inbox/inbox-view.ts'
import { InboxAlarm, type OverdueMessages } from '#app/features/inbox/ui/inbox-alarm.tsx'
import { InboxList } from '#app/features/inbox/ui/inbox-list.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type InboxContent = {
  rows: InboxRow[]
  /** Null at the end. */
  older: string | null
  isFirst: boolean
  search: { text: string; looked: number; total: number } | null
}

type Counts = Record<InboxFilter, number>

type InboxPageProps = {
  /** Null when the messages could not be loaded. */
  inbox: (InboxContent & { counts: Counts; overdue: OverdueMessages }) | null
  filter: InboxFilter
  mayClear: boolean
}

export function InboxPage({ inbox, filter, mayClear }: InboxPageProps) {
  return (
    <div className="desk wrap inbox">
      <header className="deskhead">
        <div>
          <h1>{inboxTexts.title}</h1>
          {inbox && <Unread counts={inbox.counts} />}
        </div>
        {mayClear && (
          <ButtonLink href="/dashboard/messages/conflict-list" variant="secondary" size="small">
            {conflictTexts.list.link}
          </ButtonLink>
        )}
      </header>
      {inbox ? (
        <>
          <InboxAlarm overdue={inbox.overdue} />
          <Search text={inbox.search?.text ?? ''} />
          <Filters counts={inbox.counts} current={inbox.search === null ? filter : null} />
          <Messages content={inbox} filter={filter} />
        </>
      ) : (
        <Alert title={inboxTexts.loadError}>
          <ButtonLink href="/dashboard/messages" variant="secondary" size="small">
            {inboxTexts.tryAgain}
          </ButtonLink>
        </Alert>
      )}
    </div>
  )
}

// Where no message has come yet, "all read" would be wrong.
function Unread({ counts }: { counts: Counts }) {
  if (Object.values(counts).every((count) => count === 0)) return null
  return <p className="muted">{unreadText(counts.unread)}</p>
}

function unreadText(count: number): string {
  if (count === 0) return inboxTexts.unreadNone
  return count === 1 ? inboxTexts.unreadOne : fillText(inboxTexts.unreadMany, { count })
}

function Search({ text }: { text: string }) {
  return (
    <form className="findbar" role="search" method="get" action="/dashboard/messages">
      <div className="findfield">
        <Icon name="search" />
        <input
          // Another search replaces what was typed.
          key={text}
          className="in"
          type="search"
          dir="auto"
          name="q"
          maxLength={SEARCH_MAX}
          defaultValue={text}
          placeholder={inboxTexts.searchPlaceholder}
          aria-label={inboxTexts.searchLabel}
        />
      </div>
      <Button type="submit" variant="secondary">
        {inboxTexts.search}
      </Button>
    </form>
  )
}

function Filters({ counts, current }: { counts: Counts; current: InboxFilter | null }) {
  return (
    <nav className="filters" aria-label={inboxTexts.filterLabel}>
      <ul>
        {INBOX_FILTERS.map((filter) => (
          <li key={filter}>
            <a
              href={filterAddress(filter)}
              aria-current={filter === current ? 'page' : undefined}
              // A quarantined message may be a real one.
              data-waits={(filter === 'quarantine' && counts[filter] > 0) || undefined}
            >
              {inboxTexts.filters[filter]} <span className="n">{counts[filter]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function filterAddress(filter: InboxFilter): string {
  return filter === 'all' ? '/dashboard/messages' : `/dashboard/messages?show=${filter}`
}

function Messages({ content, filter }: { content: InboxContent; filter: InboxFilter }) {
  const { rows, search } = content
  return (
    <>
      {search && <Looked search={search} content={content} />}
      <div className="panel">
        {rows.length > 0 ? (
          <InboxList rows={rows} />
        ) : (
          <div className="empty">
            <h2>{search ? inboxTexts.noneMatch : inboxTexts.empty[filter].title}</h2>
            {!search && <p className="muted">{inboxTexts.empty[filter].text}</p>}
          </div>
        )}
        {(content.older !== null || !content.isFirst) && (
          <div className="pager">
            {content.isFirst ? (
              <span />
            ) : (
              <a className="more" href={filterAddress(filter)}>
                <span>{inboxTexts.newest}</span>
              </a>
            )}
            {content.older !== null && (
              <ButtonLink href={content.older} variant="secondary" size="small">
                {search ? inboxTexts.lookFurther : inboxTexts.older}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  )
}

type LookedProps = { search: NonNullable<InboxContent['search']>; content: InboxContent }

function Looked({ search: { looked, total }, content }: LookedProps) {
  const isWhole = content.older === null
  return (
    <p className="looked" role="status">
      <span>
        {foundText(content.rows.length, isWhole)}{' '}
        {fillText(isWhole ? inboxTexts.lookedAll : inboxTexts.lookedSome, {
          count: isWhole ? total : looked,
          total,
        })}
      </span>
      <a className="more" href="/dashboard/messages">
        <span>{inboxTexts.clearSearch}</span>
      </a>
    </p>
  )
}

function foundText(count: number, isWhole: boolean): string {
  if (!isWhole && count > 0) return fillText(inboxTexts.foundMore, { count })
  if (count === 0) return inboxTexts.noneMatch
  return count === 1 ? inboxTexts.foundOne : fillText(inboxTexts.foundMany, { count })
}
