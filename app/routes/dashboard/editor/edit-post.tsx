import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/edit-post.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { ReviewForms } from '#app/features/post-editor/review/ui/review-forms.tsx'
import { ReviewPart } from '#app/features/post-editor/review/ui/review-part.tsx'
import { PostEditor } from '#app/features/post-editor/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/posts/ui/post-not-found-page.tsx'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { actInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { loadEditor } from '#app/routes/dashboard/editor/load-editor.server.ts'
import { savePostForm } from '#app/routes/dashboard/editor/save-post-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext)
  const { blog } = interfaceTexts('en')
  const post = await findPost(db, params.id, 'staff')
  if (!post) return data({ post, blog }, { status: 404 })
  const saved = formOfPost(post, timeZone())
  return data({ post: await loadEditor(request, context, post, saved), blog })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return savePostForm(context, request, params.id)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actInPlace(request, serverAction)
}

/** The review is answered by itself. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.endsWith('/review') !== true && defaultShouldRevalidate
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

const Review = { Part: ReviewPart, Forms: ReviewForms }

export default function EditPost({ loaderData: { post, blog }, actionData }: Route.ComponentProps) {
  if (!post)
    return (
      <>
        <title>{blog.notFound.title}</title>
        <PostNotFoundPage texts={blog} />
      </>
    )
  const { resumed } = post.draftSession.start
  return (
    <PostEditor
      key={`${post.id} ${resumed?.id ?? ''}`}
      {...post}
      Review={Review}
      submissionId=""
      result={actionData ?? null}
    />
  )
}
