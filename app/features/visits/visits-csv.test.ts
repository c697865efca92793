import { expect, test } from 'vitest'
import { visitsCsv } from '#app/features/visits/visits-csv.ts'

test('the export is a heading and one line a count, and a title that is a formula is text', () => {
  const line = { day: '2026-11-21', path: '/about', kind: 'page', count: 3 } as const
  expect(visitsCsv([{ ...line, name: '=SUM(A1)' }])).toBe(
    `"Day","Page","Name","What","Count"\r\n"2026-11-21","/about","'=SUM(A1)","page","3"\r\n`,
  )
})
