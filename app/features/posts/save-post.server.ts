import { v7 as timeOrderedId } from 'uuid'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import {
  inCurrentNames,
  settleCategories,
} from '#app/features/posts/categories/category-settings.server.ts'
import { nextLanguage } from '#app/features/posts/translations/translations.server.ts'
import { freeSlug, nextSlug, rememberSlug } from '#app/features/posts/post-address.server.ts'
import { writeIndex } from '#app/features/posts/search/post-index.server.ts'
import type { PostAct } from '#app/features/posts/changes/post-act.server.ts'
import { endReview } from '#app/features/posts/reviews/end-review.server.ts'
import type { Post, PostInput, PostTranslation } from '#app/features/posts/post.ts'
import { publicationAct } from '#app/features/posts/publication/post-schedule.ts'
import { newSlug, publishedAtAfter } from '#app/features/posts/post-transitions.ts'
import { findPost, postColumns, SAMPLE_MARK, toPost } from '#app/features/posts/posts.server.ts'
import { rowOfTexts } from '#app/features/posts/post-columns.server.ts'
import { recordRevision } from '#app/features/posts/revisions/revisions.server.ts'
import { imageNamesIn } from '#app/features/images/image.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type SaveServices = { db: Kysely<Schema>; bus: Bus; now: () => Date; actor: Actor }

/** `changed` carries the current post, so that no text is lost. */
export type UpdateProblem = { kind: 'missing' } | { kind: 'changed'; current: Post }

/** `submissionId` identifies one press of the button. */
export type Submission = { userId: string | null; submissionId: string | null }

/** The same submission twice gives one post, as first sent. */
export async function createPost(
  services: SaveServices,
  input: PostInput,
  { userId, submissionId }: Submission,
): Promise<Post> {
  const created = await inTransaction(services, async (action) => {
    const { db: tx, at: createdAt } = action
    const { post, isNew } = await insertPost(tx, input, { userId, submissionId, createdAt })
    if (isNew) {
      await recordPostEvent(action, 'post.created', post)
      await recordRevision(action, post, null)
      if (input.published) await recordPostEvent(action, publicationAct(input, createdAt), post)
      await recordOverride(action, post.id, input)
    }
    return post
  })
  announceChange(services, input.published)
  return created
}

/** The same submission twice makes one post, with the later text, so that a lost response loses nothing. */
export async function createPostOnce(
  services: SaveServices,
  input: PostInput,
  submission: Submission,
): Promise<Post> {
  const post = await createPost(services, input, submission)
  const categories = await inCurrentNames(services.db, input.categories, post.locale)
  if (post.version !== 1 || saysTheSame(post, { ...input, categories })) return post
  const saved = await updatePost(services, post.id, post.version, input)
  return saved.ok ? saved.value : post
}

function saysTheSame(post: Post, input: PostInput): boolean {
  const { slug, locale } = input
  const isAt = (slug ?? post.slug) === post.slug && (locale ?? post.locale) === post.locale
  return isAt && JSON.stringify(rowOf(post)) === JSON.stringify(rowOf(input))
}

/** `seenVersion`: the version loaded into the form. */
export async function updatePost(
  services: SaveServices,
  id: string,
  seenVersion: number,
  input: PostInput,
): Promise<Result<Post, UpdateProblem>> {
  const replaced = await inTransaction(services, (action) =>
    replacePost(action, { id, seenVersion, input }),
  )
  if (replaced === null) {
    const current = await findPost(services.db, id, 'staff')
    return fail(current ? { kind: 'changed', current } : { kind: 'missing' })
  }
  announceChange(services, replaced.before.published || input.published)
  return ok(replaced.post)
}

/** Null: the post has another version, or is gone. */
export async function replacePost(
  services: PostAction,
  { id, seenVersion, input }: { id: string; seenVersion: number; input: PostInput },
): Promise<{ before: Post; post: Post } | null> {
  const { db: tx, at } = services
  const before = await findPost(tx, id, 'staff')
  if (before?.version !== seenVersion) return null
  const locale = await nextLanguage(tx, before, input.locale, at)
  const categories = await settleCategories(tx, input.categories, locale)
  const slug = await nextSlug(tx, before, input, at)
  const row = await tx
    .updateTable('blog_posts')
    .set({
      ...rowOf({ ...input, categories }),
      slug,
      locale,
      updated_at: at,
      version: sql<number>`version + 1`,
      submission_id: storedSubmission(),
      published_at: publishedAtAfter(before.publishedAt, input, at),
    })
    .where('id', '=', id)
    .where('version', '=', seenVersion)
    .where('deleted_at', 'is', null)
    .returning(writtenColumns)
    .executeTakeFirst()
  if (!row) return null
  await rememberSlug(tx, before, slug, at)
  const post = await settleWritten(tx, row)
  await recordPostEvent(services, 'post.updated', post)
  await recordRevision(services, post, before)
  if (before.published !== input.published) {
    await recordPostEvent(services, publicationAct(input, at), post)
    if (input.published) await endReview(tx, id)
  }
  await recordOverride(services, id, input)
  return { before, post }
}

