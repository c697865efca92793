import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'

const records = Object.entries(shippedRecords).flatMap(([type, byId]) =>
  Object.entries(byId).map(([id, data]) => [type as RecordType, id, data] as const),
)

test.each(records)('the shipped %s "%s" fits its schema', (type, _id, data) => {
  expect(recordSchemas[type].safeParse(data).error?.issues ?? []).toEqual([])
})
