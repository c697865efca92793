import { Link } from 'react-router'
import type { RevisionWords } from '#app/features/blog/keeping-words.ts'
import type { RevisionSummary } from '#app/features/blog/revision.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { MoreLink } from '#app/ui/button.tsx'

type RevisionsPageProps = {
  post: { id: string; title: string }
  revisions: readonly RevisionSummary[]
  /** The one that says what the post says today, or null. */
  present: number | null
  timeZone: string
  words: RevisionWords
}

/** The texts that a post has had, the newest first. */
export function RevisionsPage({ post, revisions, words, ...rest }: RevisionsPageProps) {
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <MoreLink href={`/dashboard/blog/edit/${post.id}`} direction="back">
            {words.back}
          </MoreLink>
          <h1>{words.title}</h1>
          <p className="muted">{fillText(words.intro, { title: post.title })}</p>
        </div>
      </header>
      {revisions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className="panel revisions">
          {revisions.map((revision) => (
            <Row key={revision.version} revision={revision} post={post} words={words} {...rest} />
          ))}
        </ol>
      )}
      <p className="muted small">{words.rule}</p>
    </div>
  )
}

type RowProps = Omit<RevisionsPageProps, 'revisions'> & { revision: RevisionSummary }

function Row({ revision, post, present, timeZone, words }: RowProps) {
  const { version, title, savedAt, savedBy } = revision
  const time = zonedText(savedAt, timeZone)
  const count = revision.words.toLocaleString('en-US')
  return (
    <li>
      <div>
        <h2>{time}</h2>
        <p className="revisiontitle">{title}</p>
        <p className="muted small">
          {savedBy === null ? words.byAnother : fillText(words.by, { who: savedBy })}
          {' · '}
          {fillText(words.words, { count })}
          {version === present && ` · ${words.present}`}
        </p>
      </div>
      {version !== present && (
        <Link className="btn sec sm" to={`/dashboard/blog/edit/${post.id}/revisions/${version}`}>
          {words.compare}
          <span className="vh"> {fillText(words.about, { time })}</span>
        </Link>
      )}
    </li>
  )
}
