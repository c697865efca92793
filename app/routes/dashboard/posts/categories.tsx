import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/categories.ts'
import { listStaffCategories } from '#app/features/posts/categories/categories.server.ts'
import { categoryTexts as texts } from '#app/features/posts/categories/category-texts.ts'
import { moveCategory } from '#app/features/posts/categories/change-categories.server.ts'
import {
  CategoriesPage,
  type MoveResult,
} from '#app/features/posts/ui/dashboard/categories-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { revalidateAfterConflict } from '#app/application/revalidate-after-conflict.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log, now } = context.get(servicesContext)
  const categories = await listStaffCategories(db, now()).catch((error: unknown) => {
    log.error('categories failed', error)
    return null
  })
  return { categories }
}

/** Moves one past its neighbour. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const slug = textOf(form, 'category')
  const up = textOf(form, 'up')
  const way = up === '' ? 'down' : 'up'
  const refuse = (notice: string, init: ResponseInit) =>
    data<MoveResult>({ notice, moved: null }, init)
  return reportDatabaseProblems(services.log, refuse, async () => {
    const moved = await moveCategory(services, { slug, past: up || textOf(form, 'down'), way })
    if (!moved.ok) return refuse(texts.notMoved, { status: 409 })
    const notice = fillText(texts.moved, moved.value)
    return data<MoveResult>({ notice, moved: { slug, way, place: moved.value.place } })
  })
}

export const shouldRevalidate = revalidateAfterConflict

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} result={useStored(actionData)} />
}
