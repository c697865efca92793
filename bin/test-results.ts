import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** A test that failed, with the error's words. */
export type Failure = { where: string; message: string }

/** What one step of `npm test` found. A check without tests of its own counts as one test. */
export type StepResult = {
  passed: number
  failed: number
  note?: string
  failures?: readonly Failure[]
}

/** A check as a whole: it passed or it did not. */
export function checkResult(passed: boolean, note?: string): StepResult {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, ...(note !== undefined && { note }) }
}

const testReport = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.object({ where: z.string(), message: z.string() })),
})

/** What a run of a test runner found; `failures` also holds errors outside of the tests. */
export type TestReport = z.infer<typeof testReport>

/**
 * Reads the report of `bin/vitest-report.ts` or `bin/playwright-report.ts`.
 * @param code how the runner ended; an error outside of the tests fails a run whose tests all passed
 */
export function readTestReport(file: string, code: number): StepResult {
  const report = existsSync(file)
    ? testReport.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined
  return report ? check(report, code) : checkResult(false, 'it wrote no report')
}

// A test that was skipped has not shown anything: it counts as failed, so that no one takes its silence for a yes.
function check({ passed, failed, skipped, failures }: TestReport, code: number): StepResult {
  if (passed + failed + skipped === 0) return checkResult(false, 'it found no tests')
  if (skipped > 0) return { passed, failed: failed + skipped, note: `${skipped} skipped`, failures }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: 'an error outside of the tests', failures }
  return { passed, failed, ...(failed > 0 && { failures }) }
}

/** A step that ran, for the table. */
export type FinishedStep = StepResult & { name: string; ms: number }

/**
 * The table at the end, then what failed, and as its last line the sum.
 * @param isPartial says that only named steps ran
 */
export function summarize(steps: readonly FinishedStep[], isPartial: boolean): string {
  const sum = (key: 'passed' | 'failed' | 'ms') =>
    steps.reduce((total, step) => total + step[key], 0)
  return [
    '',
    ...steps.map(row),
    // The end of a log is all that some people ever see of it.
    ...steps.flatMap(({ failures = [] }) => failures.map(failureLine)),
    `${isPartial ? 'Partial run, only the named steps' : 'Every step'}, in ${seconds(sum('ms'))}.`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}

function row({ name, passed, failed, ms, note }: FinishedStep): string {
  return [
    failed === 0 ? 'ok  ' : 'FAIL',
    name.padEnd(14),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(11),
    seconds(ms).padStart(9),
    note === undefined ? '' : ` ${note}`,
  ]
    .join(' ')
    .trimEnd()
}

// A few lines of a terminal: enough for what a browser's test was waiting for.
const MESSAGE_LENGTH = 600
// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with this sign
const COLOURS = /\u001B\[[\d;]*m/g

function failureLine({ where, message }: Failure): string {
  const texts = message.replaceAll(COLOURS, '').replaceAll(/\s+/g, ' ').trim()
  return `  ✗ ${where} — ${texts.slice(0, MESSAGE_LENGTH)}`
}

/** A duration for people: `31.4 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
