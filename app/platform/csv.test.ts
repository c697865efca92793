import { expect, test } from 'vitest'
import { csvLine } from '#app/platform/csv.ts'

test('no cell of the file is taken for a formula by a spreadsheet', () => {
  const cells = [
    '=1+1',
    '+1',
    '-1',
    '@sum',
    '\t=1',
    ' =1',
    '\r=1',
    '\u00a0=1',
    '＝1',
    '|1',
    'a=1',
    '',
  ]
  expect(csvLine(cells)).toBe(
    `"'=1+1","'+1","'-1","'@sum","'\t=1","' =1","'\r=1","'\u00a0=1","'＝1","'|1","a=1",""\r\n`,
  )
})

test('a quotation mark, a comma and a line break stay inside their cell', () => {
  expect(csvLine(['a "b", c', 'd\ne'])).toBe('"a ""b"", c","d\ne"\r\n')
})

test('a number is no formula, a negative one neither', () => {
  expect(csvLine([3, -2])).toBe('"3","-2"\r\n')
})
