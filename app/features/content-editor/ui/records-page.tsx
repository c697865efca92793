import { Link } from 'react-router'
import { contentTexts as texts } from '#app/features/content-editor/editing/content-texts.ts'
import type { NoticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordRow } from '#app/features/content-editor/editing/record-rows.ts'
import { CONTENT, pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { NoticeTime, stateText } from '#app/features/content-editor/ui/record-head.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'

type RecordsPageProps = {
  type: RecordType
  records: readonly (RecordRow & { mark: NoticeMark | null })[]
}

export function RecordsPage({ type, records }: RecordsPageProps) {
  const { one, many, about, isOpen } = recordNames[type]
  return (
    <div className="desk wrap">
      <MoreLink href={CONTENT} direction="back">
        {texts.back}
      </MoreLink>
      <header className="deskhead">
        <div>
          <h1>{many}</h1>
          <p className="muted">{about}</p>
        </div>
        {isOpen && (
          <ButtonLink href={`${CONTENT}/${type}/new`}>
            {fillText(texts.list.add, { type: one.toLowerCase() })}
          </ButtonLink>
        )}
      </header>
      {records.length === 0 ? (
        <p className="panel empty">{texts.list.none}</p>
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
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