export type PostAction = { db: Transaction<Schema>; actor: Actor; at: Date }

/** One instant for everything that is written in it. */
export function inTransaction<Value>(
  { db, now, actor }: Omit<SaveServices, 'bus'>,
  work: (action: PostAction) => Promise<Value>,
): Promise<Value> {
  const at = now()
  return db.transaction().execute((tx) => work({ db: tx, actor, at }))
}

export function recordPostEvent(
  { db, actor, at }: PostAction,
  act: PostAct,
  { id, title }: { id: string; title: string },
): Promise<void> {
  return recordAuditEvent(db, { at, by: actor, act, subjectId: id, subject: title })
}

async function recordOverride(action: PostAction, id: string, input: PostInput): Promise<void> {
  if (!input.publishedOver) return
  const title = `“${input.title}”: ${input.publishedOver}`
  await recordPostEvent(action, 'post.published-over-findings', { id, title })
}

/** To every process: pages that readers may see are made anew, and lists in the dashboard read again. */
export function announceChange({ bus }: Pick<SaveServices, 'bus'>, readersSeeIt: boolean): void {
  if (readersSeeIt) bus.publish({ kind: 'content' })
  bus.publish({ kind: 'posts' })
}

export async function insertPost(
  tx: Transaction<Schema>,
  input: PostInput,
  origin: Submission & { createdAt: Date; id?: string; translation?: PostTranslation },
): Promise<{ post: Post; isNew: boolean }> {
  const { userId, submissionId, createdAt, translation } = origin
  const id = origin.id ?? timeOrderedId()
  const categories = await settleCategories(tx, input.categories, input.locale ?? 'en')
  const row = await tx
    .insertInto('blog_posts')
    .values({
      id,
      ...rowOf({ ...input, categories }),
      slug: await freeSlug(tx, newSlug(input, createdAt), null),
      locale: input.locale ?? 'en',
      ...(translation && { translates: translation.of, translated_version: translation.version }),
      user_id: userId,
      submission_id: submissionId,
      created_at: createdAt,
      updated_at: createdAt,
      published_at: publishedAtAfter(null, input, createdAt),
      version: 1,
    })
    // PostgreSQL lets a concurrent second transaction wait here, then finds the first one's row.
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .where('submission_id', 'is not', null)
        .doUpdateSet({ submission_id: submissionId }),
    )
    .returning(writtenColumns)
    .executeTakeFirstOrThrow()
  if (row.id === id) return { post: await settleWritten(tx, row), isNew: true }
  // What was typed since the first press would be lost with the post.
  if (row.deleted_at !== null) throw new Error('The post was removed while it was being saved')
  return { post: toPost(row), isNew: false }
}

/** Of a row as it was written, so that nothing reads it again. */
const writtenColumns = [...postColumns, 'deleted_at'] as const

type WrittenRow = Pick<Selectable<Schema['blog_posts']>, (typeof writtenColumns)[number]>

async function settleWritten(tx: Transaction<Schema>, row: WrittenRow): Promise<Post> {
  await linkImages(tx, row.id, row)
  await writeIndex(tx, [row.id], [row])
  return toPost(row)
}

function rowOf(input: PostInput) {
  return {
    ...rowOfTexts(input),
    published: input.published,
    publish_at: input.publishAt,
    unpublish_at: input.unpublishAt,
    reviewed_by: input.review?.by ?? null,
    reviewed_on: input.review?.on ?? null,
  }
}

// An edited sample is the firm's own post.
function storedSubmission() {
  return sql<
    string | null
  >`case when submission_id like ${`${SAMPLE_MARK}%`} then null else submission_id end`
}

async function linkImages(
  tx: Transaction<Schema>,
  postId: string,
  post: Pick<Post, 'image' | 'content'>,
): Promise<void> {
  await tx.deleteFrom('post_images').where('post_id', '=', postId).execute()
  const rows = imageNamesIn(post).map((name) => ({ post_id: postId, image_name: name }))
  if (rows.length > 0) await tx.insertInto('post_images').values(rows).execute()
}
