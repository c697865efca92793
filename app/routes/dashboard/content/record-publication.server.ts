import type { Review } from '#app/features/entries/publication/review.ts'
import type { Publication } from '#app/features/content/content-records.server.ts'
import type { TypedPublication } from '#app/features/content-editor/editing/record-answer.ts'
import { checkOpened, reviewIn } from '#app/features/content-editor/editing/record-form.server.ts'
import {
  planContent,
  publishContent,
  type RecordForm,
  sourceOf,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { isSame } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord, pathOfType } from '#app/features/content-editor/record-paths.ts'
import { readPublishAt } from '#app/features/entries/publication/scheduled-time.ts'
import { scheduleTexts } from '#app/features/entries/publication/schedule-texts.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { fail } from '#app/platform/result.ts'
import { getWriter, todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { typedPublication } from '#app/routes/dashboard/content/record-drafts.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import {
  again,
  type Context,
  saveSent,
  type Sent,
} from '#app/routes/dashboard/content/sent-record.server.ts'

/** Saved and checked, at once or at its time; else the page again. */
export async function publish(parts: Sent, context: Context, isLater: boolean) {
  if (!may(context, 'publish-content')) throw refusedByRole()
  const { services, form, opened, sent } = parts
  const publication = typedPublication(form)
  const site = services.site(sent.key.locale)
  const review = reviewIn(form, services.site('en'), todayOf(services))
  const saved = await saveSent(parts, getWriter(context), { publication })
  if (!saved.ok) return saved.problem
  const { value, version } = saved.value
  const stored = { ...sent, value, base: value, asked: null, seenVersion: version }
  if (!review.ok) return again(stored, { problems: review.problem, publication }, 422)
  const check = checkOpened(opened, value, { site, now: services.now() })
  const isUnseen = check.findings.length > 0 && textOf(form, 'warned') !== 'yes'
  if (check.problems.length > 0 || check.isRefused || isUnseen)
    return again(stored, { ...check, publication }, 422)
  const ready = { sent: stored, review: review.value, publication }
  if (isLater) return schedule(ready, parts, context)
  const texts = { data: value, review: review.value, source: sourceOf(opened, sent) }
  const taken = { ...sent.key, seenVersion: version, to: 'published', ...texts } as const
  return publishOne(taken, stored, { services, context })
}

type Ready = { sent: RecordForm; review: Review | null; publication: TypedPublication }

async function schedule(
  { sent, review, publication }: Ready,
  { services, opened }: Sent,
  context: Context,
) {
  const { now, timeZone } = services
  const at = isSame(sent.value, opened.live)
    ? fail(scheduleTexts.noDraft)
    : readPublishAt(publication.publishAt, { timeZone: timeZone(), now: now() })
  if (!at.ok) {
    const problems = [{ path: 'publishAt', message: at.problem }]
    return again(sent, { problems, publication }, 422)
  }
  const drafts = [{ ...sent.key, seenVersion: sent.seenVersion, review }]
  const by = getActor(context)
  const scheduled = await planContent(services, { drafts, at: at.value, by })
  if (!scheduled.ok) return again(sent, { publication }, 409)
  return redirectWithFlash(pathOfRecord(sent.key), 'content-scheduled')
}

export async function unschedule(parts: Sent, context: Context) {
  if (!may(context, 'publish-content')) throw refusedByRole()
  const { services, sent } = parts
  const saved = await saveSent(parts, getWriter(context))
  if (!saved.ok) return saved.problem
  const { value, version: seenVersion } = saved.value
  const drafts = [{ ...sent.key, seenVersion }]
  const done = await planContent(services, { drafts, at: null, by: getActor(context) })
  if (!done.ok) return again({ ...sent, value, base: value, asked: null, seenVersion }, {}, 409)
  return redirectWithFlash(pathOfRecord(sent.key), 'content-unscheduled')
}

type Publishing = { services: Services; context: Context }

export async function publishOne(
  publication: Publication,
  sent: RecordForm,
  { services, context }: Publishing,
) {
  const published = await publishContent(services, [publication], getActor(context))
  if (published.ok) {
    if (publication.to !== 'removed')
      return redirectWithFlash(pathOfRecord(sent.key), 'content-published')
    return publication.draft
      ? redirectWithFlash(pathOfRecord(sent.key), 'content-unpublished')
      : redirectWithFlash(pathOfType(sent.key.type), 'content-removed')
  }
  const { problem } = published
  if (problem.kind === 'invalid') return again(sent, { problems: problem.issues }, 422)
  // Somebody saved in this moment: the next press merges.
  return again(sent, {}, 409)
}
