import { randomUUID } from 'node:crypto'
import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { accountNames } from '#app/features/auth/staff/account-names.ts'
import { mayDo } from '#app/features/auth/roles/roles.ts'
import type { ReviewView, ShownThread } from '#app/features/post-editor/review/review-view.ts'
import type { Post } from '#app/features/posts/post.ts'
import { listThreads } from '#app/features/posts/reviews/comments.server.ts'
import { mayTakePart, type Reviewer, type Thread } from '#app/features/posts/reviews/review.ts'
import { findReview } from '#app/features/posts/reviews/reviews.server.ts'
import { placingTask } from '#app/features/rich-text/paragraphs/list-paragraphs.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

export async function loadReview(services: PostServices, post: Post): Promise<ReviewView> {
  const { db, actor, mayPublish, now, textWorker, timeZone } = services
  const [request, threads, colleagues] = await Promise.all([
    findReview(db, post.id),
    listThreads(db, post.id),
    listReviewers(services, post),
  ])
  const places = () => findThem(textWorker, post.content, threads)
  const shownAt = (at: Date) => zonedText(at, timeZone())
  return {
    turn: request?.turn ?? '',
    request: request && {
      state: request.state,
      assignee: request.assignee,
      writer: request.writer.name,
      by: request.by.name,
      note: request.note,
      at: shownAt(request.at),
      isWriter: request.writer.id === actor.id,
    },
    threads: threads.length === 0 ? [] : shownThreads(threads, await places(), shownAt),
    ownId: actor.id,
    colleagues,
    mayAct: mayTakePart(post, mayPublish),
    newId: randomUUID(),
    readAt: now().getTime(),
  }
}

/** Who could save the post. */
export async function listReviewers(
  { db }: Pick<PostServices, 'db'>,
  post: Pick<Post, 'published'>,
): Promise<Reviewer[]> {
  const right = post.published ? 'publish-posts' : 'write-drafts'
  const active = (await listAccounts(db)).filter(({ disabledAt }) => disabledAt === null)
  const names = accountNames(active)
  return active
    .filter(({ role }) => mayDo(role, right))
    .map(({ id }) => ({ id, name: names.get(id) ?? id }))
}

/** Where that takes too long, the comments stay where they were. */
async function findThem(
  textWorker: TextWorker,
  markdown: string,
  threads: readonly Thread[],
): Promise<(number | null)[]> {
  const anchors = threads.map(({ quote, place }) => ({ quote, place }))
  const found = await textWorker.run(placingTask, { markdown, anchors })
  return found ?? anchors.map(({ quote, place }) => (quote === '' ? null : place))
}

/** In the order of the text; on the whole post first, what has lost its paragraph last. */
function shownThreads(
  threads: readonly Thread[],
  places: readonly (number | null)[],
  shownAt: (at: Date) => string,
): ShownThread[] {
  return threads
    .map(({ id, quote, place, comments, resolved }, index) => {
      const found = places[index] ?? null
      return {
        id,
        quote,
        place: found ?? place,
        isGone: quote !== '' && found === null,
        comments: comments.map(({ author, at, ...rest }) => ({
          ...rest,
          author: author.name,
          at: shownAt(at),
        })),
        resolved: resolved && { by: resolved.by, at: shownAt(resolved.at) },
      }
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}

function orderOf({ quote, place, isGone }: ShownThread): number {
  if (quote === '') return -1
  return isGone ? Number.MAX_SAFE_INTEGER : place
}
