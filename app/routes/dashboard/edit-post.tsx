import { data, redirect } from 'react-router'
import type { Route } from './+types/edit-post.ts'
import { listFindings, openChecklist } from '#app/features/blog/check-post.server.ts'
import { editorTexts } from '#app/features/blog/editor-texts.ts'
import { formOfPost } from '#app/features/blog/form-of-post.ts'
import { withKept } from '#app/features/blog/kept-form.ts'
import { findLastSaver } from '#app/features/blog/last-saver.server.ts'
import { findPost, listKnownCategories } from '#app/features/blog/posts.server.ts'
import { updatePost } from '#app/features/blog/save-post.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { flashCookie } from '#app/flash.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { dropSavedCopies, findKeptTexts } from '#app/routes/dashboard/kept-texts.server.ts'
import { acceptPost, readPostForm, shownForm } from '#app/routes/dashboard/post-form.server.ts'
import { publicationDesk } from '#app/publication-desk.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { blog } = contentOf('en')
  const post = await findPost(services.db, params.id, 'staff')
  if (!post) return data({ post, blog }, { status: 404 })
  const saved = formOfPost(post, firm.hours.timeZone)
  const { start, copy } = await findKeptTexts(request, context, post.id, saved)
  const form = copy ? withKept(saved, copy.fields) : saved
  const version = copy?.version ?? post.version
  const keeping = { start, saved, timeZone: firm.hours.timeZone }
  const found = {
    id: post.id,
    version,
    form,
    keeping,
    desk: publicationDesk(services, post),
    checklist: await openChecklist(services, post.id, form),
    categories: await listKnownCategories(services.db),
  }
  return data({ post: found, blog })
}

/** The form as a browser without JavaScript sends it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const submitted = readPostForm(await readForm(request))
  const accepted = await acceptPost(services, submitted, services.actor.id, params.id)
  const findings = () => listFindings(services, params.id, shownForm(submitted))
  if (!accepted.ok) {
    const refused = { ...accepted.problem, current: null, findings: await findings() }
    return data(refused, { status: 422 })
  }
  const saved = await updatePost(services, params.id, submitted.version, accepted.value)
  if (saved.ok) {
    await dropSavedCopies(services, submitted.copies)
    return redirect('/dashboard', {
      status: 303,
      headers: { 'Set-Cookie': flashCookie('post-updated') },
    })
  }
  const refused = { form: submitted.form, problems: {}, findings: await findings() }
  if (saved.problem.kind === 'missing') return data({ ...refused, current: null }, { status: 404 })
  const savedBy = await findLastSaver(services.db, params.id)
  const current = { ...saved.problem.current, savedBy }
  return data({ ...refused, current }, { status: 409 })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta: Route.MetaFunction = () => unlistedMeta(editorTexts.editTitle)

export default function EditPost({ loaderData: { post, blog }, actionData }: Route.ComponentProps) {
  if (!post) return <PostNotFoundPage words={blog} />
  return (
    <PostEditor
      key={`${post.id} ${post.keeping.start.resumed?.id ?? ''}`}
      id={post.id}
      form={actionData?.form ?? post.form}
      version={post.version}
      submissionId=""
      problems={actionData?.problems ?? {}}
      current={actionData?.current ?? null}
      desk={post.desk}
      checklist={{ ...post.checklist, ...(actionData && { findings: actionData.findings }) }}
      categories={post.categories}
      keeping={post.keeping}
    />
  )
}
