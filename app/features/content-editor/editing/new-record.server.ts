import type { Kysely } from 'kysely'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { isRemoved, type OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { findIdProblem } from '#app/features/content-editor/editing/record-id.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { at, blankOf, type Json } from '#app/features/entries/form/form-field.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { addressWords } from '#app/platform/texts/address-words.ts'
import { inAscii } from '#app/platform/texts/in-ascii.ts'
import { oneLine } from '#app/platform/texts/one-line.ts'
import type { Schema } from '#db/schema.ts'

const { create: texts } = contentTexts

/** The pages that a firm makes are of this layout. */
const LAYOUT = { layout: 'plain' } as const

/** What was typed to begin a record: its id, or its name and the record that it is a copy of. */
export type NewRecord = { id: string; name: string; from: string }

export type NewRecordProblem = { field: keyof NewRecord; message: string }

/** Records of these types have pages, whose addresses are made from their names. */
export function isNamed(type: RecordType): boolean {
  return type === 'page' || type === 'service'
}

/** Before which a new record is not; of a type with pages, it can be a copy of one. */
export async function listOriginals(db: Kysely<Schema>, type: RecordType): Promise<OpenedRecord[]> {
  const records = await listRecords(db)
  return records.filter(
    (record) =>
      record.key.type === type &&
      !isRemoved(record) &&
      (type !== 'page' || at(record.value, 'layout') === LAYOUT.layout),
  )
}

/** The first draft. */
export function readNewRecord(
  type: RecordType,
  { id, name, from }: NewRecord,
  originals: readonly OpenedRecord[],
): Result<{ id: string; value: Json }, NewRecordProblem> {
  const blank = { ...Object(blankOf(formOf(type, LAYOUT))), ...lastPlace(type, originals) } as Json
  if (!isNamed(type)) {
    const message = findIdProblem(type, id)
    return message === null ? ok({ id, value: blank }) : fail({ field: 'id', message })
  }
  const original = originals.find(({ key }) => key.id === from)
  if (from !== '' && !original) return fail({ field: 'from', message: texts.fromGone })
  const slug = addressWords(inAscii(name))
  const value = {
    ...Object(original ? (original.live ?? original.value) : blank),
    ...lastPlace(type, originals),
    [recordNames[type].title]: oneLine(name),
    slug,
  } as Json
  const message = findNameProblem(type, value) ?? findIdProblem(type, slug)
  return message === null ? ok({ id: slug, value }) : fail({ field: 'name', message })
}

/** In its list, with room between the places. */
function lastPlace(type: RecordType, others: readonly OpenedRecord[]): { order?: number } {
  if (!formOf(type, LAYOUT).fields.some(([key]) => key === 'order')) return {}
  const places = others.map(({ value }) => Number(at(value, 'order')) || 0)
  return { order: Math.min(Math.max(0, ...places) + 10, 9_999) }
}

function findNameProblem(type: RecordType, value: Json): string | null {
  const issues = recordSchemas[type].safeParse(value).error?.issues ?? []
  const own = issues.find(({ path }) => path[0] === recordNames[type].title)
  return own?.message ?? (at(value, 'slug') === '' ? texts.noLetters : null)
}
