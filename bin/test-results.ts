import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What one step of `npm test` found. A check without tests of its own counts as one test. */
export type StepResult = { passed: number; failed: number; note?: string }

/** A check as a whole: it passed or it did not. */
export function checkResult(passed: boolean, note?: string): StepResult {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, ...(note !== undefined && { note }) }
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/**
 * Reads Vitest's report.
 * @param code how Vitest ended; an error outside of the tests fails a run whose tests all passed
 */
export function readVitestReport(file: string, code: number): StepResult {
  const report = readReport(vitestReport, file)
  if (!report) return checkResult(false, 'it wrote no report')
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return judge(numPassedTests, numFailedTests, numPendingTests + numTodoTests, code)
}

/** Reads Playwright's report; see `readVitestReport`. */
export function readPlaywrightReport(file: string, code: number): StepResult {
  const report = readReport(playwrightReport, file)
  if (!report) return checkResult(false, 'it wrote no report')
  const { expected, unexpected, flaky, skipped } = report.stats
  return judge(expected, unexpected + flaky, skipped, code)
}

// A test that was skipped has not shown anything: it counts as failed, so that nobody takes its silence for a yes.
function judge(passed: number, failed: number, skipped: number, code: number): StepResult {
  if (passed + failed + skipped === 0) return checkResult(false, 'it found no tests')
  if (skipped > 0) return { passed, failed: failed + skipped, note: `${skipped} skipped` }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: 'an error outside of the tests' }
  return { passed, failed }
}

function readReport<Report>(schema: z.ZodType<Report>, file: string): Report | null {
  if (!existsSync(file)) return null
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : null
}

/** A step that ran, for the table. */
export type FinishedStep = StepResult & { name: string; ms: number }

/**
 * The table at the end, and as its last line the sum.
 * @param isPartial says that only named steps ran
 */
export function summarize(steps: readonly FinishedStep[], isPartial: boolean): string {
  const rows = steps.map(({ name, passed, failed, ms, note }) =>
    [
      failed === 0 ? 'ok  ' : 'FAIL',
      name.padEnd(14),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(11),
      seconds(ms).padStart(9),
      note === undefined ? '' : ` ${note}`,
    ]
      .join(' ')
      .trimEnd(),
  )
  const sum = (key: 'passed' | 'failed' | 'ms') =>
    steps.reduce((total, step) => total + step[key], 0)
  return [
    '',
    ...rows,
    `${isPartial ? 'Partial run, only the named steps' : 'Every step'}, in ${seconds(sum('ms'))}.`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}

/** A duration for people: `31.4 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
