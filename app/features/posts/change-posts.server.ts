import { sql } from 'kysely'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  type ChecklistServices,
  checkPublication,
} from '#app/features/posts/checklist/check-post.server.ts'
import type { BulkAct, BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { publicationAct, unseenOf } from '#app/features/posts/publication/post-schedule.ts'
import {
  inTransaction,
  type PostAction,
  recordPostEvent,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'
import { refusalOf, turnSwitch } from '#app/features/posts/post-transitions.ts'
import { endReview } from '#app/features/posts/reviews/end-review.server.ts'
import { indexPosts } from '#app/features/posts/search/post-index.server.ts'
import { putIntoTrash } from '#app/features/posts/trash/trash.server.ts'

/** In one transaction; a post saved or deleted since the version shown stays as it is. */
export async function changePosts(
  services: SaveServices & ChecklistServices,
  act: BulkAct,
  chosen: readonly ChosenPost[],
): Promise<BulkOutcome> {
  const held = act === 'publish' ? await listHeldBack(services, chosen) : new Set<string>()
  const { outcome, readersSeeIt } = await inTransaction(services, async (action) => {
    const change = (post: ChosenPost) => changes[act](action, post)
    const { done, refused } = await changeEach(action, chosen, change, held)
    const published = act === 'publish' ? done.map(({ post }) => post) : []
    return {
      outcome: { act, done: done.length, refused, ...(await countUnseen(action, published)) },
      readersSeeIt:
        done.length > 0 && (act === 'publish' || done.some(({ before }) => before.published)),
    }
  })
  if (outcome.done > 0) announceChange(services, readersSeeIt)
  return outcome
}

/** @param change gives null for a post that stays as it is @param held ids of those that it is not asked for */
export async function changeEach<Before>(
  action: PostAction,
  chosen: readonly ChosenPost[],
  change: (post: ChosenPost) => Promise<Before | null>,
  held: ReadonlySet<string> = new Set(),
): Promise<{ done: { post: ChosenPost; before: Before }[]; refused: BulkOutcome['refused'] }> {
  const done: { post: ChosenPost; before: Before }[] = []
  const refused: BulkOutcome['refused'] = []
  // A fixed order, so that two concurrent actions cannot deadlock.
  const ordered = [...new Map(chosen.map((post) => [post.id, post])).values()].toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  )
  for (const post of ordered) {
    const isHeldBack = held.has(post.id)
    const before = isHeldBack ? null : await change(post)
    if (before !== null) done.push({ post, before })
    else refused.push(await refuseChange(action, post, isHeldBack))
  }
  return { done, refused }
}

async function countUnseen({ db: tx, at }: PostAction, published: readonly ChosenPost[]) {
  const posts = await Promise.all(published.map(({ id }) => findPost(tx, id, 'staff')))
  return unseenOf(
    posts.flatMap((post) => post ?? []),
    at,
  )
}

const changes = {
  publish: (action: PostAction, post: ChosenPost) => setPublished(action, post, true),
  unpublish: (action: PostAction, post: ChosenPost) => setPublished(action, post, false),
  trash: (action: PostAction, { id, version }: ChosenPost) => putIntoTrash(action, id, version),
}

/** At its planned time, if any; null when it was saved or deleted since that version. */
async function setPublished(
  action: PostAction,
  { id, version }: ChosenPost,
  published: boolean,
): Promise<{ published: boolean } | null> {
  const { db: tx, at } = action
  const before = await findPost(tx, id, 'staff')
  if (before?.version !== version) return null
  const turned = turnSwitch(before, published, at)
  if (turned === null) return { published }
  const { numUpdatedRows } = await tx
    .updateTable('blog_posts')
    .set({
      published,
      updated_at: at,
      version: sql<number>`version + 1`,
      published_at: turned.publishedAt,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  await indexPosts(tx, [id])
  if (published) await endReview(tx, id)
  await recordPostEvent(action, publicationAct({ ...before, published }, at), before)
  return { published: !published }
}

/** Outside the transaction, to keep that short; a post that changes in between is refused by its version. */
async function listHeldBack(
  services: ChecklistServices,
  chosen: readonly ChosenPost[],
): Promise<Set<string>> {
  const held = new Set<string>()
  if (services.publishing.checklist === 'advisory') return held
  for (const { id, version } of chosen) {
    const post = await findPost(services.db, id, 'staff')
    if (!post || post.version !== version || post.published) continue
    // No finding depends on a time, so any zone will do.
    const form = { ...formOfPost(post, 'UTC'), published: true }
    const checked = await checkPublication(services, id, form)
    if (!checked.ok) held.add(id)
  }
  return held
}

/** Why a chosen post stayed as it is. */
async function refuseChange(
  { db: tx }: PostAction,
  chosen: ChosenPost,
  isHeldBack: boolean,
): Promise<BulkOutcome['refused'][number]> {
  const { id } = chosen
  const post = await tx
    .selectFrom('blog_posts')
    .where('id', '=', id)
    .select(['title', 'version', 'deleted_at'])
    .executeTakeFirst()
  const present = post?.deleted_at === null ? post : null
  return {
    id,
    title: post?.title ?? null,
    reason: refusalOf(present, chosen, isHeldBack) ?? 'changed',
  }
}
