import { data, redirect } from 'react-router'
import type { Route } from './+types/edit-post.ts'
import type { Post, PostForm } from '#app/features/blog/post.ts'
import { findPost } from '#app/features/blog/posts.server.ts'
import { updatePost } from '#app/features/blog/save-post.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { PostNotFoundPage } from '#app/features/blog/ui/post-not-found-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { flashCookie } from '#app/flash.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { acceptPost, readPostForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { dashboard, blog, pictures } = contentOf('en')
  const post = await findPost(db, params.id, 'staff')
  const page = {
    post: post && { id: post.id, version: post.version, form: formOf(post) },
    dashboard,
    pictures,
    blog,
  }
  return data(page, { status: post ? 200 : 404 })
}

/** The form as a browser without JavaScript sends it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const submitted = readPostForm(await readForm(request))
  const accepted = await acceptPost(services, submitted, services.actor.id)
  if (!accepted.ok) return data({ ...accepted.problem, current: null }, { status: 422 })
  const saved = await updatePost(services, params.id, submitted.version, accepted.value)
  if (saved.ok) {
    return redirect('/dashboard', {
      status: 303,
      headers: { 'Set-Cookie': flashCookie('post-updated') },
    })
  }
  const current = saved.problem.kind === 'changed' ? saved.problem.current : null
  return data({ form: submitted.form, problems: {}, current }, { status: current ? 409 : 404 })
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

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.dashboard.editor.editTitle, index: false })

export default function EditPost({
  loaderData: { post, dashboard, pictures, blog },
  actionData,
}: Route.ComponentProps) {
  if (!post) return <PostNotFoundPage words={blog} />
  return (
    <PostEditor
      key={post.id}
      id={post.id}
      form={actionData?.form ?? post.form}
      version={post.version}
      submissionId=""
      problems={actionData?.problems ?? {}}
      current={actionData?.current ?? null}
      words={dashboard}
      pictures={pictures}
    />
  )
}
