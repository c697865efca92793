import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { readScheduledTime, standingOf } from '#app/features/blog/post-schedule.ts'
import {
  POST_LIMITS,
  type PostForm,
  type PostProblems,
  SLUG_LENGTH,
} from '#app/features/blog/post.ts'
import type { PublishingWords } from '#app/features/blog/publishing-words.ts'
import { PublishedSwitch } from '#app/features/blog/ui/published-switch.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'

/** What the editor needs to plan a publication. */
export type PublicationDesk = {
  /** The office's zone by its IANA name. */
  timeZone: string
  /** And as people call it. */
  zone: string
  /** When the page was made, by the server's clock. */
  now: Date
  /** Whether it is a new post, one that readers never saw, or one that they did. */
  known: 'new' | 'draft' | 'public'
  /** Where the post as it was last saved can be seen, and where links to it are made; null for a new one. */
  ways: { preview: string; links: string } | null
  words: PublishingWords
}

type PublicationFieldsProps = {
  form: PostForm
  problems: PostProblems
  desk: PublicationDesk
  words: EditorWords
}

/** The switch, and the times between which it holds. */
export function PublicationFields({ form, problems, desk, words }: PublicationFieldsProps) {
  const [published, setPublished] = useState(form.published)
  const [publishAt, setPublishAt] = useState(form.publishAt)
  const [unpublishAt, setUnpublishAt] = useState(form.unpublishAt)
  const { schedule } = desk.words
  return (
    <>
      <PublishedSwitch published={form.published} onTurned={setPublished} words={words} />
      <div className="card form" role="group" aria-labelledby="schedule-title">
        <div>
          <b id="schedule-title">{schedule.title}</b>
          <p className="hint">{fillText(schedule.about, { zone: desk.zone })}</p>
        </div>
        <TimeField
          name="publishAt"
          label={schedule.publishAt}
          saved={form.publishAt}
          text={publishAt}
          onText={setPublishAt}
          problem={problems.publishAt}
          desk={desk}
        />
        <TimeField
          name="unpublishAt"
          label={schedule.unpublishAt}
          saved={form.unpublishAt}
          text={unpublishAt}
          onText={setUnpublishAt}
          problem={problems.unpublishAt}
          desk={desk}
        />
        <Outlook form={{ published, publishAt, unpublishAt }} desk={desk} />
      </div>
      <div className="card form">
        <AddressField form={form} problem={problems.slug} desk={desk} />
      </div>
      <ReviewFields form={form} problems={problems} words={desk.words} />
      {desk.ways && <Ways ways={desk.ways} words={desk.words.ways} />}
    </>
  )
}

type AddressFieldProps = { form: PostForm; problem: string | undefined; desk: PublicationDesk }

function AddressField({ form, problem, desk: { known, words } }: AddressFieldProps) {
  const { label, newHint, draftHint, publicHint } = words.address
  return (
    <Field
      name="slug"
      label={label}
      hint={{ new: newHint, draft: draftHint, public: publicHint }[known]}
      defaultValue={form.slug}
      maxLength={SLUG_LENGTH}
      spellCheck={false}
      autoCapitalize="none"
      error={problem}
    />
  )
}

type ReviewFieldsProps = { form: PostForm; problems: PostProblems; words: PublishingWords }

function ReviewFields({ form, problems, words: { review } }: ReviewFieldsProps) {
  return (
    <div className="card form" role="group" aria-labelledby="review-title">
      <div>
        <b id="review-title">{review.title}</b>
        <p className="hint">{review.about}</p>
      </div>
      <Field
        name="reviewedBy"
        label={review.reviewedBy}
        defaultValue={form.reviewedBy}
        maxLength={POST_LIMITS.reviewedBy.max}
        error={problems.reviewedBy}
      />
      <Field
        type="date"
        name="reviewedOn"
        label={review.reviewedOn}
        max="9999-12-31"
        defaultValue={form.reviewedOn}
        error={problems.reviewedOn}
      />
    </div>
  )
}

type WaysProps = {
  ways: NonNullable<PublicationDesk['ways']>
  words: PublishingWords['ways']
}

function Ways({ ways, words }: WaysProps) {
  return (
    <div className="card ways">
      <b>{words.title}</b>
      <p className="hint">{words.about}</p>
      <ButtonLink href={ways.preview} variant="secondary" size="small" external>
        {words.preview}
      </ButtonLink>
      <Link className="btn sec sm" to={ways.links}>
        {words.links}
      </Link>
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
  desk: PublicationDesk
}

function TimeField({ name, label, saved, text, onText, problem, desk }: TimeFieldProps) {
  const { timeZone, words } = desk
  const ownZone = useOwnZone()
  const read = readScheduledTime(text, timeZone)
  const found = read.ok ? read.value : null
  const said = found && zonedText(found.instant, timeZone)
  const own = found && ownZone !== null ? zonedText(found.instant, ownZone) : said
  const present = read.ok ? undefined : read.problem
  return (
    <div>
      <Field
        type="datetime-local"
        name={name}
        label={label}
        // A year of five digits is a slip of the finger.
        max="9999-12-31T23:59"
        defaultValue={saved}
        onChange={(event) => onText(event.currentTarget.value)}
        error={text === saved ? (problem ?? present) : present}
      />
      <p className="hint" aria-live="polite">
        {said !== null && (found?.isTwice ? fillText(words.schedule.twice, { time: said }) : said)}
        {said !== own && <> {fillText(words.schedule.ownTime, { time: own ?? '' })}</>}
      </p>
    </div>
  )
}

/** What the switch and both times come to, where a time is set. */
function Outlook({
  form,
  desk,
}: {
  form: Pick<PostForm, 'published' | 'publishAt' | 'unpublishAt'>
  desk: PublicationDesk
}) {
  const instantOf = (text: string) => {
    const read = readScheduledTime(text, desk.timeZone)
    return read.ok ? (read.value?.instant ?? null) : null
  }
  const publishAt = instantOf(form.publishAt)
  const unpublishAt = instantOf(form.unpublishAt)
  const standing = standingOf({ published: form.published, publishAt, unpublishAt }, desk.now)
  if ((publishAt === null && unpublishAt === null) || standing === 'published') return null
  const { draftNote, scheduledNote, endedNote } = desk.words.schedule
  const notes = { draft: draftNote, scheduled: scheduledNote, ended: endedNote }
  const time = publishAt === null ? '' : zonedText(publishAt, desk.timeZone)
  return (
    <p className="small" role="status">
      {fillText(notes[standing], { time })}
    </p>
  )
}

// The server does not know the reader's zone, and what it wrote must stand until the page has woken.
function useOwnZone(): string | null {
  return useSyncExternalStore(neverChanges, ownZone, () => null)
}

const neverChanges = () => () => {}
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
