import { fixedPath } from '#app/features/pages/local-path.ts'
import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import type { Route } from './+types/category.ts'
import { listStaffCategories } from '#app/features/posts/categories/categories.server.ts'
import {
  findMovedSlug,
  listFormerSlugs,
} from '#app/features/posts/categories/category-settings.server.ts'
import {
  type CategoryForm,
  fieldOf,
  trimmedLine,
} from '#app/features/posts/categories/category-names.ts'
import {
  mergeCategory,
  saveCategory,
} from '#app/features/posts/categories/change-categories.server.ts'
import {
  type CategoryAnswer,
  CategoryPage,
  NoCategoryPage,
} from '#app/features/posts/ui/dashboard/category-page.tsx'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { numberOf, readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { categoryPages } from '#app/routes/blog/blog-paths.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { revalidateAfterConflict } from '#app/application/revalidate-after-conflict.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Also by a former slug, because somebody else may have renamed it while its form was open. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const readsAt = now()
  const categories = await listStaffCategories(db, readsAt)
  const find = (wanted: string | null) => categories.find(({ slug }) => slug === wanted)
  const category = find(params.category) ?? find(await findMovedSlug(db, params.category))
  if (!category) return data({ category: null }, { status: 404 })
  const pages = await categoryPages(db, category.slug, { readsAt, locale: 'en' })
  const others = categories.filter((each) => each !== category)
  const into = new URL(request.url).searchParams.get('into')
  return data({
    category,
    pages: pages.map(({ path, locale }) => ({
      locale,
      path: fixedPath(path, locale),
    })),
    formerSlugs: await listFormerSlugs(db, category.slug),
    others: others.map(({ slug, name }) => ({ slug, name })),
    into: others.find(({ slug }) => slug === into) ?? null,
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const isSave = textOf(form, 'act') === 'save'
  const typed = readCategoryForm(form)
  const refuse = (why: Partial<CategoryAnswer>, init: ResponseInit) => {
    const nothing = { problems: {}, isChanged: false, failed: null }
    return data<CategoryAnswer>({ ...nothing, typed: isSave ? typed : null, ...why }, init)
  }
  const report = (failed: string, init: ResponseInit) => refuse({ failed }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const changed = await change()
    if (!changed) return refuse({}, { status: 400 })
    const { result, flash } = changed
    if (result.ok) return redirectWithFlash('/dashboard/categories', flash)
    const { problem } = result
    return problem === 'changed'
      ? refuse({ isChanged: true }, { status: 409 })
      : refuse({ problems: problem }, { status: 422 })
  })

  async function change() {
    const seen = { slug: params.category, version: numberOf(form, 'version') }
    switch (textOf(form, 'act')) {
      case 'save': {
        const result = await saveCategory(services, seen, mapTexts(typed, trimmedLine))
        return { result, flash: 'category-saved' } as const
      }
      case 'merge': {
        const result = await mergeCategory(services, seen, textOf(form, 'into'))
        return { result, flash: 'category-merged' } as const
      }
      default:
        return null
    }
  }
}

export const shouldRevalidate = revalidateAfterConflict

export default function Category({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  return loaderData.category === null ? (
    <NoCategoryPage typed={answer?.typed ?? null} />
  ) : (
    <CategoryPage {...loaderData} answer={answer} />
  )
}

/** As typed. */
function readCategoryForm(form: FormData): CategoryForm {
  const textsIn = (locale: Locale) => ({
    name: textOf(form, fieldOf('name', locale)),
    description: textOf(form, fieldOf('description', locale)),
  })
  return { en: textsIn('en'), es: textsIn('es'), pt: textsIn('pt'), fr: textsIn('fr') }
}
