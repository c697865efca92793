import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'
import { type OwnRecord, siteContentOf } from '#app/features/content/site-content.ts'
import { mapTexts } from '#app/platform/texts/map-texts.ts'
import { contentEdits } from '#test/factories/content-edits.ts'

const records = Object.entries(shippedRecords).flatMap(([type, byId]) =>
  Object.entries(byId).map(([id, data]) => [type as RecordType, id, data] as const),
)

test.each(records)('the shipped %s "%s" fits its schema', (type, _id, data) => {
  expect(recordSchemas[type].safeParse(data).error?.issues ?? []).toEqual([])
})

test('an upgrade that changes every shipped sentence leaves 100 edited records as they were', () => {
  const edits = new Map(
    contentEdits(7, 400).map((edit) => [`${edit.key.type}/${edit.key.id}`, edit]),
  )
  const own = [...edits.values()]
    .slice(0, 100)
    .map(({ key, data }) => ({ ...key, data, review: null }) as OwnRecord)
  expect(own).toHaveLength(100)
  const later = mapTexts(shippedRecords, (text) => (/ .* /.test(text) ? `${text} Later.` : text))
  const [before, after] = [siteContentOf(shippedRecords, own), siteContentOf(later, own)]
  for (const { type, id } of own) expect(after.find(type, id)).toEqual(before.find(type, id))
  expect(JSON.stringify(after.list('term'))).toContain('Later.')
})
