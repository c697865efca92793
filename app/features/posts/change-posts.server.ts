import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  type ChecklistServices,
  checkPublication,
} from '#app/features/posts/checklist/check-post.server.ts'
import type { BulkAct, BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { unseenOf } from '#app/features/posts/publication/post-schedule.ts'
import { publishPost, unpublishPost } from '#app/features/posts/publication/publish-post.server.ts'
import {
  inTransaction,
  type PostAction,
  type SaveServices,
  tellOf,
} from '#app/features/posts/save-post.server.ts'
import { refusalOf } from '#app/features/posts/post-transitions.ts'
import { putIntoTrash } from '#app/features/posts/trash.server.ts'

/** In one transaction; a post saved or deleted since the version shown stays as it is. */
export async function changePosts(
  services: SaveServices & ChecklistServices,
  act: BulkAct,
  chosen: readonly ChosenPost[],
): Promise<BulkOutcome> {
  const held = act === 'publish' ? await listHeldBack(services, chosen) : new Set<string>()
  // A fixed order, so that two concurrent actions cannot deadlock.
  const ordered = [...new Map(chosen.map((post) => [post.id, post])).values()].toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  )
  const { outcome, readersSeeIt } = await inTransaction(services, async (action) => {
    const refused: BulkOutcome['refused'] = []
    const before: { published: boolean }[] = []
    for (const post of ordered) {
      const isHeldBack = held.has(post.id)
      const changed = isHeldBack ? null : await changes[act](action, post)
      if (changed) before.push(changed)
      else refused.push(await refuseChange(action, post, isHeldBack))
    }
    const kept = new Set(refused.map(({ id }) => id))
    const published = act === 'publish' ? ordered.filter(({ id }) => !kept.has(id)) : []
    return {
      outcome: { act, done: before.length, refused, ...(await countUnseen(action, published)) },
      readersSeeIt: before.length > 0 && (act === 'publish' || before.some((was) => was.published)),
    }
  })
  if (outcome.done > 0) tellOf(services, readersSeeIt)
  return outcome
}

async function countUnseen({ db: tx, at }: PostAction, published: readonly ChosenPost[]) {
  const posts = await Promise.all(published.map(({ id }) => findPost(tx, id, 'staff')))
  return unseenOf(
    posts.flatMap((post) => post ?? []),
    at,
  )
}

const changes = {
  publish: publishPost,
  unpublish: unpublishPost,
  trash: (action: PostAction, { id, version }: ChosenPost) => putIntoTrash(action, id, version),
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
export async function refuseChange(
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
