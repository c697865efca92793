import { Form, Link } from 'react-router'
import type { Choices } from '#app/ui/form/form-field.tsx'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { nameOf, recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import {
  READ_AT_ONCE,
  type TranslationFilter,
} from '#app/features/content-editor/translations/translation-filter.ts'
import type { TranslationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { translationState } from '#app/features/content-editor/translations/translation-state.ts'
import { translationTexts as texts } from '#app/features/content-editor/translations/translation-texts.ts'
import { FilterForm } from '#app/features/content-editor/translations/ui/filter-form.tsx'
import { countText } from '#app/platform/texts/count-text.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type TranslationsPageProps = {
  /** From the one of this number on. */
  rows: readonly TranslationRow[]
  from: number
  /** Null at the end. */
  next: number | null
  /** On all pages. */
  total: number
  filter: TranslationFilter
  languages: Choices
  mayReview: boolean
  /** All shown are chosen, as far as they fit on a page. */
  isChosen: boolean
}

export function TranslationsPage(props: TranslationsPageProps) {
  const { languages, total, next, ...list } = props
  const { rows, filter, from } = list
  return (
    <Screen
      title={texts.title}
      about={texts.about}
      back={{ href: '/dashboard/content', text: contentTexts.back }}
    >
      <FilterForm filter={filter} languages={languages} hasTypes />
      <p className="muted" role="status">
        {total === 0 ? texts.filter.none : countText(texts.filter.count, total)}
      </p>
      {rows.length > 0 && <List {...list} />}
      {(from > 0 || next !== null) && (
        <div className="pager">
          {from > 0 ? <Link to={addressOf(filter)}>{texts.list.first}</Link> : <span />}
          {next !== null && (
            <Link to={addressOf(filter, { from: String(next) })}>{texts.list.next}</Link>
          )}
        </div>
      )}
    </Screen>
  )
}

function addressOf(filter: TranslationFilter, more: Record<string, string> = {}): string {
  return `/dashboard/content/translations?${new URLSearchParams({ ...filter, ...more }).toString()}`
}

type ListProps = Omit<TranslationsPageProps, 'languages' | 'total' | 'next'>

/** Those to review can be chosen, and are then read on one page. */
function List({ rows, from, filter, mayReview, isChosen }: ListProps) {
  const toReview = mayReview ? rows.filter((row) => row.isToReview && !row.hasDraft) : []
  const first = isChosen ? toReview.slice(0, READ_AT_ONCE) : []
  const list = (
    <ul className="panel contentlist">
      {rows.map((row) => (
        <li key={pathOfRecord(row)} className="card">
          {toReview.includes(row) && (
            <input
              type="checkbox"
              name="record"
              value={nameOf(row)}
              key={String(isChosen)}
              defaultChecked={first.includes(row)}
              aria-label={fillText(texts.select.one, { title: row.title })}
            />
          )}
          <Link to={pathOfRecord(row)} dir="auto" lang={row.lang}>
            {row.title}
          </Link>
          <span className="muted">
            {recordNames[row.type].one} · <span lang={row.lang}>{row.language}</span>
          </span>
          <span className="muted">{translationState(row)}</span>
        </li>
      ))}
    </ul>
  )
  if (toReview.length === 0) return list
  return (
    <Form method="get" action="/dashboard/content/translations/review">
      <div className="btns">
        <Button type="submit">{texts.select.read}</Button>
        <ChooseAll count={toReview.length} {...{ filter, from, isChosen }} />
      </div>
      {rows.some((row) => row.isToReview && row.hasDraft) && (
        <p className="muted">{texts.select.drafts}</p>
      )}
      {list}
    </Form>
  )
}

type ChooseAllProps = Pick<ListProps, 'filter' | 'from' | 'isChosen'> & { count: number }

function ChooseAll({ count, filter, from, isChosen }: ChooseAllProps) {
  const address = addressOf(filter, { from: String(from), ...(!isChosen && { choose: 'all' }) })
  const { all, first, none } = texts.select
  const choose =
    count > READ_AT_ONCE ? fillText(first, { count: READ_AT_ONCE }) : countText(all, count)
  return (
    <Link to={address} preventScrollReset>
      {isChosen ? none : choose}
    </Link>
  )
}
