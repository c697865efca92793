import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#app/features/posts/post.ts'
import { likePattern } from '#app/features/posts/search/search-text.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

// Enough to narrow a search; `hasWords` decides.
const MOST_GRAMS = 24
const GRAM_LENGTH = 3
const LAST_CHARACTER = '\u{10FFFF}'

export function isSearch(search: string): boolean {
  return foldForSearch(search) !== ''
}

/** Spec 5.19, 5.20. */
export function hasWords(db: Kysely<Schema>, search: string, viewer: Viewer) {
  const text = foldForSearch(search)
  const words = sql.raw(viewer === 'staff' ? 'words' : 'words || names')
  // By bytes, which in UTF-8 finds the same: PostgreSQL takes twice as long by characters.
  return isPostgres(db)
    ? sql<boolean>`position(convert_to(${text}, 'UTF8') in convert_to(${words}, 'UTF8')) > 0`
    : sql<boolean>`instr(${words}, ${text}) > 0`
}

/** By the trigram index; for shorter texts PostgreSQL scans every row. */
export function mayHaveTerms(db: Kysely<Schema>, search: string) {
  const characters = Array.from(foldForSearch(search))
  if (isPostgres(db)) {
    return characters.length < GRAM_LENGTH
      ? sql<boolean>`true`
      : sql<boolean>`words || names like ${likePattern(search)} escape '\\'`
  }
  if (characters.length < GRAM_LENGTH) {
    const start = characters.join('')
    return sql<boolean>`number in (select doc from post_gram_places where term >= ${start} and term < ${start + LAST_CHARACTER})`
  }
  const grams = characters
    .slice(0, 1 - GRAM_LENGTH)
    .map((_, index) => characters.slice(index, index + GRAM_LENGTH).join(''))
  const query = [...new Set(grams)]
    .slice(0, MOST_GRAMS)
    .map((gram) => `"${gram.replaceAll('"', '""')}"`)
    .join(' AND ')
  return sql<boolean>`number in (select rowid from post_grams where post_grams match ${query})`
}
