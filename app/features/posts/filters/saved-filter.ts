import { filterTexts } from '#app/features/posts/filters/filter-texts.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import { readListAddress, writeFilter } from '#app/features/posts/post-list.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** `query`: of the list's address. */
export type SavedFilter = { name: string; query: string }

export const MOST_FILTERS = 20
export const LONGEST_FILTER_NAME = 40

export function parseFilter(name: string, query: string): Result<SavedFilter, string> {
  const filter = {
    name: name.trim(),
    query: writeFilter(readListAddress(new URLSearchParams(query))),
  }
  if (filter.query === '') return fail(filterTexts.problems.nothing)
  if (filter.name === '') return fail(filterTexts.problems.name)
  return filter.name.length > LONGEST_FILTER_NAME ? fail(filterTexts.problems.long) : ok(filter)
}

/** Such as "Status: Drafts; Author: Ana". @param nameOf a category, by its slug */
export function describeFilter(query: string, nameOf: (slug: string) => string): string {
  const { search, state, category, language, author, review, sort } = readListAddress(
    new URLSearchParams(query),
  )
  const { filters } = listTexts
  const order = new URLSearchParams(query).get('sort')
  const parts: (readonly [string, string | null])[] = [
    [filterTexts.search, search === '' ? null : `“${search}”`],
    [filters.state, state && filters[state]],
    [filters.category, category && nameOf(category)],
    [filters.language, language && (isLocale(language) ? languageName(language, 'en') : language)],
    [filters.author, author],
    [filters.review, review && filters[review]],
    [
      listTexts.columns[sort.by === 'created' ? 'date' : sort.by],
      order && filterTexts[sort.direction],
    ],
  ]
  return parts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('; ')
}
