import type { ComparedField } from '#app/features/posts/revisions/compare-forms.ts'
import type { RevisionSummary } from '#app/features/posts/revisions/revision.ts'
import { labelOf } from '#app/features/posts/post-form.ts'
import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import { ComparedFields } from '#app/features/posts/ui/dashboard/compared-fields.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

type RevisionPageProps = {
  post: { id: string; version: number }
  revision: RevisionSummary
  changed: readonly ComparedField[]
  unchanged: readonly string[]
  isRefused: boolean
  mayRestore: boolean
  timeZone: string
}

const { one } = revisionTexts

export function RevisionPage(props: RevisionPageProps) {
  const { post, revision, changed, isRefused, mayRestore, timeZone } = props
  return (
    <div className="desk wrap revision">
      <ScreenHead
        title={fillText(one.title, { time: zonedText(revision.savedAt, timeZone) })}
        about={
          revision.savedBy === null
            ? revisionTexts.byAnother
            : fillText(revisionTexts.by, { who: revision.savedBy })
        }
        back={{ href: `/dashboard/blog/edit/${post.id}/revisions`, text: one.back }}
      />
      {isRefused && <Alert {...one.changedMeanwhile} />}
      {changed.length === 0 ? (
        <p>{one.same}</p>
      ) : (
        <p className="legend">
          <del>{one.removed}</del> <ins>{one.added}</ins>
        </p>
      )}
      <ComparedFields fields={changed} heading="h2" />
      {mayRestore && changed.length > 0 && <Restore {...props} />}
    </div>
  )
}

function Restore({ post, unchanged }: RevisionPageProps) {
  const names = unchanged.map(labelOf)
  return (
    <>
      {names.length > 0 && (
        <p className="muted">
          {one.unchanged} {names.join(', ')}.
        </p>
      )}
      <SubmitForm className="restore">
        <input type="hidden" name="version" value={post.version} />
        <p>{one.restoreHelp}</p>
        <Button type="submit">{one.restore}</Button>
      </SubmitForm>
    </>
  )
}
