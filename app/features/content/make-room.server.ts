import { type Kysely, type RawBuilder, sql } from 'kysely'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { layoutOf } from '#app/features/content/site-content.ts'
import {
  listStoredRecords,
  type StoredRecord,
} from '#app/features/content/stored-records.server.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import type { Schema } from '#db/schema.ts'

/**
 * A page that a firm made goes on at an address of its own when a page with the same id ships later, which would hide it. Links in the firm's records
 * lead to the new address. Call it at each start; nothing is left to do afterwards.
 */
export async function makeRoomForShippedPages(db: Kysely<Schema>): Promise<void> {
  const pages = (await listStoredRecords(db)).filter(({ type }) => type === 'page')
  const taken = new Set(pages.flatMap((page) => [page.id, at(textOf(page), 'slug')]))
  for (const { id } of pages.filter(isHidden)) {
    let number = 2
    while (taken.has(`${id}-${number}`)) number += 1
    await movePage(db, { from: id, to: `${id}-${number}` })
  }
}

function isHidden(page: StoredRecord): boolean {
  const isPlain = page.locale === 'en' && at(textOf(page), 'layout') === 'plain'
  return isPlain && layoutOf(shippedInAll.en, page.id) !== 'plain'
}

function textOf({ data, draft, removed }: StoredRecord): Json {
  return (data ?? draft ?? removed) as Json
}

const TEXTS = ['published', 'draft', 'source', 'draft_source']

async function movePage(db: Kysely<Schema>, { from, to }: { from: string; to: string }) {
  const renamed = (columns: readonly string[], names: readonly string[]) => {
    const inNew = (text: RawBuilder<unknown>, name: string) =>
      sql<string>`replace(${text}, ${name}, ${name.replace(from, to)})`
    return Object.fromEntries(
      columns.map((each) => [each, names.reduce(inNew, sql`${sql.ref(each)}`)]),
    )
  }
  const slug = [`"slug":"${from}"`]
  const links = [`"page":"${from}"`, `"/${from}"`, `](/${from})`]
  const entry = `page/${from}/`
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('content_records').set(renamed(TEXTS, links)).execute()
    await tx
      .updateTable('content_records')
      .set({ id: to, ...renamed(TEXTS, slug) })
      .where((column) => column.and({ type: 'page', id: from }))
      .execute()
    await tx
      .updateTable('entry_revisions')
      .set({ entry_id: to, ...renamed(['data', 'source'], slug) })
      .where((column) => column.and({ type: 'page', entry_id: from }))
      .execute()
    await tx
      .updateTable('working_copies')
      .set({ ...renamed(['entry'], [entry]), ...renamed(['fields'], slug) })
      .where('entry', 'like', `${entry}%`)
      .execute()
  })
}
