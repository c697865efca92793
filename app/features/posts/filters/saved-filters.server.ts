import type { Kysely } from 'kysely'
import { MOST_FILTERS, type SavedFilter } from '#app/features/posts/filters/saved-filter.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

export function listSavedFilters(db: Db, userId: string): Promise<SavedFilter[]> {
  return db
    .selectFrom('saved_filters')
    .select(['name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .limit(MOST_FILTERS)
    .execute()
}

/** One of the same name is replaced; false when there are too many. */
export async function saveFilter(
  db: Db,
  userId: string,
  { name, query }: SavedFilter,
): Promise<boolean> {
  const known = await listSavedFilters(db, userId)
  if (known.length >= MOST_FILTERS && !known.some((each) => each.name === name)) return false
  await db
    .insertInto('saved_filters')
    .values({ user_id: userId, name, query })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query }))
    .execute()
  return true
}

/** @returns false when there is none of this name */
export async function deleteFilter(db: Db, userId: string, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
