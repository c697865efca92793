import type { parseReview } from '#app/features/post-editor/review/parse-review.ts'
import { refusalTexts } from '#app/features/post-editor/review/refusal-texts.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { resolveThread, writeComment } from '#app/features/posts/reviews/comments.server.ts'
import { changeReview } from '#app/features/posts/reviews/reviews.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { reviewMailer } from '#app/routes/dashboard/editor/review-mail.server.ts'
import { listReviewers } from '#app/routes/dashboard/editor/review-view.server.ts'

type Asked = Extract<ReturnType<typeof parseReview>, { ok: true }>['value']

const STATUS = { missing: 404, refused: 403, 'no-assignee': 422, changed: 409 } as const

export async function actOnReview(
  services: PostServices,
  postId: string,
  asked: ReturnType<typeof parseReview>,
): Promise<Result<true, { text: string; status: number }>> {
  if (!asked.ok) return fail({ text: asked.problem, status: 422 })
  const done = await act(services, postId, asked.value)
  if (done.ok) {
    services.mail.trigger()
    return ok(true)
  }
  const { kind } = done.problem
  return fail({ text: refusalTexts.problems[kind], status: STATUS[kind] })
}

async function act(services: PostServices, postId: string, asked: Asked) {
  if (asked.kind === 'comment') return writeComment(services, postId, asked.comment)
  if (asked.kind === 'thread') return resolveThread(services, postId, asked)
  const post = await findPost(services.db, postId, 'staff')
  const assignees = post ? await listReviewers(services, post) : []
  const ids = new Set(assignees.map(({ id }) => id))
  return changeReview(services, postId, asked, ids, reviewMailer(services))
}
