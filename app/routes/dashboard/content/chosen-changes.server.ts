import type { RecordKey } from '#app/features/content/record-types.ts'
import {
  type ChosenProblem,
  findChosen,
  findRefusal,
  problemOf,
} from '#app/features/content-editor/editing/chosen-drafts.server.ts'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  planContent,
  publishContent,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { readPublishAt } from '#app/features/entries/publication/scheduled-time.ts'
import { scheduleTexts } from '#app/features/entries/publication/schedule-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { actOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { FlashCounts, FlashName } from '#app/server/flash.server.ts'
import type { Services } from '#app/server/services.server.ts'

type Done = Result<{ flash: FlashName; counts: FlashCounts }, ChosenProblem>

const { changes: texts } = contentTexts

/** All of the chosen ones or none: published, or given a time, or taken from it. */
export async function changeChosen(services: Services, form: FormData, by: Actor): Promise<Done> {
  const records = await findChosen(services.db, form.getAll('record').map(String))
  if (!records.ok) return records
  const act = actOf(form, { schedule, unschedule }) ?? publish
  return act(services, records.value, { publishAt: textOf(form, 'publishAt'), by })
}

type Requested = { publishAt: string; by: Actor }

async function publish(
  services: Services,
  records: readonly OpenedRecord[],
  { by }: Requested,
): Promise<Done> {
  const refusal = findRefusal(services, records)
  if (refusal) return fail(refusal)
  const published = await publishContent(
    services,
    // A review belongs to one text, which somebody has looked at in its form.
    records.map(({ key, version, value, translation }) => ({
      ...key,
      seenVersion: version,
      to: 'published',
      data: value,
      review: null,
      source: translation?.source ?? null,
    })),
    by,
  )
  return doneOf(published, records, 'records-published')
}

async function schedule(
  services: Services,
  records: readonly OpenedRecord[],
  { publishAt, by }: Requested,
): Promise<Done> {
  const { now, timeZone } = services
  const at = readPublishAt(publishAt, { timeZone: timeZone(), now: now() })
  if (!at.ok) return fail(problemOf(at.problem, '', 422))
  const refusal = findRefusal(services, records)
  if (refusal) return fail(refusal)
  const drafts = records.map((record) => ({
    ...seenOf(record),
    review: record.schedule?.review ?? null,
  }))
  const scheduled = await planContent(services, { drafts, at: at.value, by })
  return doneOf(scheduled, records, 'records-scheduled')
}

async function unschedule(
  services: Services,
  records: readonly OpenedRecord[],
  { by }: Requested,
): Promise<Done> {
  const drafts = records.filter((record) => record.schedule !== null).map(seenOf)
  if (drafts.length === 0) return fail(problemOf(scheduleTexts.noneScheduled, '', 422))
  const done = await planContent(services, { drafts, at: null, by })
  const left = records.length - drafts.length
  return doneOf(done, records, 'records-unscheduled', { done: drafts.length, left })
}

function doneOf(
  result: Result<void, { key: RecordKey }>,
  records: readonly OpenedRecord[],
  flash: FlashName,
  counts: FlashCounts = { done: records.length },
): Done {
  if (result.ok) return ok({ flash, counts })
  const name = nameOf(result.problem.key)
  const record = records.find(({ key }) => nameOf(key) === name)
  return fail(problemOf(texts.changed, record?.title ?? name, 409))
}

function seenOf({ key, version }: OpenedRecord) {
  return { ...key, seenVersion: version }
}
