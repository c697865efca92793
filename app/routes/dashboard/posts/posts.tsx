import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/posts.ts'
import { parseListForm } from '#app/features/posts/list-form.ts'
import { bulkTexts, deletionTexts } from '#app/features/posts/changes/change-texts.ts'
import {
  type ListResult,
  readListAddress,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { findMovedSlug } from '#app/features/posts/categories/category-settings.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { OverviewStrip } from '#app/features/overview/ui/overview-strip.tsx'
import { PostsPage } from '#app/features/posts/ui/dashboard/posts-page.tsx'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { actInPlace, loadInPlace } from '#app/routes/dashboard/ask-in-place.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { changeChosen } from '#app/routes/dashboard/posts/list-form.server.ts'
import { loadOverview } from '#app/routes/dashboard/overview/load-overview.server.ts'
import { loadListChoices } from '#app/routes/dashboard/posts/list-choices.server.ts'
import { findPostRows } from '#app/routes/dashboard/posts/post-rows.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn, may } from '#app/server/session-context.server.ts'

const noChoices = { categories: [], languages: [], authors: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, log } = services
  const address = addressOf(request)
  const userId = getSignedIn(context).user.id
  // Staff see a message and a retry, never an error page or sample posts.
  const found = await Promise.all([
    findPostRows(services, address, userId),
    loadListChoices(services),
    findMovedSlug(db, address.category ?? ''),
    loadOverview(context),
  ]).catch((error: unknown) => {
    log.error('dashboard list failed', error)
    return null
  })
  const [blogPosts, choices, moved, overview] = found ?? [null, noChoices, null, null]
  const isThere = choices.categories.some(({ slug }) => slug === address.category)
  if (moved !== null && !isThere)
    throw redirect(`/dashboard?${writeListAddress({ ...address, category: moved })}`, 301)
  return {
    blogPosts,
    address,
    ...choices,
    email: getSignedIn(context).user.email,
    mayPublish: may(context, 'publish-posts'),
    mayImport: may(context, 'import-posts'),
    waiting: overview && { entries: overview.entries, trend: overview.trend },
  }
}

/** An open list stays when its load fails; from another page the guard redirects to Login. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { href, pathname } = new URL(request.url)
  if (window.location.pathname !== pathname) return serverLoader()
  // The same list once more: loaded again because something has changed.
  const loaded = await loadInPlace(serverLoader, { isBackground: window.location.href === href })
  const nothing = { ...noChoices, blogPosts: null, email: null, mayPublish: false, waiting: null }
  return loaded ?? { ...nothing, address: addressOf(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const requested = parseListForm(await readForm(request))
  if (requested === 'nothing-chosen') return refuse(bulkTexts.none, { status: 400 })
  if (requested === 'missing') return refuse(deletionTexts.missing, { status: 404 })
  if (requested.act !== 'delete') return changeChosen(services, requested)
  return reportDatabaseProblems(services.log, refuse, async () => {
    if (!(await trashPost(services, requested.id)))
      return refuse(deletionTexts.missing, { status: 404 })
    const list = writeListAddress(addressOf(request))
    return redirectWithFlash(list === '' ? '/dashboard' : `/dashboard?${list}`, 'post-deleted')
  })
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return actInPlace(request, serverAction)
}

/** Loads only the list's rows, and nothing while only the dialog opens or closes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map((url) =>
    writeListAddress(readListAddress(url.searchParams)),
  )
  const isOtherList = current !== next || currentUrl.href === nextUrl.href
  return defaultShouldRevalidate || isOtherList || formMethod !== 'GET'
}

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { waiting, ...list } = loaderData
  return <PostsPage {...list} strip={waiting && <OverviewStrip {...waiting} />} />
}

function addressOf(request: Request) {
  return readListAddress(new URL(request.url).searchParams)
}

function refuse(failed: string, init: ResponseInit) {
  return data<ListResult>({ failed }, init)
}
