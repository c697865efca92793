import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { PreviewDays } from '#app/features/preview-links/preview-days.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** How many pages one address may open by links; every use counts, a guess too. */
export const PREVIEW_VIEWS = { burst: 120, perSecond: 1 } as const

type NewLink = {
  /** Null: the link shows the site with its drafts. */
  postId: string | null
  /** An email. */
  by: string
  days: PreviewDays
}

/** The token is stored nowhere. Call it in the transaction of its audit event. */
export async function insertPreviewLink(
  tx: Db,
  { postId, by, days }: NewLink,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = makeToken()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await tx
    .insertInto('preview_links')
    .values({
      id: timeOrderedId(),
      token_hash: hash,
      post_id: postId,
      made_by: by,
      made_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** @returns false where there is none */
export async function deletePreviewLink(
  tx: Db,
  { id, postId }: { id: string; postId: string | null },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .where('post_id', 'is not distinct from', postId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Those that work, the newest first. */
export async function listPreviewLinks(db: Db, postId: string | null, now: Date) {
  const rows = await db
    .selectFrom('preview_links')
    .where('post_id', 'is not distinct from', postId)
    .where('expires_at', '>', now)
    .select(['id', 'made_by', 'made_at', 'expires_at'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, made_by, made_at, expires_at }) => ({
    id,
    madeBy: made_by,
    madeAt: new Date(made_at),
    expiresAt: new Date(expires_at),
  }))
}

export function shownPreviewLink(
  { id, madeBy, madeAt, expiresAt }: { id: string; madeBy: string; madeAt: Date; expiresAt: Date },
  timeZone: string,
) {
  const [made, until] = [zonedText(madeAt, timeZone), zonedText(expiresAt, timeZone)]
  return { id, madeBy, madeAt: made, until }
}

/** Null also for a withdrawn link. */
export async function findPreviewLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ postId: string | null; expiresAt: Date } | null> {
  const link = await db
    .selectFrom('preview_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select(['post_id', 'expires_at'])
    .executeTakeFirst()
  return link ? { postId: link.post_id, expiresAt: new Date(link.expires_at) } : null
}

export async function deleteOldPreviewLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute()
}
