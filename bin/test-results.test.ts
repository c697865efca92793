import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkResult, readPlaywrightReport, readVitestReport, summarize } from './test-results.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

function vitest(passed: number, failed = 0, pending = 0, todo = 0): string {
  return report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
  })
}

test('tests that all passed are counted', () => {
  expect(readVitestReport(vitest(12), 0)).toEqual({ passed: 12, failed: 0 })
})

test('a skipped test and one that is still to be written count as failed', () => {
  expect(readVitestReport(vitest(12, 0, 1, 1), 0)).toEqual({
    passed: 12,
    failed: 2,
    note: '2 skipped',
  })
})

test('a run without any test has failed', () => {
  expect(readVitestReport(vitest(0), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('an error outside of the tests fails a run whose tests all passed', () => {
  expect(readVitestReport(vitest(12), 1)).toMatchObject({ passed: 12, failed: 1 })
})

test('a run that left no report has failed', () => {
  expect(readVitestReport(path.join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
})

test('a journey that passed at the second try counts as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }
  expect(readPlaywrightReport(report({ stats }), 1)).toMatchObject({ passed: 3, failed: 3 })
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
