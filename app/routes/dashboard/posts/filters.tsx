import { data } from 'react-router'
import type { Route } from './+types/filters.ts'
import { useStored } from '#app/application/use-stored.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import { filterTexts as texts } from '#app/features/posts/filters/filter-texts.ts'
import { describeFilter, parseFilter } from '#app/features/posts/filters/saved-filter.ts'
import {
  deleteFilter,
  listSavedFilters,
  saveFilter,
} from '#app/features/posts/filters/saved-filters.server.ts'
import { readListAddress, writeFilter } from '#app/features/posts/post-list.ts'
import {
  type FilterResult,
  SavedFiltersPage,
} from '#app/features/posts/ui/dashboard/saved-filters-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, actor } = postServices(context)
  const query = writeFilter(readListAddress(new URL(request.url).searchParams))
  const found = await Promise.all([
    listSavedFilters(db, actor.id),
    listCategories(db, 'staff'),
  ]).catch((error: unknown) => {
    log.error('saved filters failed', error)
    return null
  })
  const [saved, categories] = found ?? [null, []]
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  const textOfFilter = (text: string) => describeFilter(text, (slug) => names.get(slug) ?? slug)
  return {
    saved: saved?.map((filter) => ({ ...filter, text: textOfFilter(filter.query) })) ?? null,
    wanted: query === '' ? null : { query, text: textOfFilter(query) },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log, actor } = postServices(context)
  const form = await readForm(request)
  const name = textOf(form, 'name')
  const refuse = (notice: string, init: ResponseInit) =>
    data<FilterResult>({ notice, name, isBad: true }, init)
  try {
    if (textOf(form, 'act') === 'delete') {
      const isDeleted = await deleteFilter(db, actor.id, name)
      const notice = fillText(isDeleted ? texts.deleted : texts.notThere, { name })
      return data<FilterResult>({ notice, isBad: !isDeleted }, { status: isDeleted ? 200 : 404 })
    }
    const filter = parseFilter(name, textOf(form, 'query'))
    if (!filter.ok) return refuse(filter.problem, { status: 422 })
    const isSaved = await saveFilter(db, actor.id, filter.value)
    if (!isSaved) return refuse(texts.problems.many, { status: 422 })
    return redirectWithFlash(`/dashboard?${filter.value.query}`, 'filter-saved')
  } catch (error) {
    const { message, status, headers } = logDatabaseRefusal(log, error)
    return refuse(message, { status, headers })
  }
}

// `Retry-After` of a refused change.
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = () => unlistedMeta(texts.title)

export default function Filters({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedFiltersPage {...loaderData} result={useStored(actionData)} />
}
