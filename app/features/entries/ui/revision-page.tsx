import { useNavigation } from 'react-router'
import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import type { RevisionSummary } from '#app/features/entries/revisions/revision.ts'
import { revisionTexts } from '#app/features/entries/revisions/revision-texts.ts'
import { ComparedFields } from '#app/features/entries/ui/compared-fields.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

type RevisionPageProps = {
  /** Of the page with all revisions. */
  back: string
  /** Of the entry as it was compared. */
  version: number
  /** Null for the text that ships with the site. */
  revision: Pick<RevisionSummary, 'savedAt' | 'savedBy'> | null
  changed: readonly ComparedField[]
  /** The names of the fields that are the same in both. */
  unchanged: readonly string[]
  /** What restoring does; null for who may not. */
  restoreHelp: string | null
  isRefused: boolean
  lang: string | undefined
  timeZone: string
}

const { one } = revisionTexts

export function RevisionPage(props: RevisionPageProps) {
  const { back, revision, changed, isRefused, restoreHelp, lang, timeZone } = props
  return (
    <Screen
      className="revision"
      title={
        revision
          ? fillText(one.title, { time: zonedText(revision.savedAt, timeZone) })
          : revisionTexts.shipped
      }
      {...(revision && { about: savedBy(revision) })}
      back={{ href: back, text: one.back }}
    >
      {isRefused && <Alert {...one.changedMeanwhile} isFocused />}
      {changed.length === 0 ? (
        <p>{one.same}</p>
      ) : (
        <>
          <p className="legend">
            <del>{one.removed}</del> <ins>{one.added}</ins>
          </p>
          <ComparedFields fields={changed} heading="h2" lang={lang} />
          {restoreHelp !== null && <Restore {...props} restoreHelp={restoreHelp} />}
        </>
      )}
    </Screen>
  )
}

export function savedBy({ savedBy: who }: Pick<RevisionSummary, 'savedBy'>): string {
  return who === null ? revisionTexts.byAnother : fillText(revisionTexts.by, { who })
}

type RestoreProps = Omit<RevisionPageProps, 'restoreHelp'> & { restoreHelp: string }

function Restore({ version, revision, unchanged, restoreHelp }: RestoreProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      {unchanged.length > 0 && (
        <p className="muted">
          {one.unchanged} {unchanged.join(', ')}.
        </p>
      )}
      <SubmitForm className="restore">
        <input type="hidden" name="version" value={version} />
        <p>{restoreHelp}</p>
        <Button type="submit" busy={busy}>
          {revision ? one.restore : one.reset}
        </Button>
      </SubmitForm>
    </>
  )
}
