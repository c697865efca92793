import { Link } from 'react-router'
import type { RevisionSummary } from '#app/features/posts/revisions/revision.ts'
import { revisionTexts as texts } from '#app/features/posts/revisions/revision-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

type RevisionsPageProps = {
  post: { id: string; title: string }
  revisions: readonly RevisionSummary[]
  /** The version that equals the current post. */
  present: number | null
  timeZone: string
}

export function RevisionsPage({ post, revisions, ...rest }: RevisionsPageProps) {
  return (
    <div className="desk wrap">
      <ScreenHead
        title={texts.title}
        about={fillText(texts.intro, { title: post.title })}
        back={{ href: `/dashboard/blog/edit/${post.id}`, text: texts.back }}
      />
      {revisions.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ol className="panel revisions">
          {revisions.map((revision) => (
            <Row key={revision.version} revision={revision} post={post} {...rest} />
          ))}
        </ol>
      )}
      <p className="muted small">{texts.rule}</p>
    </div>
  )
}

type RowProps = Omit<RevisionsPageProps, 'revisions'> & { revision: RevisionSummary }

function Row({ revision, post, present, timeZone }: RowProps) {
  const { version, title, savedAt, savedBy } = revision
  const time = zonedText(savedAt, timeZone)
  const count = revision.words.toLocaleString('en-US')
  return (
    <li>
      <div>
        <h2>{time}</h2>
        <p className="revisiontitle" dir="auto">
          {title}
        </p>
        <p className="muted small">
          {savedBy === null ? texts.byAnother : fillText(texts.by, { who: savedBy })}
          {' · '}
          {fillText(texts.words, { count })}
          {version === present && ` · ${texts.present}`}
        </p>
      </div>
      {version !== present && (
        <Link className="btn sec sm" to={`/dashboard/blog/edit/${post.id}/revisions/${version}`}>
          {texts.compare}
          <span className="vh"> {fillText(texts.about, { time })}</span>
        </Link>
      )}
    </li>
  )
}
