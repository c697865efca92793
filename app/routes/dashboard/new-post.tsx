import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Route } from './+types/new-post.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import { createPost } from '#app/features/blog/save-post.server.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { flashCookie } from '#app/flash.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { acceptPost, readPostForm } from '#app/routes/dashboard/post-form.server.ts'
import { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const { now } = context.get(servicesContext)
  const form: PostForm = {
    title: '',
    excerpt: '',
    content: '',
    author: getSignedIn(context).user.name,
    date: longDate(localMoment(now(), firm.hours.timeZone).date),
    categories: '',
    image: '',
    imageAlt: '',
    published: false,
  }
  const { dashboard: words, pictures } = contentOf('en')
  return { form, submissionId: randomUUID(), words, pictures }
}

/** The form as a browser without JavaScript sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const userId = services.actor.id
  const submitted = readPostForm(await readForm(request))
  const accepted = await acceptPost(services, submitted, userId)
  if (!accepted.ok) return data(accepted.problem, { status: 422 })
  await createPost(services, accepted.value, { userId, submissionId: submitted.submissionId })
  return redirect('/dashboard', {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('post-created') },
  })
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.words.editor.createTitle, index: false })

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { form, submissionId, words, pictures } = loaderData
  return (
    <PostEditor
      id={null}
      form={actionData?.form ?? form}
      version={0}
      submissionId={submissionId}
      problems={actionData?.problems ?? {}}
      words={words}
      pictures={pictures}
    />
  )
}
