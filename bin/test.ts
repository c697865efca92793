import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './install-chromium.ts'
import { ensurePostgres } from './install-postgres.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import {
  checkResult,
  type FinishedStep,
  seconds,
  type StepResult,
  summarize,
} from './test-results.ts'
import { testEnvironment } from './test-environment.ts'
import { type TestRun, type TestStep, testSteps } from './test-steps.ts'

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const names = process.argv.slice(2)
  const steps = chooseSteps(names)
  const reports = mkdtempSync(path.join(tmpdir(), 'site-reports-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const missing = await prepare(steps)
  const finished = await runSteps(
    steps,
    { root, env: testEnvironment(process.env), reports },
    missing,
  )
  console.log(summarize(finished, names.length > 0))
  process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0
})

function chooseSteps(names: string[]): readonly TestStep[] {
  if (names.length === 0) return testSteps
  const unknown = names.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = testSteps.map((step) => step.name).join(', ')
    throw new OperatorError(`There is no step "${unknown}". The steps are ${known}.`)
  }
  return testSteps.filter(({ name }) => names.includes(name))
}

async function prepare(steps: readonly TestStep[]): Promise<Map<string, string>> {
  const missing = new Map<string, string>()
  const programs = { postgres: ensurePostgres, chromium: ensureChromium }
  for (const need of ['postgres', 'chromium'] as const) {
    if (!steps.some((step) => step.needs.includes(need))) continue
    try {
      await programs[need]((line) => console.log(line))
    } catch (error) {
      missing.set(need, error instanceof Error ? error.message : String(error))
    }
  }
  return missing
}

async function runSteps(
  steps: readonly TestStep[],
  testRun: TestRun,
  missing: Map<string, string>,
): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = []
  for (const { name, needs, run } of steps) {
    const reason = needs.map((need) => missing.get(need)).find((found) => found !== undefined)
    console.log(`\n— ${name} —`)
    const start = performance.now()
    const result =
      reason === undefined
        ? await runStep(() => run(testRun))
        : checkResult(false, `could not run: ${reason}`)
    const ms = performance.now() - start
    if (name === 'build' && result.failed > 0) missing.set('build', 'the build failed')
    console.log(`${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds(ms)}`)
    finished.push({ ...result, name, ms })
  }
  return finished
}

async function runStep(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run()
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return checkResult(false, 'could not run')
  }
}
