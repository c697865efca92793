import {
  type ChosenInbox,
  INBOX_FILTERS,
  inboxAddress,
  type InboxFilter,
  SEARCH_MAX,
} from '#app/features/inbox/inbox.ts'
import { inboxTexts } from '#app/features/inbox/inbox-texts.ts'
import { inquiryTexts } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { AssigneeOptions } from '#app/features/inbox/inquiry/ui/inquiry-options.tsx'
import type { OverdueMessages } from '#app/features/inbox/ui/inbox-alarm.tsx'
import { Button } from '#app/ui/button.tsx'
import { Options } from '#app/ui/form/form-field.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'

export type Counts = Record<InboxFilter, number>

export type InboxAround = {
  counts: Counts
  overdue: OverdueMessages
  labels: readonly string[]
  colleagues: readonly { id: string; name: string }[]
}

export function Search({ text }: { text: string }) {
  return (
    <form className="inboxsearch" role="search" method="get" action="/dashboard/messages">
      {/* Another search replaces what was typed. */}
      <SearchField
        key={text}
        name="q"
        maxLength={SEARCH_MAX}
        defaultValue={text}
        placeholder={inboxTexts.searchPlaceholder}
        label={inboxTexts.searchLabel}
      />
      <Button type="submit" variant="secondary">
        {inboxTexts.search}
      </Button>
    </form>
  )
}

/** By who has them, and by a label. */
export function Narrowing({ inbox, chosen }: { inbox: InboxAround; chosen: ChosenInbox }) {
  const { filter, assignee, nobody } = inquiryTexts
  const labels = inbox.labels.map((label) => [label, label] as const)
  return (
    <form className="narrowing" method="get" action="/dashboard/messages" aria-label={filter.label}>
      {chosen.show !== 'all' && <input type="hidden" name="show" value={chosen.show} />}
      <select
        key={`who ${chosen.who}`}
        className="in"
        name="who"
        defaultValue={chosen.who}
        aria-label={assignee}
      >
        <option value="">{filter.anyone}</option>
        <option value="none">{nobody}</option>
        <AssigneeOptions colleagues={inbox.colleagues} />
      </select>
      <select
        key={`label ${chosen.label}`}
        className="in"
        name="label"
        defaultValue={chosen.label}
        aria-label={filter.byLabel}
      >
        <option value="">{filter.anyLabel}</option>
        <Options of={labels} />
      </select>
      <Button type="submit" variant="secondary">
        {filter.apply}
      </Button>
      <datalist id="labels">
        <Options of={labels} />
      </datalist>
    </form>
  )
}

/** @param chosen null during a search */
export function Filters({ counts, chosen }: { counts: Counts; chosen: ChosenInbox | null }) {
  return (
    <nav className="filters" aria-label={inboxTexts.filterLabel}>
      <ul>
        {INBOX_FILTERS.map((filter) => (
          <li key={filter}>
            <a
              href={inboxAddress({ show: filter, who: '', label: '' })}
              aria-current={filter === chosen?.show ? 'page' : undefined}
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
