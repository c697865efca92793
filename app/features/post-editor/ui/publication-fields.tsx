import { useSyncExternalStore } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { PublicationState } from '#app/features/post-editor/ui/use-publication.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { readScheduledTime } from '#app/platform/texts/scheduled-time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Field } from '#app/ui/form/form-field.tsx'
import { Switch } from '#app/ui/form/switch.tsx'

export type PublicationContext = Office & {
  zone: string
  /** `public`: readers have seen the post. */
  known: 'new' | 'draft' | 'public'
  ways: { preview: string; links: string | null } | null
  /** Without it the editor has no fields that decide what readers see. */
  mayPublish: boolean
  /** Whether the stored post is switched on. */
  isPublished: boolean
}

const { schedule } = publicationTexts

export type PublicationFieldsProps = {
  form: PostForm
  problems: PostProblems
  publicationContext: PublicationContext
  publication: PublicationState
}

export function PublicationFields(props: PublicationFieldsProps) {
  const { form, problems, publicationContext, publication } = props
  const { timeZone, zone, mayPublish, isPublished } = publicationContext
  const { published, times, publishAt, status } = publication
  const hasTimes = times.publishAt !== '' || times.unpublishAt !== ''
  const meaningOn = status === 'published' ? editorTexts.publishedOn : schedule.switchOn
  if (!mayPublish) return <DraftOnlyNote isPublished={isPublished} />
  return (
    <>
      <div className="card" title={editorTexts.publishedHelp}>
        <Switch
          name="published"
          label={editorTexts.published}
          meaning={published ? meaningOn : editorTexts.publishedOff}
          defaultChecked={form.published}
          onChange={publication.onSwitch}
        />
      </div>
      <div className="card form" role="group" aria-labelledby="schedule-title">
        <div>
          <b id="schedule-title">{schedule.title}</b>
          <p className="hint">{fillText(schedule.about, { zone })}</p>
        </div>
        {(['publishAt', 'unpublishAt'] as const).map((name) => (
          <TimeField
            key={name}
            name={name}
            saved={form[name]}
            text={times[name]}
            onTime={(field) => publication.onTime(name, field)}
            problem={problems[name]}
            timeZone={timeZone}
          />
        ))}
        {hasTimes && status !== 'published' && (
          <p className="small" role="status">
            {fillText(schedule[`${status}Note`], {
              time: publishAt === null ? '' : zonedText(publishAt, timeZone),
            })}
          </p>
        )}
      </div>
    </>
  )
}

function DraftOnlyNote({ isPublished }: { isPublished: boolean }) {
  const { title, draft, published } = editorTexts.draftOnly
  return (
    <div className="card">
      <b>{title}</b>
      <p className="hint">{isPublished ? published : draft}</p>
    </div>
  )
}

type TimeFieldProps = {
  name: 'publishAt' | 'unpublishAt'
  saved: string
  text: string
  onTime: (field: HTMLInputElement) => void
  problem: string | undefined
  timeZone: string
}

function TimeField({ name, saved, text, onTime, problem, timeZone }: TimeFieldProps) {
  const ownZone = useOwnZone()
  const read = readScheduledTime(text, timeZone)
  const found = read.ok ? read.value : null
  const officeTime = found && zonedText(found.instant, timeZone)
  const own = found && ownZone !== null ? zonedText(found.instant, ownZone) : officeTime
  const present = read.ok ? undefined : read.problem
  return (
    <div>
      <Field
        type="datetime-local"
        name={name}
        label={schedule[name]}
        // A year of five digits is a typing mistake.
        max="9999-12-31T23:59"
        defaultValue={saved}
        // Not `onChange`, which does not hear a draft that fills the field.
        onInput={(event) => onTime(event.currentTarget)}
        error={text === saved ? (problem ?? present) : present}
      />
      <p className="hint timenote" aria-live="polite">
        {officeTime !== null &&
          (found?.isTwice ? fillText(schedule.twice, { time: officeTime }) : officeTime)}
        {officeTime !== own && <> {fillText(schedule.ownTime, { time: own ?? '' })}</>}
      </p>
    </div>
  )
}

// The server does not know the reader's zone, so the first render must not use it.
function useOwnZone(): string | null {
  return useSyncExternalStore(neverChanges, ownZone, () => null)
}

const neverChanges = () => () => {}
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
