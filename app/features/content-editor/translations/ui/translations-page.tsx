import { Link } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { CONTENT, pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { TranslationFilter } from '#app/features/content-editor/translations/translation-filter.ts'
import {
  type TranslationRow,
  translationState,
} from '#app/features/content-editor/translations/translation-rows.ts'
import { translationTexts as texts } from '#app/features/content-editor/translations/translation-texts.ts'
import {
  FilterForm,
  type FilterLanguages,
} from '#app/features/content-editor/translations/ui/filter-form.tsx'
import { countText } from '#app/features/content-editor/ui/count-text.ts'
import { MoreLink } from '#app/ui/button.tsx'

type TranslationsPageProps = {
  rows: readonly TranslationRow[]
  filter: TranslationFilter
  languages: FilterLanguages
}

export function TranslationsPage({ rows, filter, languages }: TranslationsPageProps) {
  return (
    <div className="desk wrap">
      <MoreLink href={CONTENT} direction="back">
        {contentTexts.back}
      </MoreLink>
      <header className="deskhead">
        <div>
          <h1>{texts.title}</h1>
          <p className="muted">{texts.about}</p>
        </div>
      </header>
      <FilterForm filter={filter} languages={languages} hasTypes />
      <p className="muted" role="status">
        {rows.length === 0 ? texts.filter.none : countText(texts.filter.count, rows.length)}
      </p>
      {rows.length > 0 && (
        <ul className="panel contentlist">
          {rows.map((row) => (
            <li key={pathOfRecord(row)} className="card">
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
      )}
    </div>
  )
}
