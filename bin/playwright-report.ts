import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import type { TestReport } from './test-results.ts'

/** Playwright's reporter for `npm test`: writes a `TestReport` to the file that `TEST_REPORT` names. */
export default class PlaywrightReport implements Reporter {
  #root: Suite | undefined
  #outside: TestError[] = []

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  onError(error: TestError): void {
    this.#outside.push(error)
  }

  onEnd(): void {
    const file = process.env.TEST_REPORT
    if (file === undefined) throw new Error('TEST_REPORT names no file')
    writeFileSync(file, JSON.stringify(reportOf(this.#root?.allTests() ?? [], this.#outside)))
  }
}

function reportOf(tests: readonly TestCase[], outside: readonly TestError[]): TestReport {
  const report: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }
  for (const [file, ms] of timesOf(tests)) report.files.push({ file, ms })
  for (const test of tests) {
    const outcome = test.outcome()
    if (outcome === 'expected') report.passed += 1
    else if (outcome === 'skipped') report.skipped += 1
    // A test that passed at the second attempt has failed.
    else {
      report.failed += 1
      const where = test.titlePath().filter(Boolean).join(' › ')
      const errors = test.results.flatMap((result) => result.errors)
      report.failures.push({ where, message: errors.map(textsOf).join(' · ') })
    }
  }
  for (const error of outside)
    report.failures.push({ where: 'outside of the tests', message: textsOf(error) })
  return report
}

// A file runs once for each project, and its hooks are part of its tests.
function timesOf(tests: readonly TestCase[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { location, results } of tests) {
    const file = path.relative(process.cwd(), location.file)
    const ms = results.reduce((total, { duration }) => total + duration, times.get(file) ?? 0)
    times.set(file, ms)
  }
  return times
}

// A timeout comes first; only the second error says what the test was waiting for.
function textsOf({ message, value, location }: TestError): string {
  const place = location ? ` (${path.basename(location.file)}:${location.line})` : ''
  return (message ?? value ?? '') + place
}
