import { Link } from 'react-router'
import { LONGEST_FILTER_NAME, type SavedFilter } from '#app/features/posts/filters/saved-filter.ts'
import { filterTexts as texts } from '#app/features/posts/filters/filter-texts.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { FocusedResult } from '#app/ui/feedback/focused-result.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

type Described = SavedFilter & { text: string }

export type FilterResult = { notice: string; name?: string; isBad: boolean }

type SavedFiltersPageProps = {
  /** Null when they could not be read. */
  saved: readonly Described[] | null
  /** To be saved; null when the list was not narrowed. */
  wanted: Omit<Described, 'name'> | null
  result: FilterResult | null
}

export function SavedFiltersPage({ saved, wanted, result }: SavedFiltersPageProps) {
  return (
    <div className="desk wrap">
      <ScreenHead
        title={texts.title}
        about={texts.about}
        back={{ href: '/dashboard', text: texts.back }}
      />
      <FocusedResult result={result}>
        {result?.isBad === true && <Alert title={result.notice} />}
        {result?.isBad === false && <p role="status">{result.notice}</p>}
      </FocusedResult>
      {wanted && <SaveForm wanted={wanted} name={result?.name ?? ''} />}
      {saved === null ? (
        <Alert title={texts.loadError} />
      ) : (
        <Filters saved={saved} page={pageOf(wanted)} />
      )}
    </div>
  )
}

type SaveFormProps = { wanted: Omit<Described, 'name'>; name: string }

function SaveForm({ wanted, name }: SaveFormProps) {
  const { save } = texts
  return (
    <SubmitForm className="panel card ask" action={pageOf(wanted)} aria-labelledby="save-title">
      <h2 id="save-title">{save.title}</h2>
      <p dir="auto">{wanted.text}</p>
      <input type="hidden" name="query" value={wanted.query} />
      <Field
        label={save.name}
        name="name"
        hint={save.hint}
        defaultValue={name}
        maxLength={LONGEST_FILTER_NAME}
        required
        dir="auto"
      />
      <div className="btns">
        <Button type="submit">{save.submit}</Button>
      </div>
    </SubmitForm>
  )
}

/** Stays at the filter that is to be saved. */
function pageOf(wanted: SavedFiltersPageProps['wanted']): string {
  return wanted ? `/dashboard/filters?${wanted.query}` : '/dashboard/filters'
}

function Filters({ saved, page }: { saved: readonly Described[]; page: string }) {
  if (saved.length === 0) return <p className="panel empty">{texts.none}</p>
  return (
    <ul className="panel catorder" aria-label={texts.listTitle}>
      {saved.map(({ name, query, text }) => (
        <li key={name} className="card">
          <div>
            <Link className="t" to={`/dashboard?${query}`} dir="auto">
              {name}
            </Link>
            <p className="muted" dir="auto">
              {text}
            </p>
          </div>
          <SubmitForm action={page}>
            <input type="hidden" name="act" value="delete" />
            <Button type="submit" name="name" value={name} variant="secondary" size="small">
              {texts.delete}
              <span className="vh"> {name}</span>
            </Button>
          </SubmitForm>
        </li>
      ))}
    </ul>
  )
}
