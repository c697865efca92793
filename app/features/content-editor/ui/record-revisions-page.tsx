import { Link } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

const { revisions: texts } = contentTexts

type RecordRevisionsPageProps = {
  record: { type: RecordType; id: string; locale: Locale; title: string; hasDefault: boolean }
  /** Newest first. */
  revisions: readonly {
    id: string
    version: number
    state: 'published' | 'shipped' | 'removed'
    savedBy: string
    when: string
  }[]
}

export function RecordRevisionsPage({ record, revisions }: RecordRevisionsPageProps) {
  const path = pathOfRecord(record)
  return (
    <div className="desk wrap">
      <ScreenHead
        title={fillText(texts.title, { title: record.title })}
        back={{ href: path, text: record.title }}
      />
      {revisions.length === 0 && <p>{texts.none}</p>}
      <ol className="panel contentlist" reversed>
        {revisions.map(({ id, version, state, savedBy, when }) => (
          <li key={id} className="card">
            {state === 'published' ? (
              <Link to={`${path}/revisions/${version}`}>{texts[state]}</Link>
            ) : (
              <span>{texts[state]}</span>
            )}
            <span className="muted">{fillText(texts.by, { who: savedBy, when })}</span>
          </li>
        ))}
        {record.hasDefault && (
          <li className="card">
            <Link to={`${path}/revisions/default`}>{texts.default}</Link>
          </li>
        )}
      </ol>
    </div>
  )
}
