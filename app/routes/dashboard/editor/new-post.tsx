import { randomUUID } from 'node:crypto'
import type { Route } from './+types/new-post.ts'
import { formOfNewPost } from '#app/features/posts/form-of-post.ts'
import { PostEditor } from '#app/features/post-editor/ui/post-editor.tsx'
import { localMoment } from '#app/platform/local-time.ts'
import { actInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { loadEditor } from '#app/routes/dashboard/editor/load-editor.server.ts'
import { savePostForm } from '#app/routes/dashboard/editor/save-post-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now, timeZone } = context.get(servicesContext)
  const today = localMoment(now(), timeZone()).date
  const saved = formOfNewPost(getSignedIn(context).user.name, today)
  return { ...(await loadEditor(request, context, null, saved)), submissionId: randomUUID() }
}

export function action({ request, context }: Route.ActionArgs) {
  return savePostForm(context, request, null)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actInPlace(request, serverAction)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { resumed } = loaderData.draftSession.start
  return <PostEditor key={resumed?.id ?? ''} {...loaderData} result={actionData ?? null} />
}
