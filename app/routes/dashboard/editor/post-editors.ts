import { data } from 'react-router'
import type { Route } from './+types/post-editors.ts'
import { isDraftId } from '#app/features/entries/drafts/draft.ts'
import {
  listOtherEditors,
  noteLeftForm,
  noteOpenForm,
} from '#app/features/post-editor/post-editors.server.ts'
import type { PostNews } from '#app/features/post-editor/post-news.ts'
import { findLastSaver } from '#app/features/posts/last-saver.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { loadReview } from '#app/routes/dashboard/editor/review-view.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** PUT says that the form is open and asks for news of its post, DELETE that it was left. */
export function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const { db, log, actor } = services
  const form = { postId: params.id, userId: actor.id, formId: params.form }
  return respondingToDatabaseProblems(log, async () => {
    if (!isDraftId(form.formId)) return new Response(null, { status: 404 })
    if (request.method === 'PUT') return stay()
    if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: ALLOWED })
    await noteLeftForm(services, form)
    return new Response(null, { status: 204 })
  })

  async function stay(): Promise<Response> {
    const post = await findPost(db, form.postId, 'staff')
    if (!post) return new Response(null, { status: 404 })
    await noteOpenForm(services, form)
    const { version, updatedAt: savedAt } = post
    const lastSaver = await findLastSaver(db, post.id, actor)
    const editors = await listOtherEditors(services, form)
    const review = await loadReview(services, post)
    return Response.json({ version, savedAt, ...lastSaver, editors, review } satisfies PostNews)
  }
}

const ALLOWED = { Allow: 'PUT, DELETE' }

/** Asking is a sign of life, which a GET must not be. */
export function loader() {
  throw data(null, { status: 405, headers: ALLOWED })
}
