import { type Kysely, sql, type Transaction } from 'kysely'
import { freeSlug } from '#app/features/posts/post-address.server.ts'
import { indexPosts } from '#app/features/posts/search/post-index.server.ts'
import { DAYS_IN_TRASH } from '#app/features/posts/post-list.ts'
import type { Post } from '#app/features/posts/post.ts'
import { type PostTexts, TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { columnsOf, textsOfRow } from '#app/features/posts/post-columns.server.ts'
import { samplePosts } from '#app/features/posts/samples/stored-samples.server.ts'
import {
  inTransaction,
  type PostAction,
  recordPostEvent,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'
import { findTranslation } from '#app/features/posts/translations/translations.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

const POSTS_AT_ONCE = 100

export async function trashPost(services: SaveServices, id: string): Promise<boolean> {
  const trashed = await inTransaction(services, (action) => putIntoTrash(action, id))
  if (!trashed) return false
  announceChange(services, trashed.published)
  return true
}

/** With `seenVersion`, a post saved since stays. */
export async function putIntoTrash(
  action: PostAction,
  id: string,
  seenVersion?: number,
): Promise<{ published: boolean } | null> {
  const trashed = await action.db
    .updateTable('blog_posts')
    .set({ deleted_at: action.at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(seenVersion !== undefined, (update) => update.where('version', '=', seenVersion ?? 0))
    .returning(['title', 'published'])
    .executeTakeFirst()
  if (!trashed) return null
  await indexPosts(action.db, [id])
  await recordPostEvent(action, 'post.trashed', { id, title: trashed.title })
  return { published: Boolean(trashed.published) }
}

/** In its former state; an address taken since gets a number; null when it is not in the trash. */
export async function restorePost(
  services: SaveServices,
  id: string,
): Promise<{ title: string; published: boolean } | null> {
  const restored = await inTransaction(services, async (action) => {
    const { db: tx } = action
    const trashed = await tx
      .selectFrom('blog_posts')
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .select(['id', 'title', 'slug', 'published', 'translates', 'locale'])
      .executeTakeFirst()
    if (!trashed) return null
    const { numUpdatedRows } = await tx
      .updateTable('blog_posts')
      .set({
        deleted_at: null,
        slug: await freeSlug(tx, trashed.slug, id),
        ...(await placeOfTranslation(tx, trashed)),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return null
    await indexPosts(tx, [id])
    await recordPostEvent(action, 'post.restored', trashed)
    return { title: trashed.title, published: Boolean(trashed.published) }
  })
  if (restored) announceChange(services, restored.published)
  return restored
}

/** Another translation into its language was begun since: it becomes a post of its own. */
async function placeOfTranslation(
  tx: Transaction<Schema>,
  { translates, locale }: { translates: string | null; locale: string },
) {
  const other = translates === null ? null : await findTranslation(tx, translates, locale)
  return other === null ? {} : ALONE
}

const ALONE = { translates: null, translated_version: null }

/** Its title; null when it is not in the trash. */
export async function deleteTrashedPost(
  services: SaveServices,
  id: string,
): Promise<string | null> {
  const title = await inTransaction(services, (action) => deleteForEver(action, id))
  if (title !== null) announceChange(services, false)
  return title
}

export async function emptyOldTrash(services: SaveServices): Promise<number> {
  const limit = new Date(services.now().getTime() - DAYS_IN_TRASH * DAY_MS)
  let deleted = 0
  for (;;) {
    const old = await services.db
      .selectFrom('blog_posts')
      .where('deleted_at', '<=', limit)
      .select('id')
      .limit(POSTS_AT_ONCE)
      .execute()
    deleted += await inTransaction(services, async (action) => {
      let gone = 0
      for (const { id } of old) if ((await deleteForEver(action, id)) !== null) gone += 1
      return gone
    })
    if (old.length < POSTS_AT_ONCE) break
  }
  if (deleted > 0) announceChange(services, false)
  return deleted
}

export async function listTrash(
  db: Kysely<Schema>,
  { after, limit }: { after: string | null; limit: number },
) {
  const rows = await db
    .selectFrom('blog_posts')
    .where('deleted_at', 'is not', null)
    .$if(after !== null, (select) =>
      select.where(
        sql<boolean>`(deleted_at, id) < (select deleted_at, id from blog_posts as last_seen where last_seen.id = ${after})`,
      ),
    )
    .select(['id', 'title', 'author', 'published', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const posts = rows.slice(0, limit).map(({ published, deleted_at, ...row }) => ({
    ...row,
    ...timesOf(deleted_at),
    published: Boolean(published),
  }))
  return { posts, nextAfter: rows.length > limit ? (posts.at(-1)?.id ?? null) : null }
}

export type TrashedPost = PostTexts &
  Pick<Post, 'id' | 'published'> & { deletedAt: Date; goneAt: Date; deletedBy: string | null }

/** `deletedBy`: an e-mail; null for samples that were removed together. */
export async function findTrashedPost(db: Kysely<Schema>, id: string): Promise<TrashedPost | null> {
  const row = await db
    .selectFrom('blog_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select(['id', 'published', 'deleted_at', ...columnsOf(TEXT_FIELDS)])
    .executeTakeFirst()
  if (!row) return null
  const trashed = await db
    .selectFrom('audit_log')
    .where('subject_id', '=', id)
    .where('act', '=', 'post.trashed')
    .select('actor')
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return {
    id,
    ...textsOfRow(TEXT_FIELDS, row),
    ...timesOf(row.deleted_at),
    published: Boolean(row.published),
    deletedBy: trashed?.actor ?? null,
  }
}

function timesOf(deleted: string | Date | null): { deletedAt: Date; goneAt: Date } {
  const deletedAt = new Date(deleted ?? 0)
  return { deletedAt, goneAt: new Date(deletedAt.getTime() + DAYS_IN_TRASH * DAY_MS) }
}

export async function removeSamples(services: SaveServices): Promise<number> {
  const count = await inTransaction(services, async (action) => {
    const samples = await samplePosts(action.db).execute()
    for (const { id, version } of samples) await putIntoTrash(action, id, version)
    if (samples.length > 0) {
      const title = samples.map((sample) => sample.title).join('; ')
      await recordPostEvent(action, 'post.samples-removed', { id: '', title })
    }
    return samples.length
  })
  if (count > 0) announceChange(services, true)
  return count
}

async function deleteForEver(action: PostAction, id: string): Promise<string | null> {
  const gone = await action.db
    .deleteFrom('blog_posts')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('title')
    .executeTakeFirst()
  if (!gone) return null
  await action.db.updateTable('blog_posts').set(ALONE).where('translates', '=', id).execute()
  await recordPostEvent(action, 'post.deleted', { id, title: gone.title })
  return gone.title
}
