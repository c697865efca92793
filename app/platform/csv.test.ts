import { expect, test } from 'vitest'
import { csvLine } from '#app/platform/csv.ts'

const FORMULAS = ['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\r=1', '\u00a0=1', '＝1', '|1']

test.each([
  ['no cell is taken for a formula by a spreadsheet', FORMULAS, FORMULAS.map((text) => `'${text}`)],
  ['other texts stay, also empty ones', ['a=1', ''], ['a=1', '']],
  ['a quotation mark and a line break stay inside', ['a "b", c', 'd\ne'], ['a ""b"", c', 'd\ne']],
  ['a number is no formula, a negative one neither', [3, -2], ['3', '-2']],
])('%s', (_, cells, written) => {
  expect(csvLine(cells)).toBe(`${written.map((text) => `"${text}"`).join()}\r\n`)
})
