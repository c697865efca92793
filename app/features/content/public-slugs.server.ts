import { type Kysely, sql } from 'kysely'
import type { PublicSlug } from '#app/features/content/site-content.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** Every revision of a page, a service or an answer is kept, so they know all addresses that these have had. One query. */
export async function listPublicSlugs(db: Kysely<Schema>): Promise<PublicSlug[]> {
  // PostgreSQL reads no JSON with signs that it keeps in no text; in a text of the record these quotes are escaped.
  const slug = isPostgres(db)
    ? sql<string | null>`substring(data from '"slug": *"([^"]*)"')`
    : sql<string | null>`data ->> '$.slug'`
  const rows = await db
    .selectFrom('entry_revisions')
    .where('type', 'in', ['page', 'service', 'answer'])
    .select(['type', 'entry_id', 'locale', 'state', slug.as('slug')])
    .select(({ fn }) => [fn.max('saved_at').as('last'), fn.max('version').as('version')])
    .groupBy(['type', 'entry_id', 'locale', 'state', slug])
    .orderBy('last')
    .orderBy('version')
    .execute()
  const nameOf = (row: (typeof rows)[number]) => `${row.type}/${row.entry_id}/${row.locale}`
  const states = new Map(rows.map((row) => [nameOf(row), row.state]))
  return rows.flatMap((row): PublicSlug[] => {
    const { type, entry_id: id, locale, state } = row
    if (state !== 'published' || !isLocale(locale)) return []
    const isRemoved = states.get(nameOf(row)) === 'removed'
    return [{ type: type as PublicSlug['type'], id, locale, slug: row.slug ?? id, isRemoved }]
  })
}
