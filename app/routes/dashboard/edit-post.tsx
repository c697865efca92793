import { data, redirect } from 'react-router'
import type { Route } from './+types/edit-post.ts'
import { listFindings, openChecklist } from '#app/features/blog/check-post.server.ts'
import type { Post, PostForm } from '#app/features/blog/post.ts'
import { findPost, listKnownCategories } from '#app/features/blog/posts.server.ts'
import { updatePost } from '#app/features/blog/save-post.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { flashCookie } from '#app/flash.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { acceptPost, readPostForm, shownForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { dashboard, blog, checklist, categoryField } = contentOf('en')
  const post = await findPost(services.db, params.id, 'staff')
  const page = {
    post: post && { id: post.id, version: post.version, form: formOf(post) },
    checklist: post && (await openChecklist(services, post.id, formOf(post))),
    categories: post ? await listKnownCategories(services.db) : [],
    words: { ...dashboard, checklist, categoryField },
    blog,
  }
  return data(page, { status: post ? 200 : 404 })
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
    return redirect('/dashboard', {
      status: 303,
      headers: { 'Set-Cookie': flashCookie('post-updated') },
    })
  }
  const current = saved.problem.kind === 'changed' ? saved.problem.current : null
  const refused = { form: submitted.form, problems: {}, current, findings: await findings() }
  return data(refused, { status: current ? 409 : 404 })
}

function formOf(post: Post): PostForm {
  const { title, excerpt, content, author, date, image, imageAlt, published } = post
  return {
    title,
    excerpt,
    content,
    author,
    date,
    image,
    imageAlt,
    published,
    categories: post.categories.join(', '),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.words.editor.editTitle, index: false })

export default function EditPost({
  loaderData: { post, checklist, categories, words, blog },
  actionData,
}: Route.ComponentProps) {
  if (!post || !checklist) return <PostNotFoundPage words={blog} />
  return (
    <PostEditor
      key={post.id}
      id={post.id}
      form={actionData?.form ?? post.form}
      version={post.version}
      submissionId=""
      problems={actionData?.problems ?? {}}
      current={actionData?.current ?? null}
      checklist={{ ...checklist, ...(actionData && { findings: actionData.findings }) }}
      categories={categories}
      words={words}
    />
  )
}
