import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import type { Schema } from '#db/schema.ts'

/** Of a restricted message, only named staff see more than its reference and time. */
export function isHiddenFrom(viewer: Viewer, { isRestricted }: { isRestricted: boolean }): boolean {
  return isRestricted && !viewer.readsRestricted
}

export async function isRestrictedMessage(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('restricted')
    .where('id', '=', id)
    .executeTakeFirst()
  return Boolean(row?.restricted)
}

/** For a query of `messages`: without those that are hidden from this viewer. Null: the site itself looks. */
export function shownTo(viewer: Viewer | null) {
  return <Query extends { where(condition: ReturnType<typeof isOpenToAll>): Query }>(
    query: Query,
  ): Query => (viewer === null || viewer.readsRestricted ? query : query.where(isOpenToAll()))
}

function isOpenToAll() {
  return sql<boolean>`messages.restricted = false`
}
