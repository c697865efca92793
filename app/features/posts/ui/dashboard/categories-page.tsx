import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { StaffCategory } from '#app/features/posts/categories/category-names.ts'
import { categoryTexts as texts } from '#app/features/posts/categories/category-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

type Way = 'up' | 'down'

export type MoveResult = {
  notice: string
  /** Null when nothing was moved. */
  moved: { slug: string; way: Way; place: number } | null
}

type CategoriesPageProps = {
  /** Null when they could not be read. */
  categories: readonly StaffCategory[] | null
  result: MoveResult | null
}

export function CategoriesPage({ categories, result }: CategoriesPageProps) {
  useFocusKept(categories, result)
  return (
    <Screen title={texts.title} about={texts.about}>
      <div className="trash-said">{result?.moved === null && <Alert title={result.notice} />}</div>
      <div className="trash-said" role="status">
        {result?.moved && <p>{result.notice}</p>}
      </div>
      {categories === null && (
        <Alert
          title={texts.loadError}
          retry={{ href: '/dashboard/categories', text: texts.tryAgain }}
        />
      )}
      {categories?.length === 0 && <p className="panel empty">{texts.none}</p>}
      {categories && categories.length > 0 && <Order categories={categories} />}
    </Screen>
  )
}

export function pathOfCategory({ slug }: Pick<StaffCategory, 'slug'>): string {
  return pathTo('/dashboard/categories/:category', { category: slug })
}

export function postCounts({ published, unpublished }: StaffCategory): string {
  const shown = published === 1 ? texts.postsOne : fillText(texts.postsMany, { count: published })
  const hidden =
    unpublished === 1
      ? texts.unpublishedOne
      : fillText(texts.unpublishedMany, { count: unpublished })
  return unpublished === 0 ? shown : `${shown}, ${hidden}`
}

function Order({ categories }: { categories: readonly StaffCategory[] }) {
  return (
    <ol className="panel catorder">
      {categories.map((category, index) => (
        <li key={category.slug} className="card" id={`category-${category.slug}`}>
          <div>
            <h2>
              <Link className="t" to={pathOfCategory(category)} dir="auto">
                {category.name}
              </Link>
            </h2>
            <p className="muted">{postCounts(category)}</p>
            {category.description !== '' && <p dir="auto">{category.description}</p>}
          </div>
          <SubmitForm
            className="btns"
            action={`/dashboard/categories#category-${encodeURIComponent(category.slug)}`}
            preventScrollReset
          >
            <input type="hidden" name="category" value={category.slug} />
            <Move category={category} past={categories[index - 1]} way="up" />
            <Move category={category} past={categories[index + 1]} way="down" />
          </SubmitForm>
        </li>
      ))}
    </ol>
  )
}

type MoveProps = { category: StaffCategory; past: StaffCategory | undefined; way: Way }

function Move({ category, past, way }: MoveProps) {
  if (!past) return null
  return (
    <Button
      type="submit"
      id={idOf(way, category.slug)}
      name={way}
      value={past.slug}
      variant="secondary"
      size="small"
    >
      {texts[way]}
      <span className="vh"> {category.name}</span>
    </Button>
  )
}

function idOf(way: Way, slug: string): string {
  return `${way}-${slug}`
}

/** On the button that was pressed, which the browser loses with its row; at an end of the list, on the other. */
function useFocusKept(
  categories: CategoriesPageProps['categories'],
  result: CategoriesPageProps['result'],
): void {
  const kept = useRef<MoveResult>(null)
  useLayoutEffect(() => {
    if (!result?.moved || kept.current === result) return
    const { slug, way, place } = result.moved
    // The answer comes before the rows.
    if (categories?.[place - 1]?.slug !== slug) return
    kept.current = result
    const buttonOf = (wanted: Way) => document.getElementById(idOf(wanted, slug))
    const button = buttonOf(way) ?? buttonOf(way === 'up' ? 'down' : 'up')
    button?.focus()
  }, [categories, result])
}
