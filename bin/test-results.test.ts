import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkResult, readTestReport, summarize, type TestReport } from './test-results.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

function found(counts: Partial<TestReport>): string {
  return report({ passed: 0, failed: 0, skipped: 0, failures: [], ...counts })
}

test('tests that all passed are counted', () => {
  expect(readTestReport(found({ passed: 12 }), 0)).toEqual({ passed: 12, failed: 0 })
})

test('a skipped test counts as failed', () => {
  expect(readTestReport(found({ passed: 12, skipped: 2 }), 0)).toMatchObject({
    passed: 12,
    failed: 2,
    note: '2 skipped',
  })
})

test('a run without any test has failed', () => {
  expect(readTestReport(found({}), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('an error outside of the tests fails a run whose tests all passed', () => {
  const failures = [{ where: 'outside of the tests', message: 'no such table' }]
  expect(readTestReport(found({ passed: 12, failures }), 1)).toMatchObject({
    passed: 12,
    failed: 1,
    failures,
  })
})

test('a run that left no report, or one that cannot be read, has failed', () => {
  expect(readTestReport(path.join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
  expect(readTestReport(report({ stats: {} }), 0)).toMatchObject({ failed: 1 })
})

test('what failed stands at the end, a line each and without the colours of a terminal', () => {
  const failures = [
    { where: 'a.test.ts: adds', message: '\u001B[31mexpected 1\u001B[39m\n to be 2' },
  ]
  const lines = summarize([{ name: 'unit', ms: 1, passed: 1, failed: 1, failures }], false).split(
    '\n',
  )
  expect(lines.at(-3)).toBe('  ✗ a.test.ts: adds — expected 1 to be 2')
})

test('the last line is the sum, and a partial run says that it is one', () => {
  const steps = [
    { name: 'format', ms: 800, ...checkResult(true) },
    { name: 'unit', ms: 31_440, passed: 12, failed: 2, note: '2 skipped' },
  ]
  const lines = summarize(steps, true).split('\n')
  expect(lines.at(-1)).toBe('13 passed, 2 failed')
  expect(lines.at(-2)).toBe('Partial run, only the named steps, in 32.2 s.')
  expect(lines.at(-3)).toMatch(/^FAIL unit +12 passed +2 failed +31\.4 s {2}2 skipped$/)
  expect(summarize(steps, false)).toContain('Every step')
})
