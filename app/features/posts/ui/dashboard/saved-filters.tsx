import { Link } from 'react-router'
import { listTexts } from '#app/features/posts/list-texts.ts'
import { type ListAddress, writeFilter } from '#app/features/posts/post-list.ts'
import type { SavedFilter } from '#app/features/posts/filters/saved-filter.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'

const FILTERS = '/dashboard/filters'

type SavedFiltersProps = { address: ListAddress; saved: readonly SavedFilter[] }

/** Links, so that a filter works without JavaScript; named and deleted on a page of their own. */
export function SavedFilters({ address, saved }: SavedFiltersProps) {
  const { filters } = listTexts
  const shown = writeFilter(address)
  const isNew = shown !== '' && saved.every(({ query }) => query !== shown)
  if (!isNew && saved.length === 0) return null
  return (
    <nav className="saved" aria-label={filters.saved}>
      {saved.map(({ name, query }) => (
        <Link
          key={name}
          className="badge"
          to={`?${query}`}
          {...WITHIN_THE_LIST}
          aria-current={query === shown ? 'page' : undefined}
          dir="auto"
        >
          {name}
        </Link>
      ))}
      {isNew && <Link to={`${FILTERS}?${shown}`}>{filters.save}</Link>}
      {saved.length > 0 && <Link to={FILTERS}>{filters.manage}</Link>}
    </nav>
  )
}
