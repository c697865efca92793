import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { Category } from '#app/features/posts/category.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  type ListAddress,
  type ListedLanguage,
  readListAddress,
  REVIEW_FILTERS,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { type Choices, Options } from '#app/ui/form/form-field.tsx'
import { SearchField } from '#app/ui/form/search-field.tsx'

type PostToolsProps = {
  address: ListAddress
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  languages: readonly ListedLanguage[]
  authors: readonly string[]
}

export function PostTools({ address, categories, languages, authors }: PostToolsProps) {
  const navigate = useNavigate()
  const { search, state, category, language, author, review } = address
  const sort = new URLSearchParams(writeListAddress(address)).get('sort') ?? ''
  const field = useTextOf(search)
  // The browser's own address of the form would include empty fields.
  const go = (form: HTMLFormElement) => {
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') fields.set(name, value)
    const requested = writeListAddress(readListAddress(fields))
    void navigate(`?${requested}`, { ...WITHIN_THE_LIST, replace: true })
  }
  return (
    <form
      className="tools"
      role="search"
      method="get"
      action="/dashboard"
      onChange={(event) => go(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault()
        go(event.currentTarget)
      }}
    >
      <SearchField
        name="q"
        maxLength={200}
        defaultValue={search}
        ref={field}
        placeholder={listTexts.searchPlaceholder}
        label={listTexts.searchLabel}
      />
      <Choice name="state" label={filters.state} value={state ?? ''} options={states} />
      <Choice
        name="category"
        label={filters.category}
        value={category ?? ''}
        options={[
          ['', filters.anyCategory],
          ...categories.map(({ slug, name }) => [slug, name] as const),
        ]}
      />
      {languages.length > 1 && (
        <Choice
          name="language"
          label={filters.language}
          value={language ?? ''}
          options={[
            ['', filters.anyLanguage],
            ...languages.map(({ locale, name }) => [locale, name] as const),
          ]}
        />
      )}
      <Choice
        name="author"
        label={filters.author}
        value={author ?? ''}
        options={[['', filters.anyAuthor], ...authors.map((name) => [name, name] as const)]}
      />
      <Choice name="review" label={filters.review} value={review ?? ''} options={reviews} />
      <Choice name="sort" label={listTexts.order.label} value={sort} options={orders} />
      <noscript>
        <button className="btn sec" type="submit">
          {filters.apply}
        </button>
      </noscript>
    </form>
  )
}

/** Shows what is typed, and follows the address when a link or Back changes it. */
function useTextOf(search: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = search
  }, [search])
  return field
}

const { filters, order } = listTexts

const states: Choices = [
  ['', filters.anyState],
  ['published', filters.published],
  ['scheduled', filters.scheduled],
  ['draft', filters.draft],
  ['ended', filters.ended],
]

const reviews: Choices = [
  ['', filters.anyReview],
  ...REVIEW_FILTERS.map((review) => [review, filters[review]] as const),
]

const orders: Choices = [
  ['', order.newest],
  ['created', order.oldest],
  ['title', order.title],
  ['-title', order.titleBack],
  ['author', order.author],
  ['-author', order.authorBack],
  ['status', order.drafts],
  ['-status', order.published],
]

type ChoiceProps = { name: string; label: string; value: string; options: Choices }

function Choice({ name, label, value, options }: ChoiceProps) {
  const field = useRef<HTMLSelectElement>(null)
  const isIdle = useNavigation().state === 'idle'
  // What is chosen stays while its list is on the way, and the next choice adds to it.
  useEffect(() => {
    if (isIdle && field.current) field.current.value = value
  }, [isIdle, value])
  return (
    <select
      // The order is visible only where the table has no headers; everywhere it preserves the order during a search.
      className={name === 'sort' ? 'in sort' : 'in'}
      name={name}
      defaultValue={value}
      ref={field}
      aria-label={label}
    >
      <Options of={options} />
    </select>
  )
}
