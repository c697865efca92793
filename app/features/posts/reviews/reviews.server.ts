import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { endReview } from '#app/features/posts/reviews/end-review.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import type { Post } from '#app/features/posts/post.ts'
import {
  mayTakePart,
  type ReviewAct,
  type ReviewRequest,
  type ReviewState,
} from '#app/features/posts/reviews/review.ts'
import type { PostAct } from '#app/features/posts/changes/post-act.server.ts'
import {
  inTransaction,
  type PostAction,
  recordPostEvent,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** `mayPublish`: so they may change what is published, too. */
export type ReviewServices = SaveServices & { actor: Actor & { id: string }; mayPublish: boolean }

/** `refused`: a published post, for someone who may not publish. */
export type ReviewProblem =
  | { kind: 'missing' | 'refused' | 'no-assignee' }
  | { kind: 'changed'; by: string | null }

export type WantedReview = {
  act: ReviewAct
  /** For `ready`; null: whoever may. */
  assigneeId: string | null
  note: string
  /** The turn that the page showed; empty where there was none. */
  seen: string
}

/** `to`: an e-mail; `by`: a name. */
export type Assignment = { post: Post; act: ReviewAct; to: string; by: string }

type Done = Result<true, ReviewProblem>
type Db = Kysely<Schema>

/**
 * Pressed twice it is done once; of two people who act at once the second is told.
 * @param assignees who may be chosen for this post
 * @param notify in the same transaction, of somebody else to whom the post goes
 */
export async function changeReview(
  services: ReviewServices,
  postId: string,
  wanted: WantedReview,
  assignees: ReadonlySet<string>,
  notify: (tx: PostAction['db'], assignment: Assignment) => Promise<void>,
): Promise<Done> {
  return takingPart(services, postId, async (action, post) => {
    const current = await lockReview(action.db, postId)
    if (wanted.act === 'end' && !current) return ok(true)
    const next = nextState(services, wanted, current)
    if (next !== null && isSame(next, current)) return ok(true)
    if (wanted.seen !== (current?.turn_id ?? '') || (wanted.act === 'hand-back' && !current))
      return fail({ kind: 'changed', by: current?.by_name ?? null })
    const { assigneeId = null } = next ?? {}
    if (wanted.act === 'ready' && assigneeId !== null && !assignees.has(assigneeId))
      return fail({ kind: 'no-assignee' })
    if (next === null) await endReview(action.db, postId)
    else await writeReview(action, postId, next)
    await recordPostEvent(action, ACTS[wanted.act], post)
    if (next !== null && assigneeId !== null && assigneeId !== services.actor.id)
      await tell(action, { post, act: wanted.act, assigneeId }, notify)
    return ok(true)
  })
}

type Notify = Parameters<typeof changeReview>[4]

async function tell(
  { db: tx, actor }: PostAction,
  { assigneeId, ...of }: Pick<Assignment, 'post' | 'act'> & { assigneeId: string },
  notify: Notify,
): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'disabled_at'])
    .where('id', 'in', [assigneeId, actor.id ?? ''])
    .execute()
  const to = people.find(({ id }) => id === assigneeId)
  const by = people.find(({ id }) => id === actor.id)?.name || actor.name
  if (to && to.disabled_at === null) await notify(tx, { ...of, to: to.email, by })
}

const ACTS = {
  ready: 'post.review-asked',
  'hand-back': 'post.handed-back',
  end: 'post.review-ended',
} as const satisfies Record<ReviewAct, PostAct>

type Row = Selectable<Schema['post_reviews']>
type Next = { state: ReviewState; assigneeId: string | null; writerId: string; note: string }

/** Null: it ends. Another assignee changes neither who asked, nor the note without a new one. */
function nextState(
  { actor }: ReviewServices,
  { act, assigneeId, note }: WantedReview,
  current: Row | undefined,
): Next | null {
  if (act === 'ready') {
    const isAsked = current?.state === 'ready'
    const kept = isAsked ? { writerId: current.writer_id, note: note || current.note } : {}
    return { state: 'ready', assigneeId, writerId: actor.id, note, ...kept }
  }
  if (act === 'end' || !current) return null
  const writerId = current.writer_id
  return { state: 'writing', assigneeId: writerId, writerId, note }
}

function isSame(next: Next, current: Row | undefined): boolean {
  return (
    current?.state === next.state &&
    current.assignee_id === next.assigneeId &&
    current.writer_id === next.writerId &&
    current.note === next.note
  )
}

async function writeReview(
  { db, actor, at }: PostAction,
  postId: string,
  { state, assigneeId, writerId, note }: Next,
): Promise<void> {
  const written = {
    turn_id: timeOrderedId(),
    state,
    assignee_id: assigneeId,
    writer_id: writerId,
    by_id: actor.id,
    by_name: actor.name,
    note,
    at,
  }
  await db
    .insertInto('post_reviews')
    .values({ post_id: postId, ...written })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(written))
    .execute()
}

/** In one transaction with the post held, so that no two people act on it at the same time. */
export async function takingPart(
  services: ReviewServices,
  postId: string,
  work: (action: PostAction, post: Post) => Promise<Done>,
): Promise<Done> {
  const done = await inTransaction<Done>(services, async (action) => {
    await holdPost(action.db, postId)
    const post = await findPost(action.db, postId, 'staff')
    if (!post) return fail({ kind: 'missing' })
    if (!mayTakePart(post, services.mayPublish)) return fail({ kind: 'refused' })
    return work(action, post)
  })
  if (done.ok) announceChange(services, false)
  return done
}

// SQLite has one writer anyway.
async function holdPost(tx: PostAction['db'], postId: string): Promise<void> {
  if (!isPostgres(tx)) return
  await sql`select 1 from blog_posts where id = ${postId} for update`.execute(tx)
}

function lockReview(db: Db, postId: string): Promise<Row | undefined> {
  return db.selectFrom('post_reviews').selectAll().where('post_id', '=', postId).executeTakeFirst()
}

export async function findReview(
  db: Db,
  postId: string,
): Promise<(ReviewRequest & { turn: string }) | null> {
  const row = await db
    .selectFrom('post_reviews')
    .leftJoin('users as assignee', 'assignee.id', 'post_reviews.assignee_id')
    .leftJoin('users as writer', 'writer.id', 'post_reviews.writer_id')
    .leftJoin('users as by', 'by.id', 'post_reviews.by_id')
    .selectAll('post_reviews')
    .select(['assignee.name as assignee_name', 'assignee.email as assignee_email'])
    .select(['writer.name as writer_name', 'writer.email as writer_email'])
    .select('by.name as by_known')
    .where('post_id', '=', postId)
    .executeTakeFirst()
  if (!row) return null
  const { assignee_id: assigneeId, writer_id: writerId } = row
  return {
    turn: row.turn_id,
    state: row.state,
    assignee:
      assigneeId === null
        ? null
        : { id: assigneeId, name: nameOf(row.assignee_name, row.assignee_email) },
    writer: { id: writerId, name: nameOf(row.writer_name, row.writer_email) },
    by: { id: row.by_id ?? '', name: row.by_known || row.by_name },
    note: row.note,
    at: new Date(row.at),
  }
}

function nameOf(name: string | null, email: string | null): string {
  return name || email || '?'
}
