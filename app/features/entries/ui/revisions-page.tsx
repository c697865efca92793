import { Link } from 'react-router'
import type { RevisionSummary } from '#app/features/entries/revisions/revision.ts'
import { revisionTexts as texts } from '#app/features/entries/revisions/revision-texts.ts'
import { savedBy } from '#app/features/entries/ui/revision-page.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Screen } from '#app/ui/page/screen.tsx'

type RevisionsPageProps = {
  /** `path`: of its form. `shipped`: the address of the comparison with the text that ships with the site. */
  entry: { path: string; title: string; back: string; shipped: string | null }
  revisions: readonly RevisionSummary[]
  /** The version that has the present text. */
  present: number | null
  /** Which are kept. */
  rule: string
  timeZone: string
}

export function RevisionsPage({ entry, revisions, rule, ...rest }: RevisionsPageProps) {
  return (
    <Screen
      title={texts.title}
      about={fillText(texts.intro, { title: entry.title })}
      back={{ href: entry.path, text: entry.back }}
    >
      {revisions.length === 0 && <p>{texts.none}</p>}
      {(revisions.length > 0 || entry.shipped !== null) && (
        <ol className="panel revisions">
          {revisions.map((revision) => (
            <Row key={revision.version} revision={revision} entry={entry} {...rest} />
          ))}
          {entry.shipped !== null && (
            <li>
              <h2>{texts.shipped}</h2>
              <Link className="btn sec sm" to={entry.shipped}>
                {texts.compare}
              </Link>
            </li>
          )}
        </ol>
      )}
      <p className="muted small">{rule}</p>
    </Screen>
  )
}

type RowProps = Omit<RevisionsPageProps, 'revisions' | 'rule'> & { revision: RevisionSummary }

function Row({ revision, entry, present, timeZone }: RowProps) {
  const { version, title, savedAt, words, state } = revision
  const time = zonedText(savedAt, timeZone)
  const count = words?.toLocaleString('en-US')
  const isPresent = version === present
  const facts = [
    savedBy(revision),
    state !== 'saved' && texts.states[state],
    count !== undefined && fillText(texts.words, { count }),
    isPresent && texts.present,
  ]
  return (
    <li>
      <div>
        <h2>{time}</h2>
        {title !== null && (
          <p className="revisiontitle" dir="auto">
            {title}
          </p>
        )}
        <p className="muted small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {(state === 'saved' || state === 'published') && !isPresent && (
        <Link className="btn sec sm" to={`${entry.path}/revisions/${version}`}>
          {texts.compare}
          <span className="vh"> {fillText(texts.about, { time })}</span>
        </Link>
      )}
    </li>
  )
}
