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

type PublicationFieldsProps = {
  form: PostForm
  problems: PostProblems
  publicationContext: PublicationContext
}

export function PublicationFields({ form, problems, publicationContext }: PublicationFieldsProps) {
  const [published, setPublished] = useState(form.published)
  const [publishAt, setPublishAt] = useState(form.publishAt)
  const [unpublishAt, setUnpublishAt] = useState(form.unpublishAt)
  const planned = { published, publishAt, unpublishAt }
  const status = plannedStatus(planned, publicationContext)
  return (
    <>
      <PublishedSwitch
        published={form.published}
        onTurned={setPublished}
        isAtTimes={status !== 'published'}
      />
      <div className="card form" role="group" aria-labelledby="schedule-title">
        <div>
          <b id="schedule-title">{schedule.title}</b>
          <p className="hint">{fillText(schedule.about, { zone: publicationContext.zone })}</p>
        </div>
        <TimeField
          name="publishAt"
          label={schedule.publishAt}
          saved={form.publishAt}
          text={publishAt}
          onText={setPublishAt}
          problem={problems.publishAt}
          publicationContext={publicationContext}
        />
        <TimeField
          name="unpublishAt"
          label={schedule.unpublishAt}
          saved={form.unpublishAt}
          text={unpublishAt}
          onText={setUnpublishAt}
          problem={problems.unpublishAt}
          publicationContext={publicationContext}
        />
        <Outlook planned={planned} publicationContext={publicationContext} />
      </div>
    </>
  )
}

type PublishedSwitchProps = {
  published: boolean
  onTurned: (isOn: boolean) => void
  /** True where a published post would be visible only between times that do not include now. */
  isAtTimes: boolean
}

function PublishedSwitch({ published, onTurned, isAtTimes }: PublishedSwitchProps) {
  const [on, setOn] = useState(published)
  const meaningOn = isAtTimes ? schedule.switchOn : editorTexts.publishedOn
  return (
    <div className="card" title={editorTexts.publishedHelp}>
      <Switch
        name="published"
        label={editorTexts.published}
        meaning={on ? meaningOn : editorTexts.publishedOff}
        defaultChecked={published}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          onTurned(event.currentTarget.checked)
        }}
      />
    </div>
  )
}

type TimeFieldProps = {
  name: 'publishAt' | 'unpublishAt'
  label: string
  saved: string
  text: string
  onText: (text: string) => void
  problem: string | undefined
  publicationContext: PublicationContext
}

function TimeField({
  name,
  label,
  saved,
  text,
  onText,
  problem,
  publicationContext,
}: TimeFieldProps) {
  const { timeZone } = publicationContext
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
        label={label}
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

type Planned = Pick<PostForm, 'published' | 'publishAt' | 'unpublishAt'>

function plannedStatus({ published, ...times }: Planned, { timeZone, now }: PublicationContext) {
  const publishAt = instantOf(times.publishAt, timeZone)
  const unpublishAt = instantOf(times.unpublishAt, timeZone)
  return statusOf({ published, publishAt, unpublishAt }, now)
}

function Outlook({
  planned,
  publicationContext,
}: {
  planned: Planned
  publicationContext: PublicationContext
}) {
  const status = plannedStatus(planned, publicationContext)
  const hasTimes = planned.publishAt !== '' || planned.unpublishAt !== ''
  if (!hasTimes || status === 'published') return null
  const { draftNote, scheduledNote, endedNote } = schedule
  const notes = { draft: draftNote, scheduled: scheduledNote, ended: endedNote }
  const publishAt = instantOf(planned.publishAt, publicationContext.timeZone)
  const time = publishAt === null ? '' : zonedText(publishAt, publicationContext.timeZone)
  return (
    <p className="small" role="status">
      {fillText(notes[status], { time })}
    </p>
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
