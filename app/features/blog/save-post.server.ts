import { randomUUIDv7 } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Post, type PostInput, slugOf } from '#app/features/blog/post.ts'
import { findPost, SAMPLE_MARK } from '#app/features/blog/posts.server.ts'
import { FIELD_SEPARATOR, searchColumn } from '#app/features/blog/search-text.ts'
import { imageNamesIn } from '#app/features/media/image.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** What saving needs: the database, somebody to tell, and the time. */
export type SaveServices = { db: Kysely<Schema>; bus: Bus; now: () => Date }

/** Why an update was refused. `changed` brings the post as it stands now, so that no text is lost. */
export type UpdateProblem = { kind: 'missing' } | { kind: 'changed'; current: Post }

/** Who creates a post, and which press of the button this is. */
export type Submission = { userId: string | null; submissionId: string | null }

/**
 * Creates a post, a draft unless the input says otherwise. The same submission twice gives the one post that the first
 * made (double click, or a retry after a lost answer).
 */
export async function createPost(
  services: SaveServices,
  input: PostInput,
  { userId, submissionId }: Submission,
): Promise<Post> {
  const { db, bus, now } = services
  const createdAt = now()
  const id = await withFreeSlug(() =>
    db.transaction().execute(async (tx) => {
      const made = submissionId === null ? undefined : await findSubmission(tx, submissionId)
      if (made) return made.id
      return insertPost(tx, input, { userId, submissionId, createdAt })
    }),
  )
  bus.publish({ kind: 'content' })
  return getPost(db, id)
}

/**
 * Saves a post over the version that the editor has seen.
 * @param seenVersion the version that was loaded into the form
 */
export async function updatePost(
  services: SaveServices,
  id: string,
  seenVersion: number,
  input: PostInput,
): Promise<Result<Post, UpdateProblem>> {
  const { db, bus, now } = services
  const updatedAt = now()
  const saved = await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('blog_posts')
      .set({
        ...columnsOf(input),
        updated_at: updatedAt,
        version: sql<number>`version + 1`,
        submission_id: keptSubmission(),
        ...(input.published && { published_at: firstPublication(updatedAt) }),
      })
      .where('id', '=', id)
      .where('version', '=', seenVersion)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    await linkImages(tx, id, input)
    return true
  })
  if (!saved) {
    const current = await findPost(db, id, 'staff')
    return fail(current ? { kind: 'changed', current } : { kind: 'missing' })
  }
  bus.publish({ kind: 'content' })
  return ok(await getPost(db, id))
}

/** Puts a post into the trash, where no list finds it. @returns false when there is no such post, or it is there already */
export async function trashPost({ db, bus, now }: SaveServices, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('blog_posts')
    .set({ deleted_at: now(), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  bus.publish({ kind: 'content' })
  return true
}

type Tx = Transaction<Schema>

function findSubmission(tx: Tx, submissionId: string) {
  return tx
    .selectFrom('blog_posts')
    .where('submission_id', '=', submissionId)
    .select('id')
    .executeTakeFirst()
}

/**
 * Inserts one post with its images.
 * @param origin.slug the wished slug; made from the title when not given. A taken one gets a number.
 * @returns its id
 */
export async function insertPost(
  tx: Tx,
  input: PostInput,
  origin: Submission & { createdAt: Date; slug?: string },
): Promise<string> {
  const { userId, submissionId, createdAt, slug = slugOf(input.title) } = origin
  const id = randomUUIDv7()
  const { id: kept } = await tx
    .insertInto('blog_posts')
    .values({
      id,
      ...columnsOf(input),
      slug: await freeSlug(tx, slug),
      user_id: userId,
      submission_id: submissionId,
      created_at: createdAt,
      updated_at: createdAt,
      published_at: input.published ? createdAt : null,
      version: 1,
    })
    // Two presses at the same moment: PostgreSQL lets the second transaction wait here and then finds the first one's row.
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .where('submission_id', 'is not', null)
        .doUpdateSet({ submission_id: submissionId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kept === id) await linkImages(tx, id, input)
  return kept
}

function columnsOf(input: PostInput) {
  return {
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    author: input.author,
    date: input.date,
    image: input.image,
    image_alt: input.imageAlt,
    categories: JSON.stringify(input.categories),
    published: input.published,
    search_text: searchColumn([input.title, input.excerpt]),
    search_categories: `${FIELD_SEPARATOR}${searchColumn(input.categories)}${FIELD_SEPARATOR}`,
  }
}

function firstPublication(now: Date) {
  const value = sql.val(now)
  return sql<Date>`coalesce(published_at, ${value})`
}

// An edited sample is the firm's own post.
function keptSubmission() {
  return sql<
    string | null
  >`case when submission_id like ${`${SAMPLE_MARK}%`} then null else submission_id end`
}

async function freeSlug(tx: Tx, wanted: string): Promise<string> {
  const rows = await tx
    .selectFrom('blog_posts')
    .where((column) =>
      column.or([column('slug', '=', wanted), column('slug', 'like', `${wanted}-%`)]),
    )
    .select('slug')
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

const SLUG_ATTEMPTS = 5

// Two posts of the same title at the same moment choose the same slug on PostgreSQL; the one that comes second chooses again.
async function withFreeSlug<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = SLUG_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 1 || !isTakenSlug(error)) throw error
    }
  }
}

function isTakenSlug(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'constraint') === 'blog_posts_slug'
}

async function linkImages(
  tx: Tx,
  postId: string,
  post: Pick<Post, 'image' | 'content'>,
): Promise<void> {
  await tx.deleteFrom('post_images').where('post_id', '=', postId).execute()
  const rows = imageNamesIn(post).map((name) => ({ post_id: postId, image_name: name }))
  if (rows.length > 0) await tx.insertInto('post_images').values(rows).execute()
}

async function getPost(db: Kysely<Schema>, id: string): Promise<Post> {
  const post = await findPost(db, id, 'staff')
  // Trashed by somebody else between the write and this read: the caller's own write did succeed.
  if (!post) throw new Error('The post was removed while it was being saved')
  return post
}
