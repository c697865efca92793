import { createHash } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { PreparedPost } from '#app/features/import/take/prepare-post.server.ts'
import { LATER_FIELDS } from '#app/features/posts/post-fields.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { publicationAct } from '#app/features/posts/publication/post-schedule.ts'
import { addRedirects } from '#app/features/posts/redirects.server.ts'
import { recordRevision } from '#app/features/posts/revisions/revisions.server.ts'
import {
  insertPost,
  inTransaction,
  type PostAction,
  recordPostEvent,
  replacePost,
} from '#app/features/posts/save-post.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/**
 * `edited`, `deleted`: by the staff here, since it was imported, so it is left as it is. `there`: a post of this product that the site
 * has already.
 */
export type Taken = 'new' | 'updated' | 'unchanged' | 'edited' | 'deleted' | 'there'

export type TakeServices = { db: Kysely<Schema>; now: () => Date; actor: Actor }

export type Entry = { source: string; key: string }

/** The post, its addresses and the note of the import in one transaction, so that a killed import goes on where it was. */
export function takePost(
  services: TakeServices,
  entry: Entry,
  post: PreparedPost,
): Promise<{ taken: Taken; lost: string[] }> {
  return inTransaction(services, async (action) => {
    const before = await findEntry(action.db, entry)
    if (before === null && (await isThere(action.db, post))) return { taken: 'there', lost: [] }
    if (before === null) return takeNew(action, entry, post)
    const taken = await compare(action.db, before, post)
    return taken === 'updated' ? update(action, before, post) : { taken, lost: [] }
  })
}

/** What an import would do. */
export async function comparePost(
  db: Kysely<Schema>,
  entry: Entry,
  post: PreparedPost,
): Promise<Taken> {
  const before = await findEntry(db, entry)
  if (before !== null) return compare(db, before, post)
  return (await isThere(db, post)) ? 'there' : 'new'
}

type Row = Selectable<Schema['imported_items']>

async function findEntry(db: Kysely<Schema>, { source, key }: Entry): Promise<Row | null> {
  const row = await db
    .selectFrom('imported_items')
    .where('source', '=', source)
    .where('item_key', '=', key)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

async function isThere(db: Kysely<Schema>, { exported }: PreparedPost): Promise<boolean> {
  if (exported === undefined) return false
  const row = db.selectFrom('blog_posts').where('id', '=', exported.id).select('id')
  return (await row.executeTakeFirst()) !== undefined
}

async function compare(db: Kysely<Schema>, before: Row, imported: PreparedPost): Promise<Taken> {
  const post = await findPost(db, before.post_id, 'staff')
  const isSame = before.content_hash === hashOf(imported)
  const isPublished = post === null || post.published || !imported.input.published
  if (isSame && isPublished) return 'unchanged'
  if (post === null) return 'deleted'
  return post.version === before.post_version ? 'updated' : 'edited'
}

async function takeNew(action: PostAction, entry: Entry, post: PreparedPost) {
  const { db: tx } = action
  const { input, createdAt, exported } = post
  const origin = { userId: null, submissionId: null, createdAt }
  const known = exported && {
    id: exported.id,
    ...(exported.translation && { translation: exported.translation }),
  }
  const { post: written } = await insertPost(tx, input, { ...origin, ...known })
  const { id } = written
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('imported_items')
    .values({
      source: entry.source,
      item_key: entry.key,
      post_id: id,
      post_version: 1,
      content_hash: hashOf(post),
    })
    .onConflict((conflict) => conflict.columns(['source', 'item_key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n)
    throw new Error(`Another import took “${input.title}” at this moment`)
  await recordPostEvent(action, 'post.created', written)
  if (input.published) await recordPostEvent(action, publicationAct(input, action.at), written)
  await recordRevision(action, written, null)
  return { taken: 'new' as const, lost: await settle(tx, id, post) }
}

async function update(
  action: PostAction,
  { source, item_key: key, post_id: id, post_version: seenVersion }: Row,
  post: PreparedPost,
): Promise<{ taken: Taken; lost: string[] }> {
  const { db: tx } = action
  const present = await findPost(tx, id, 'staff')
  const published = post.input.published || present?.published === true
  const input = { ...post.input, published }
  const replaced = await replacePost(action, { id, seenVersion, input })
  if (replaced === null) return { taken: 'edited', lost: [] }
  await tx
    .updateTable('imported_items')
    .set({ content_hash: hashOf(post), post_version: seenVersion + 1 })
    .where('source', '=', source)
    .where('item_key', '=', key)
    .execute()
  return { taken: 'updated', lost: await settle(tx, id, post) }
}

/** What the site itself would set to the moment of the import. */
async function settle(tx: Transaction<Schema>, id: string, post: PreparedPost): Promise<string[]> {
  const { createdAt, updatedAt, exported } = post
  const published = exported && { published_at: exported.publishedAt }
  await tx
    .updateTable('blog_posts')
    .set({ created_at: createdAt, updated_at: updatedAt, ...published })
    .where('id', '=', id)
    .execute()
  for (const slug of exported?.formerSlugs ?? [])
    await tx
      .insertInto('post_slugs')
      .values({ slug, post_id: id })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
  const taken = await addRedirects(tx, id, post.redirects)
  return taken.map((path) => `the redirect from ${path}, which leads to another post`)
}

/**
 * Without whether it is published, because an import never takes down, without the moment of the import, and without an empty field that an
 * earlier release did not know.
 */
function hashOf({ input, redirects, isUndated = false, ...post }: PreparedPost): string {
  const known = isUndated ? { ...input, date: '' } : input
  const times = isUndated ? [null, null] : [post.createdAt, post.updatedAt]
  const made = JSON.stringify([{ ...known, published: false }, ...times, redirects], withoutLater)
  return createHash('sha256').update(made).digest('hex')
}

function withoutLater(name: string, value: unknown): unknown {
  return value === '' && LATER_FIELDS.some((later) => later === name) ? undefined : value
}
