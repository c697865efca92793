import { Link } from 'react-router'
import { pathOfRecord, pathOfType } from '#app/features/content-editor/record-paths.ts'
import { contentTexts as texts } from '#app/features/content-editor/editing/content-texts.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import type { ShownSample } from '#app/features/content-editor/setup/sample-rows.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import { SampleList } from '#app/features/content-editor/setup/ui/sample-list.tsx'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { Screen } from '#app/ui/page/screen.tsx'

type ContentPageProps = {
  /** Null where it is finished, or was never needed. */
  setup: { done: number; count: number } | null
  samples: readonly ShownSample[]
  types: readonly { type: RecordType; count: number; drafts: number; overdue: number }[]
  drafts: number
  /** Null where English is the only language. */
  translations: { toReview: number; outdated: number } | null
}

export function ContentPage({ types, drafts, translations, setup, samples }: ContentPageProps) {
  return (
    <Screen title={texts.title} about={texts.about}>
      {setup && (
        <p className="panel card">
          <Link to="/dashboard/setup">{fillText(setupTexts.open, setup)}</Link>
        </p>
      )}
      {drafts > 0 && (
        <p className="panel card">
          <Link to="/dashboard/content/changes">{countText(texts.changes.link, drafts)}</Link>
        </p>
      )}
      {translations && <TranslationsLinks {...translations} />}
      <ul className="panel contenttypes">
        {types.map(({ type, count, drafts: ownDrafts, overdue }) => (
          <li key={type} className="card">
            <h2>
              <Link to={linkOfType(type)}>{recordNames[type].many}</Link>
            </h2>
            <p>{recordNames[type].about}</p>
            <p className="muted">
              {countText(texts.count, count)}
              {ownDrafts > 0 && ` · ${countText(texts.drafts, ownDrafts)}`}
              {overdue > 0 && (
                <>
                  {' · '}
                  <b className="overdue">{countText(texts.notices.overdueCount, overdue)}</b>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      {samples.length > 0 && (
        <details className="contentsamples">
          <summary>{countText(setupTexts.sampleLine, samples.length)}</summary>
          <p className="muted">{setupTexts.end.sampleHelp}</p>
          <SampleList samples={samples} />
        </details>
      )}
    </Screen>
  )
}

function TranslationsLinks({ toReview, outdated }: { toReview: number; outdated: number }) {
  return (
    <p className="panel card contentlinks">
      <Link to="/dashboard/content/translations">{translationTexts.title}</Link>
      {toReview > 0 && (
        <Link to="/dashboard/content/translations?show=review">
          {countText(translationTexts.list.toReview, toReview)}
        </Link>
      )}
      {outdated > 0 && (
        <Link to="/dashboard/content/translations?show=outdated">
          {countText(translationTexts.list.outdated, outdated)}
        </Link>
      )}
    </p>
  )
}

// There is one firm only.
function linkOfType(type: RecordType): string {
  return type === 'firm' ? pathOfRecord({ type: 'firm', id: 'firm' }) : pathOfType(type)
}
