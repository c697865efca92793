import type { Review } from '#app/features/entries/publication/review.ts'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type ChosenProblem,
  findRefusal,
  problemOf,
} from '#app/features/content-editor/editing/chosen-drafts.server.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import {
  type ContentServices,
  publishContent,
  sourceOf,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { translationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

const { review: texts } = translationTexts

/** Those of the names that readers see, without a draft, and that nobody of the firm has reviewed; in their order. */
export async function findToReview(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<OpenedRecord[]> {
  const records = await listRecords(db, LOCALES)
  return records.filter((record) => names.includes(nameOf(record.key)) && isToReview(record))
}

function isToReview(record: OpenedRecord): boolean {
  return !record.hasDraft && translationRow(record)?.isToReview === true
}

/** Names the record and both texts, whether somebody of the firm or an upgrade changes them. */
export function seenTexts({ key, version, live, translation }: OpenedRecord): string {
  const both = JSON.stringify([version, live, translation?.english])
  return `${nameOf(key)}@${createHash('sha256').update(both).digest('base64url').slice(0, 16)}`
}

/** All or none; somebody has read each against the English text that was beside it. @param seen by `seenTexts` */
export async function reviewTranslations(
  services: ContentServices,
  { seen, review, by }: { seen: readonly string[]; review: Review | null; by: Actor },
): Promise<Result<void, ChosenProblem>> {
  const names = seen.map((each) => each.split('@')[0] ?? '')
  const records = await findToReview(services.db, names)
  const present = new Set(records.map(seenTexts))
  const changed = seen.find((each) => !present.has(each))
  if (changed !== undefined) return fail(problemOf(texts.changed, titleOf(records, changed), 409))
  if (seen.length === 0) return fail(problemOf(texts.none, '', 422))
  const refusal = findRefusal(services, records)
  if (refusal) return fail(refusal)
  const published = await publishContent(
    services,
    records.map((record) => ({
      ...record.key,
      seenVersion: record.version,
      to: 'published',
      data: record.value,
      review,
      source: sourceOf(record, {
        english: record.translation?.english ?? null,
        isUpToDate: true,
      }),
    })),
    by,
  )
  if (published.ok) return published
  const { key, kind } = published.problem
  const title = titleOf(records, nameOf(key))
  return kind === 'invalid'
    ? fail(problemOf(texts.unfinished, title, 422))
    : fail(problemOf(texts.changed, title, 409))
}

function titleOf(records: readonly OpenedRecord[], seen: string): string {
  const [name = ''] = seen.split('@')
  return records.find(({ key }) => nameOf(key) === name)?.title ?? name
}
