import { type Kysely, sql } from 'kysely'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { PublicSlug } from '#app/features/content/site-content.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState } from '#db/tables/content.ts'

export type RecordRevision = {
  id: string
  version: number
  state: ContentState
  data: unknown
  /** Of a translation: the English text from which it was made. */
  source: unknown
  savedAt: Date
  savedBy: string
}

/** Newest first. */
export async function listRecordRevisions(
  db: Kysely<Schema>,
  { type, id, locale }: RecordKey,
): Promise<RecordRevision[]> {
  const rows = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where((column) => column.and({ type, record_id: id, locale }))
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    data: row.published === null ? null : parseJson(row.published),
    source: row.source === null ? null : parseJson(row.source),
    savedAt: new Date(row.saved_at),
    savedBy: row.saved_by,
  }))
}

/** Every revision of a page or a service is kept, so they know all addresses that these have had. One query. */
export async function listPublicSlugs(db: Kysely<Schema>): Promise<PublicSlug[]> {
  // PostgreSQL reads no JSON with signs that it keeps in no text; in a text of the record these quotes are escaped.
  const slug = isPostgres(db)
    ? sql<string | null>`substring(published from '"slug": *"([^"]*)"')`
    : sql<string | null>`published ->> '$.slug'`
  const rows = await db
    .selectFrom('content_revisions')
    .where('type', 'in', ['page', 'service'])
    .select(['type', 'record_id', 'locale', 'state', slug.as('slug')])
    // Ids are in the order of time.
    .select(({ fn }) => fn.max('id').as('last'))
    .groupBy(['type', 'record_id', 'locale', 'state', slug])
    .orderBy('last')
    .execute()
  const nameOf = (row: (typeof rows)[number]) => `${row.type}/${row.record_id}/${row.locale}`
  const states = new Map(rows.map((row) => [nameOf(row), row.state]))
  return rows.flatMap((row): PublicSlug[] => {
    const { type, record_id: id, locale, state } = row
    if (state !== 'published' || !isLocale(locale)) return []
    const isRemoved = states.get(nameOf(row)) === 'removed'
    return [{ type: type as PublicSlug['type'], id, locale, slug: row.slug ?? id, isRemoved }]
  })
}
