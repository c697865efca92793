import { useState, useSyncExternalStore } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { readScheduledTime, statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Field } from '#app/ui/form/form-field.tsx'
import { Switch } from '#app/ui/form/switch.tsx'

export type PublicationContext = {
  /** IANA name of the office's zone. */
  timeZone: string
  zone: string
  now: Date
  /** `public`: readers have seen the post. */
  known: 'new' | 'draft' | 'public'
  ways: { preview: string; links: string } | null
}

const { schedule } = publicationTexts

export type PublicationFieldsProps = {
  form: PostForm
  problems: PostProblems
  publicationContext: PublicationContext
}

export function PublicationFields({ form, problems, publicationContext }: PublicationFieldsProps) {
  const { timeZone, zone, now } = publicationContext
  const [published, setPublished] = useState(form.published)
  const [times, setTimes] = useState({ publishAt: form.publishAt, unpublishAt: form.unpublishAt })
  const publishAt = instantOf(times.publishAt, timeZone)
  const unpublishAt = instantOf(times.unpublishAt, timeZone)
  const status = statusOf({ published, publishAt, unpublishAt }, now)
  const hasTimes = times.publishAt !== '' || times.unpublishAt !== ''
  const meaningOn = status === 'published' ? editorTexts.publishedOn : schedule.switchOn
  return (
    <>
      <div className="card" title={editorTexts.publishedHelp}>
        <Switch
          name="published"
          label={editorTexts.published}
          meaning={published ? meaningOn : editorTexts.publishedOff}
          defaultChecked={form.published}
          onChange={(event) => setPublished(event.currentTarget.checked)}
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
            onText={(text) => setTimes({ ...times, [name]: text })}
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

type TimeFieldProps = {
  name: 'publishAt' | 'unpublishAt'
  saved: string
  text: string
  onText: (text: string) => void
  problem: string | undefined
  timeZone: string
}

function TimeField({ name, saved, text, onText, problem, timeZone }: TimeFieldProps) {
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
        onChange={(event) => onText(event.currentTarget.value)}
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

function instantOf(text: string, timeZone: string): Date | null {
  const read = readScheduledTime(text, timeZone)
  return read.ok ? (read.value?.instant ?? null) : null
}

// The server does not know the reader's zone, so the first render must not use it.
function useOwnZone(): string | null {
  return useSyncExternalStore(neverChanges, ownZone, () => null)
}

const neverChanges = () => () => {}
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
