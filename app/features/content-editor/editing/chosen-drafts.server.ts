import type { Kysely } from 'kysely'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

export type ChosenProblem = { message: string; details: string[]; status: number }

const { changes: texts } = contentTexts

/** @param chosen such as `page/home@3`: the version that was looked at */
export async function findChosen(
  db: Kysely<Schema>,
  chosen: readonly string[],
): Promise<Result<OpenedRecord[], ChosenProblem>> {
  if (chosen.length === 0) return fail(problemOf(texts.noneChosen, '', 422))
  const records = await listRecords(db, LOCALES)
  const waiting = new Map(records.map((record) => [nameOf(record.key), record]))
  const found: OpenedRecord[] = []
  for (const each of chosen) {
    const [name = '', version = ''] = each.split('@')
    const record = waiting.get(name)
    if (!record?.hasDraft || record.version !== Number(version))
      return fail(problemOf(texts.changed, record?.title ?? name, 409))
    found.push(record)
  }
  return ok(found)
}

type Rules = { site: (locale: Locale) => SiteContent; now: () => Date }

/** The first that cannot be published. */
export function findRefusal(
  { site, now }: Rules,
  records: readonly OpenedRecord[],
): ChosenProblem | null {
  for (const record of records) {
    const rules = { site: site(record.key.locale), now: now(), together: records }
    const { problems, findings, isRefused } = checkOpened(record, record.value, rules)
    const reasons = [...problems, ...(isRefused ? findings : [])]
    if (reasons.length === 0) continue
    const details = reasons.map((reason) => labelledProblem(record.form, record.value, reason))
    return { ...problemOf(texts.refused, record.title, 422), details }
  }
  return null
}

export function problemOf(message: string, title: string, status: number): ChosenProblem {
  return { message: fillText(message, { title }), details: [], status }
}
