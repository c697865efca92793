import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Category } from '#app/features/posts/category.ts'
import { listTexts } from '#app/features/posts/list-texts.ts'
import {
  type ListAddress,
  readListAddress,
  writeListAddress,
} from '#app/features/posts/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { Icon } from '#app/ui/icon.tsx'

type PostToolsProps = {
  address: ListAddress
  categories: readonly Pick<Category, 'slug' | 'name'>[]
}

export function PostTools({ address, categories }: PostToolsProps) {
  const navigate = useNavigate()
  const { search, state, category } = address
  const { filters } = listTexts
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
      <div className="search">
        <Icon name="search" />
        <input
          className="in"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={search}
          ref={field}
          placeholder={listTexts.searchPlaceholder}
          aria-label={listTexts.searchLabel}
        />
      </div>
      <select
        className="in"
        name="state"
        value={state ?? ''}
        onChange={goOn}
        aria-label={filters.state}
      >
        <option value="">{filters.anyState}</option>
        <option value="published">{filters.published}</option>
        <option value="draft">{filters.draft}</option>
      </select>
      <select
        className="in"
        name="category"
        value={category ?? ''}
        onChange={goOn}
        aria-label={filters.category}
      >
        <option value="">{filters.anyCategory}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <SortField address={address} />
      <noscript>
        <button className="btn sec" type="submit">
          {filters.apply}
        </button>
      </noscript>
    </form>
  )
}

// The form handles the event, but React requires a handler.
const goOn = () => {}

/** Shows what is typed, and follows the address when a link or Back changes it. */
function useTextOf(search: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = search
  }, [search])
  return field
}

const orders = [
  ['', 'newest'],
  ['created', 'oldest'],
  ['title', 'title'],
  ['-title', 'titleBack'],
  ['author', 'author'],
  ['-author', 'authorBack'],
  ['status', 'drafts'],
  ['-status', 'published'],
] as const

// Visible only where the table has no headers; everywhere it preserves the order during a search.
function SortField({ address }: Pick<PostToolsProps, 'address'>) {
  const sort = new URLSearchParams(writeListAddress(address)).get('sort') ?? ''
  return (
    <select
      className="in sort"
      name="sort"
      value={sort}
      onChange={goOn}
      aria-label={listTexts.order.label}
    >
      {orders.map(([value, name]) => (
        <option key={value} value={value}>
          {listTexts.order[name]}
        </option>
      ))}
    </select>
  )
}
