import { randomUUID } from 'node:crypto'
import type { Route } from './+types/new-post.ts'
import { openChecklist } from '#app/features/posts/checklist/check-post.server.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { withStoredFields } from '#app/features/posts/stored-fields.ts'
import { formOfNewPost } from '#app/features/posts/form-of-post.ts'
import { listKnownCategories } from '#app/features/posts/posts.server.ts'
import { PostEditor } from '#app/features/post-editor/ui/post-editor.tsx'
import { firm } from '#app/features/site/content/en/firm.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { actInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { findDrafts } from '#app/routes/dashboard/editor/drafts.server.ts'
import { savePostForm } from '#app/routes/dashboard/editor/save-post-form.server.ts'
import { describePublication } from '#app/application/publication-context.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import imagesStyle from '#app/ui/styles/images.css?url'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = localMoment(services.now(), firm.hours.timeZone).date
  const saved = formOfNewPost(getSignedIn(context).user.name, today)
  const { start, draft } = await findDrafts(request, context, null, saved)
  const form = draft ? withStoredFields(saved, draft.fields) : saved
  return {
    id: null,
    version: 0,
    form,
    submissionId: randomUUID(),
    publicationContext: describePublication(services, null),
    checklist: await openChecklist(services, null, form),
    categories: await listKnownCategories(services.db),
    draftSession: { start, saved, timeZone: firm.hours.timeZone },
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return savePostForm(context, request, null)
}

// `Retry-After` of a refused save.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actInPlace(request, serverAction)
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: imagesStyle }]

export const meta: Route.MetaFunction = () => unlistedMeta(editorTexts.createTitle)

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { resumed } = loaderData.draftSession.start
  return <PostEditor key={resumed?.id ?? ''} {...loaderData} result={actionData ?? null} />
}
