import { Link } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import { contentTexts as texts } from '#app/features/content-editor/editing/content-texts.ts'
import type { NoticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordRow } from '#app/features/content-editor/editing/record-rows.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { NoticeTime, stateText } from '#app/features/content-editor/ui/record-head.tsx'
import {
  isEvery,
  type TranslationFilter,
} from '#app/features/content-editor/translations/translation-filter.ts'
import type { TranslationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { translationState } from '#app/features/content-editor/translations/translation-state.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { FilterForm } from '#app/features/content-editor/translations/ui/filter-form.tsx'
import { countText } from '#app/platform/texts/count-text.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { type Choices, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type RecordsPageProps = {
  type: RecordType
  records: readonly (RecordRow & {
    mark: NoticeMark | null
    translations: readonly TranslationRow[]
  })[]
  /** They can be restored. */
  removed: readonly RecordRow[]
  /** Those of the site beside English. */
  languages: Choices
  filter: TranslationFilter
}

export function RecordsPage({ type, records, removed, languages, filter }: RecordsPageProps) {
  const { one, many, about, isOpen } = recordNames[type]
  return (
    <Screen
      title={many}
      about={about}
      back={{ href: '/dashboard/content', text: texts.back }}
      actions={
        isOpen && (
          <ButtonLink href={pathTo('/dashboard/content/:type/new', { type })}>
            {fillText(texts.list.add, { type: one.toLowerCase() })}
          </ButtonLink>
        )
      }
    >
      {languages.length > 0 && <FilterForm filter={filter} languages={languages} />}
      {records.length === 0 ? (
        <p className="panel empty">
          {isEvery(filter) ? texts.list.none : translationTexts.filter.none}
        </p>
      ) : (
        <ul className="panel contentlist">
          {records.map((record) => (
            <li key={record.id} className="card">
              <Link to={pathOfRecord(record)} dir="auto">
                {record.title}
              </Link>
              <span className="muted">
                {stateText(record)}
                <NoticeTime mark={record.mark} />
              </span>
              {record.warning !== null && <p className="note">{record.warning}</p>}
              <Translations rows={record.translations} />
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && <RemovedRecords records={removed} />}
    </Screen>
  )
}

function RemovedRecords({ records }: { records: readonly RecordRow[] }) {
  return (
    <details className="contentsamples">
      <summary>{countText(texts.list.removed, records.length)}</summary>
      <p className="muted">{texts.list.restoreHelp}</p>
      <ul className="panel contentlist">
        {records.map((record) => (
          <li key={record.id} className="card">
            <Link to={pathOfRecord(record)} dir="auto">
              {record.title}
            </Link>
            <SubmitForm action={pathOfRecord(record)}>
              <input type="hidden" name="version" value={record.version} />
              <Button type="submit" name="act" value="restore" variant="secondary" size="small">
                {texts.list.restore}
                <span className="vh"> {record.title}</span>
              </Button>
            </SubmitForm>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Translations({ rows }: { rows: readonly TranslationRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul className="recordlanguages" aria-label={translationTexts.languages}>
      {rows.map((row) => (
        <li key={row.locale} className="muted">
          <Link to={pathOfRecord(row)} lang={row.lang}>
            {row.language}
          </Link>{' '}
          {translationState(row)}
        </li>
      ))}
    </ul>
  )
}
