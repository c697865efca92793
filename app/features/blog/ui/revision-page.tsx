import { Form } from 'react-router'
import type { ComparedField } from '#app/features/blog/compare-forms.ts'
import type { RevisionSummary } from '#app/features/blog/revision.ts'
import { fieldNames, revisionTexts } from '#app/features/blog/revision-texts.ts'
import { ComparedText } from '#app/features/blog/ui/compared-text.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, MoreLink } from '#app/ui/button.tsx'

type RevisionPageProps = {
  post: { id: string; version: number }
  revision: RevisionSummary
  /** The fields that have changed since, and the names of those that have not. */
  changed: readonly ComparedField[]
  unchanged: readonly string[]
  /** Somebody saved the post between the comparison and the press of the button. */
  isRefused: boolean
  timeZone: string
}

const { one } = revisionTexts

/** An earlier text beside the present one, and the button that brings it back. */
export function RevisionPage(props: RevisionPageProps) {
  const { post, revision, changed, isRefused, timeZone } = props
  return (
    <div className="desk wrap revision">
      <header className="deskhead">
        <div>
          <MoreLink href={`/dashboard/blog/edit/${post.id}/revisions`} direction="back">
            {one.back}
          </MoreLink>
          <h1>{fillText(one.title, { time: zonedText(revision.savedAt, timeZone) })}</h1>
          <p className="muted">
            {revision.savedBy === null
              ? revisionTexts.byAnother
              : fillText(revisionTexts.by, { who: revision.savedBy })}
          </p>
        </div>
      </header>
      {isRefused && <Alert {...one.changedMeanwhile} />}
      {changed.length === 0 ? <p>{one.same}</p> : <Legend />}
      {changed.map(({ name, parts }) => (
        <section key={name} className="comparedfield" aria-labelledby={`compared-${name}`}>
          <h2 id={`compared-${name}`}>{fieldNames[name] ?? name}</h2>
          <ComparedText parts={parts} spoken={one} />
        </section>
      ))}
      {changed.length > 0 && <Restore {...props} />}
    </div>
  )
}

function Legend() {
  return (
    <p className="legend">
      <del>{one.removed}</del> <ins>{one.added}</ins>
    </p>
  )
}

function Restore({ post, unchanged }: RevisionPageProps) {
  const names = unchanged.map((name) => fieldNames[name] ?? name)
  return (
    <>
      {names.length > 0 && (
        <p className="muted">
          {one.unchanged} {names.join(', ')}.
        </p>
      )}
      <Form method="post" className="restore">
        <input type="hidden" name="version" value={post.version} />
        <p>{one.restoreHelp}</p>
        <Button type="submit">{one.restore}</Button>
      </Form>
    </>
  )
}
