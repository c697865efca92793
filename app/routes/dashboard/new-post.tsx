import { randomUUID } from 'node:crypto'
import type { Route } from './+types/new-post.ts'
import { openChecklist } from '#app/features/blog/check-post.server.ts'
import { editorTexts } from '#app/features/blog/editor-texts.ts'
import { withStoredFields } from '#app/features/blog/kept-form.ts'
import { formOfNewPost } from '#app/features/blog/form-of-post.ts'
import { listKnownCategories } from '#app/features/blog/posts.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { firm } from '#app/features/site/content/en/firm.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { actInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { findDrafts } from '#app/routes/dashboard/kept-texts.server.ts'
import { savePostForm } from '#app/routes/dashboard/save-post-form.server.ts'
import { describePublication } from '#app/publication-desk.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'
import imagesStyle from '#app/ui/styles/pictures.css?url'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = localMoment(services.now(), firm.hours.timeZone).date
  const saved = formOfNewPost(getSignedIn(context).user.name, today)
  const { start, draft } = await findDrafts(request, context, null, saved)
  const form = draft ? withStoredFields(saved, draft.fields) : saved
  const draftSession = { start, saved, timeZone: firm.hours.timeZone }
  const publicationContext = describePublication(services, null)
  return {
    form,
    submissionId: randomUUID(),
    publicationContext,
    checklist: await openChecklist(services, null, form),
    categories: await listKnownCategories(services.db),
    draftSession,
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
  const { form, submissionId, publicationContext, checklist, categories, draftSession } = loaderData
  return (
    <PostEditor
      key={draftSession.start.resumed?.id ?? ''}
      id={null}
      form={form}
      version={0}
      submissionId={submissionId}
      result={actionData ?? null}
      publicationContext={publicationContext}
      checklist={checklist}
      categories={categories}
      draftSession={draftSession}
    />
  )
}
