import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export type Failure = { where: string; message: string }

export type FileTime = { file: string; ms: number }

/** A check without tests of its own counts as one test. */
export type StepResult = {
  passed: number
  failed: number
  note?: string
  failures?: readonly Failure[]
  files?: readonly FileTime[]
  /** What a check printed. */
  output?: string
}

export function checkResult(
  passed: boolean,
  more: Pick<StepResult, 'note' | 'output'> = {},
): StepResult {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, ...more }
}

const testReport = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.object({ where: z.string(), message: z.string() })),
  files: z.array(z.object({ file: z.string(), ms: z.number() })),
})

/** What a run of a test runner found; `failures` also holds errors outside of the tests. */
export type TestReport = z.infer<typeof testReport>

/** `code` also fails a run with an error outside of its tests; only a run of what has changed `mayBeEmpty`. */
export function readTestReport(file: string, code: number, mayBeEmpty = false): StepResult {
  const report = existsSync(file)
    ? testReport.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
    : undefined
  return report
    ? { ...check(report, code, mayBeEmpty), files: report.files }
    : checkResult(false, { note: 'it wrote no report' })
}

// A skipped test has shown nothing, so it counts as failed.
function check(
  { passed, failed, skipped, failures }: TestReport,
  code: number,
  mayBeEmpty: boolean,
): StepResult {
  const isEmpty = passed + failed + skipped === 0
  if (isEmpty && !mayBeEmpty) return checkResult(false, { note: 'it found no tests' })
  if (isEmpty && code === 0) return { passed, failed, note: 'imports nothing that has changed' }
  if (skipped > 0) return { passed, failed: failed + skipped, note: `${skipped} skipped`, failures }
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: 'an error outside of the tests', failures }
  return { passed, failed, ...(failed > 0 && { failures }) }
}

export type FinishedStep = StepResult & { name: string; ms: number }

/** `ms` is what the whole run took, which is less than its steps together. */
export function summarize(
  steps: readonly FinishedStep[],
  { scope, notes = [], ms }: { scope: string; notes?: readonly string[]; ms: number },
): string {
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0)
  return [
    ...listSlowest(steps),
    '',
    ...steps.map(row),
    // Some readers see only the end of a log.
    ...steps.flatMap(({ failures = [] }) => failures.map(failureLine)),
    ...notes,
    `${scope}, in ${seconds(ms)}.`,
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

const SLOWEST = 20

function listSlowest(steps: readonly FinishedStep[]): string[] {
  const files = steps.flatMap(({ name, files: own = [] }) => own.map((time) => ({ ...time, name })))
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const lines = slowest.map(
    ({ name, file, ms }) => `${seconds(ms).padStart(9)}  ${name.padEnd(14)} ${file}`,
  )
  return lines.length === 0 ? [] : ['', 'The slowest test files:', ...lines]
}

const MESSAGE_LENGTH = 600
// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with this sign
const COLOURS = /\u001B\[[\d;]*m/g

function failureLine({ where, message }: Failure): string {
  const texts = message.replaceAll(COLOURS, '').replaceAll(/\s+/g, ' ').trim()
  return `  ✗ ${where} — ${texts.slice(0, MESSAGE_LENGTH)}`
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
