import path from 'node:path'
import { expect, test } from 'vitest'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { readTestReport, summarize } from './test-results.ts'

const place = openedForEach(() => openFolder())
const whole = { scope: 'Every step', ms: 1 }
const failures = [{ where: 'outside of the tests', message: 'no such table' }]
const files = [{ file: 'a.test.ts', ms: 30 }]
const PASSED = { passed: 12, failed: 0, skipped: 0, failures, files }

test.each([
  ['12 that passed', PASSED, 0, [12, 0]],
  ['2 that were skipped', { ...PASSED, skipped: 2 }, 0, [12, 2, '2 skipped', failures]],
  ['none', { ...PASSED, passed: 0 }, 0, [0, 1, 'it found no tests']],
  ['an error outside of them', PASSED, 1, [12, 1, 'an error outside of the tests', failures]],
  ['a report that cannot be read', { stats: {} }, 0, [0, 1, 'it wrote no report']],
  ['no report', null, 0, [0, 1, 'it wrote no report']],
])('a run of tests with %s is summed up as it is', (_, report, code, sum) => {
  if (report !== null) place.write('report.json', JSON.stringify(report))
  const result = readTestReport(path.join(place.folder, 'report.json'), code)
  const { files: times, ...counts } = result
  expect(Object.values(counts)).toEqual(sum)
  expect(times).toEqual(report !== null && 'files' in report ? files : undefined)
})

test.each([
  [0, [0, 0, 'imports nothing that has changed']],
  [1, [0, 1, 'an error outside of the tests', failures]],
])('a run of what a change touches may be empty, unless it ends with an error: %i', (code, sum) => {
  place.write('report.json', JSON.stringify({ ...PASSED, passed: 0, files: [] }))
  const result = readTestReport(path.join(place.folder, 'report.json'), code, true)
  expect(Object.values(result)).toEqual([...sum, []])
})

test('the twenty slowest files of all steps come first, with their step', () => {
  const name = (index: number) => `${index}.test.ts`
  const times = Array.from({ length: 18 }, (_, index) => ({ file: name(index), ms: index * 1_000 }))
  const steps = [
    { name: 'types', ms: 1, passed: 1, failed: 0 },
    { name: 'unit', ms: 1, passed: 1, failed: 0, files: times },
    {
      name: 'abuse',
      ms: 1,
      passed: 1,
      failed: 0,
      files: times.map(({ ms, file }) => ({ file, ms: ms + 500 })),
    },
  ]
  const lines = summarize(steps, whole).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '',
    'The slowest test files:',
    '   17.5 s  abuse          17.test.ts',
    '   17.0 s  unit           17.test.ts',
  ])
  expect(lines.slice(21, 23)).toEqual(['    8.0 s  unit           8.test.ts', ''])
})

test('what failed stands at the end, a line each and without the colours of a terminal', () => {
  const message = '\u001B[31mexpected 1\u001B[39m\n to be 2'
  const failed = { failed: 1, failures: [{ where: 'a.test.ts: adds', message }] }
  const text = summarize([{ name: 'unit', ms: 1, passed: 1, ...failed }], whole)
  expect(text.split('\n').at(-3)).toBe('  ✗ a.test.ts: adds — expected 1 to be 2')
})

test('the last line is the sum, and before it stand the time of the whole run and what was not run', () => {
  const steps = [
    { name: 'format', ms: 800, passed: 1, failed: 0 },
    { name: 'unit', ms: 31_440, passed: 12, failed: 2, note: '2 skipped' },
  ]
  const lines = summarize(steps, {
    scope: 'Partial run',
    notes: ['Not run: 2.'],
    ms: 31_600,
  }).split('\n')
  expect(lines.at(-1)).toBe('13 passed, 2 failed')
  expect(lines.at(-2)).toBe('Partial run, in 31.6 s.')
  expect(lines.at(-3)).toBe('Not run: 2.')
  expect(lines.at(-4)).toMatch(/^FAIL unit +12 passed +2 failed +31\.4 s {2}2 skipped$/)
})
