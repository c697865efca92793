import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { TestReport } from './test-results.ts'

type RunError = { message: string; stack?: string }

/** Vitest's reporter for `npm test`: writes a `TestReport` to the file that `TEST_REPORT` names. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly RunError[]): void {
    const file = process.env.TEST_REPORT
    if (file === undefined) throw new Error('TEST_REPORT names no file')
    writeFileSync(file, JSON.stringify(reportOf(modules, outside)))
  }
}

function reportOf(modules: readonly TestModule[], outside: readonly RunError[]): TestReport {
  const report: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }
  const fail = (where: string, errors: readonly RunError[]) =>
    report.failures.push({ where, message: errors[0]?.message ?? '' })
  for (const module of modules) {
    report.files.push({ file: module.relativeModuleId, ms: timeOf(module) })
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'passed') report.passed += 1
      else if (state === 'failed') report.failed += 1
      else report.skipped += 1
      if (state === 'failed') fail(`${module.relativeModuleId}: ${test.fullName}`, errors)
    }
    if (module.errors().length > 0) fail(module.relativeModuleId, module.errors())
  }
  for (const error of outside) fail('outside of the tests', [{ message: nameOf(error) }])
  return report
}

// Reading what a test imports takes longer than many a test.
function timeOf(module: TestModule): number {
  const { duration, collectDuration, prepareDuration, setupDuration } = module.diagnostic()
  return duration + collectDuration + prepareDuration + setupDuration
}

// The origin of an error says more where no test is waiting for it.
function nameOf({ message, stack }: RunError): string {
  const place = /(?:app|bin|db|test)\/[\w./-]+:\d+/.exec(stack ?? '')
  return place ? `${message} (${place[0]})` : message
}
