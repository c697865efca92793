import { fillText } from '#app/platform/fill-text.ts'
import { INBOX_FILTERS, type InboxFilter, SEARCH_MAX } from '#app/features/contact/inbox.ts'
import type { InboxListWords, InboxPageWords } from '#app/features/contact/inbox-words.ts'
import type { InboxRow } from '#app/features/contact/inbox-view.ts'
import { InboxAlarm, type OverdueMessages } from '#app/features/contact/ui/inbox-alarm.tsx'
import { InboxList } from '#app/features/contact/ui/inbox-list.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What the page shows: a page of a filter, or what a search found. */
export type InboxContent = {
  rows: InboxRow[]
  /** The address of what comes after; null at the end. */
  older: string | null
  isFirst: boolean
  /** Of a search: how far it has looked. */
  search: { text: string; looked: number; total: number } | null
}

type InboxPageProps = {
  /** Null when the messages could not be loaded. */
  inbox: (InboxContent & { counts: Record<InboxFilter, number>; overdue: OverdueMessages }) | null
  filter: InboxFilter
  words: InboxPageWords
}

/** The inbox: the alarm, search, filters and the messages, the newest first. */
export function InboxPage({ inbox, filter, words }: InboxPageProps) {
  const { list } = words
  return (
    <div className="desk wrap inbox">
      <header className="deskhead">
        <div>
          <h1>{list.title}</h1>
          {inbox && <Unread counts={inbox.counts} words={list} />}
        </div>
      </header>
      {inbox ? (
        <>
          <InboxAlarm overdue={inbox.overdue} words={list.alarm} />
          <Search text={inbox.search?.text ?? ''} words={list} />
          <Filters
            counts={inbox.counts}
            current={inbox.search === null ? filter : null}
            words={list}
          />
          <Messages content={inbox} filter={filter} words={words} />
        </>
      ) : (
        <Alert title={list.loadError}>
          <ButtonLink href="/dashboard/messages" variant="secondary" size="small">
            {list.tryAgain}
          </ButtonLink>
        </Alert>
      )}
    </div>
  )
}

type UnreadProps = { counts: Record<InboxFilter, number>; words: InboxListWords }

// Where no message has come yet, the list says so, and nothing can have been read.
function Unread({ counts, words }: UnreadProps) {
  if (Object.values(counts).every((count) => count === 0)) return null
  return <p className="muted">{unreadText(counts.unread, words)}</p>
}

function unreadText(count: number, words: InboxListWords): string {
  if (count === 0) return words.unreadNone
  return count === 1 ? words.unreadOne : fillText(words.unreadMany, { count })
}

function Search({ text, words }: { text: string; words: InboxListWords }) {
  return (
    <form className="findbar" role="search" method="get" action="/dashboard/messages">
      <div className="findfield">
        <Icon name="search" />
        <input
          // Another search, or none: what was typed before belongs to the page before.
          key={text}
          className="in"
          type="search"
          name="q"
          maxLength={SEARCH_MAX}
          defaultValue={text}
          placeholder={words.searchPlaceholder}
          aria-label={words.searchLabel}
        />
      </div>
      <Button type="submit" variant="secondary">
        {words.search}
      </Button>
    </form>
  )
}

type FiltersProps = {
  counts: Record<InboxFilter, number>
  current: InboxFilter | null
  words: InboxListWords
}

function Filters({ counts, current, words }: FiltersProps) {
  return (
    <nav className="filters" aria-label={words.filterLabel}>
      <ul>
        {INBOX_FILTERS.map((filter) => (
          <li key={filter}>
            <a
              href={filterAddress(filter)}
              aria-current={filter === current ? 'page' : undefined}
              // What waits in quarantine may be a person.
              data-waits={(filter === 'quarantine' && counts[filter] > 0) || undefined}
            >
              {words.filters[filter]} <span className="n">{counts[filter]}</span>
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

type MessagesProps = {
  content: InboxContent
  filter: InboxFilter
  words: InboxPageWords
}

function Messages({ content, filter, words }: MessagesProps) {
  const { list } = words
  const { rows, search } = content
  return (
    <>
      {search && <Looked search={search} content={content} words={list} />}
      <div className="panel">
        {rows.length > 0 ? (
          <InboxList rows={rows} words={words} />
        ) : (
          <div className="empty">
            <h2>{search ? list.noneMatch : list.empty[filter].title}</h2>
            {!search && <p className="muted">{list.empty[filter].text}</p>}
          </div>
        )}
        {(content.older !== null || !content.isFirst) && (
          <div className="pager">
            {content.isFirst ? (
              <span />
            ) : (
              <a className="more" href={filterAddress(filter)}>
                <span>{list.newest}</span>
              </a>
            )}
            {content.older !== null && (
              <ButtonLink href={content.older} variant="secondary" size="small">
                {search ? list.lookFurther : list.older}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  )
}

type LookedProps = {
  search: NonNullable<InboxContent['search']>
  content: InboxContent
  words: InboxListWords
}

function Looked({ search, content, words }: LookedProps) {
  const { looked, total } = search
  const isWhole = content.older === null
  return (
    <p className="looked" role="status">
      <span>
        {foundText(content.rows.length, isWhole, words)}{' '}
        {fillText(isWhole ? words.lookedAll : words.lookedSome, {
          count: isWhole ? total : looked,
          total,
        })}
      </span>
      <a className="more" href="/dashboard/messages">
        <span>{words.clearSearch}</span>
      </a>
    </p>
  )
}

function foundText(count: number, isWhole: boolean, words: InboxListWords): string {
  if (!isWhole && count > 0) return fillText(words.foundMore, { count })
  if (count === 0) return words.noneMatch
  return count === 1 ? words.foundOne : fillText(words.foundMany, { count })
}
