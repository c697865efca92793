import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Route } from './+types/new-post.ts'
import { listFindings, openChecklist } from '#app/features/blog/check-post.server.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import { listKnownCategories } from '#app/features/blog/posts.server.ts'
import { createPost } from '#app/features/blog/save-post.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { flashCookie } from '#app/flash.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { acceptPost, readPostForm, shownForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const form: PostForm = {
    title: '',
    excerpt: '',
    content: '',
    author: getSignedIn(context).user.name,
    date: longDate(localMoment(services.now(), firm.hours.timeZone).date),
    categories: '',
    image: '',
    imageAlt: '',
    published: false,
  }
  const { dashboard, checklist: words, categoryField } = contentOf('en')
  return {
    form,
    submissionId: randomUUID(),
    checklist: await openChecklist(services, null, form),
    categories: await listKnownCategories(services.db),
    words: { ...dashboard, checklist: words, categoryField },
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
  await createPost(services, accepted.value, { userId, submissionId: submitted.submissionId })
  return redirect('/dashboard', {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('post-created') },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.words.editor.createTitle, index: false })

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { form, submissionId, checklist, categories, words } = loaderData
  return (
    <PostEditor
      id={null}
      form={actionData?.form ?? form}
      version={0}
      submissionId={submissionId}
      problems={actionData?.problems ?? {}}
      checklist={{ ...checklist, ...(actionData && { findings: actionData.findings }) }}
      categories={categories}
      words={words}
    />
  )
}
