import type { Route } from './+types/posts.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { pageMeta } from '#app/page-meta.ts'
import { findPostRows } from '#app/routes/dashboard/post-rows.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext)
  const { list, deletion, toasts } = contentOf('en').dashboard
  const query = new URL(request.url).searchParams
  const rows = await findPostRows(db, request.url).catch((error: unknown) => {
    // Staff see the specification's sentence and a way to try again, never an error page and never samples.
    log.error('dashboard list failed', error)
    return null
  })
  return {
    rows,
    search: query.get('q') ?? '',
    email: getSignedIn(context).user.email,
    words: { list, deletion, toasts },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.words.list.title, index: false })

export default function Posts({ loaderData }: Route.ComponentProps) {
  return <PostsDesk {...loaderData} />
}
