import { data } from 'react-router'
import type { Route } from './+types/post-preview.ts'
import { asPreview } from '#app/features/content-editor/preview/preview-page.server.ts'
import { officeFor } from '#app/features/post-editor/editor-form.ts'
import { unsavedPost } from '#app/features/post-editor/unsaved-post.ts'
import { readPostForm } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { pathOfPost } from '#app/routes/blog/post-languages.server.ts'
import { renderContext, servicesContext } from '#app/server/services-context.server.ts'

/** The sent form as readers would see it. Nothing is stored. */
export function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { db, log } = services
  return respondingToDatabaseProblems(log, async () => {
    const sent = await readForm(request)
    const id = new URL(request.url).searchParams.get('post')
    const before = id === null ? null : await findPost(db, id, 'staff')
    const form = readPostForm((name) => textOf(sent, name))
    const post = unsavedPost(form, before, officeFor(services, before))
    const page = await context.get(renderContext)(pathOfPost(post), { post })
    return asPreview(page, { prefix: '', has: () => false })
  })
}

/** Only a form can be shown. */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
