import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/posts.ts'
import { readListAddress } from '#app/features/blog/post-list.ts'
import { listCategories } from '#app/features/blog/posts.server.ts'
import { PostsDesk } from '#app/features/blog/ui/posts-desk.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { postList } from '#app/features/site/content/en/post-list.ts'
import { findPostRows } from '#app/routes/dashboard/post-rows.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'
import { unlistedMeta } from '#app/unlisted-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, now } = context.get(servicesContext)
  const { list, deletion, toasts } = contentOf('en').dashboard
  const address = readListAddress(new URL(request.url).searchParams)
  // Staff see the specification's sentence and a way to try again, never an error page and never samples.
  const found = await Promise.all([
    findPostRows(db, address, now()),
    listCategories(db, 'staff'),
  ]).catch((error: unknown) => {
    log.error('dashboard list failed', error)
    return null
  })
  const [rows, categories] = found ?? [null, []]
  return {
    first: { address, rows },
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    email: getSignedIn(context).user.email,
    words: { list, deletion, toasts, more: postList.list, bulk: postList.bulk },
  }
}

/** Within the list the browser asks for rows alone. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isWithin = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isWithin ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData.words.list.title)

export default function Posts({ loaderData }: Route.ComponentProps) {
  return <PostsDesk {...loaderData} />
}
