import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { hasSearchText } from '#app/platform/texts/fold-for-search.ts'
import type { Schema } from '#db/schema.ts'

// The texts are long and have no index: they are read in parts, and after each text others get their turn.
const LOOKED_AT_ONCE = 25
const LONGEST_MS = 1_500

/** Ids of drafts that have the words in their text, the newest first; of very many, what the time allows. */
export async function findDraftsByText(
  db: Kysely<Schema>,
  words: string,
  limit: number,
): Promise<string[]> {
  const end = performance.now() + LONGEST_MS
  const found: string[] = []
  let after: string | undefined
  do {
    const drafts = await listDrafts(db, after)
    found.push(...(await thoseWith(db, words, drafts)))
    after = drafts.length === LOOKED_AT_ONCE ? drafts.at(-1) : undefined
  } while (after !== undefined && found.length < limit && performance.now() < end)
  return found.slice(0, limit)
}

async function listDrafts(db: Kysely<Schema>, after: string | undefined): Promise<string[]> {
  let drafts = db
    .selectFrom('post_search')
    .where('state', '=', 'draft')
    .select('post_id')
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(LOOKED_AT_ONCE)
  if (after !== undefined)
    drafts = drafts.where(
      sql<boolean>`(created_at, post_id) < (select created_at, post_id from post_search as last_seen where last_seen.post_id = ${after})`,
    )
  return (await drafts.execute()).map(({ post_id }) => post_id)
}

async function thoseWith(
  db: Kysely<Schema>,
  words: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('blog_posts')
    .where('id', 'in', ids)
    .select(['id', 'content'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const found: string[] = []
  for (const { id, content } of rows) {
    if (hasSearchText([content], words)) found.push(id)
    await setImmediate()
  }
  return found
}
