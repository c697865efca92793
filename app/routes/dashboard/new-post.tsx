import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Route } from './+types/new-post.ts'
import { listFindings, openChecklist } from '#app/features/blog/check-post.server.ts'
import { editorTexts } from '#app/features/blog/editor-texts.ts'
import { withKept } from '#app/features/blog/kept-form.ts'
import { formOfNewPost } from '#app/features/blog/form-of-post.ts'
import { createPostOnce } from '#app/features/blog/create-post-once.server.ts'
import { listKnownCategories } from '#app/features/blog/posts.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { firm } from '#app/features/site/content/en/firm.ts'
import { flashCookie } from '#app/flash.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { dropSavedCopies, findKeptTexts } from '#app/routes/dashboard/kept-texts.server.ts'
import { acceptPost, readPostForm, shownForm } from '#app/routes/dashboard/post-form.server.ts'
import { publicationDesk } from '#app/publication-desk.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = localMoment(services.now(), firm.hours.timeZone).date
  const saved = formOfNewPost(getSignedIn(context).user.name, today)
  const { start, copy } = await findKeptTexts(request, context, null, saved)
  const form = copy ? withKept(saved, copy.fields) : saved
  const keeping = { start, saved, timeZone: firm.hours.timeZone }
  const desk = publicationDesk(services, null)
  return {
    form,
    submissionId: randomUUID(),
    desk,
    checklist: await openChecklist(services, null, form),
    categories: await listKnownCategories(services.db),
    keeping,
  }
}

/** The form as a browser without JavaScript sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const userId = services.actor.id
  const submitted = readPostForm(await readForm(request))
  const accepted = await acceptPost(services, submitted, userId)
  if (!accepted.ok) {
    const findings = await listFindings(services, null, shownForm(submitted))
    return data({ ...accepted.problem, findings }, { status: 422 })
  }
  await createPostOnce(services, accepted.value, { userId, submissionId: submitted.submissionId })
  await dropSavedCopies(services, submitted.copies)
  return redirect('/dashboard', {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('post-created') },
  })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta: Route.MetaFunction = () => unlistedMeta(editorTexts.createTitle)

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { form, submissionId, desk, checklist, categories, keeping } = loaderData
  return (
    <PostEditor
      key={keeping.start.resumed?.id ?? ''}
      id={null}
      form={actionData?.form ?? form}
      version={0}
      submissionId={submissionId}
      problems={actionData?.problems ?? {}}
      desk={desk}
      checklist={{ ...checklist, ...(actionData && { findings: actionData.findings }) }}
      categories={categories}
      keeping={keeping}
    />
  )
}
