import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './install-chromium.ts'
import { ensurePostgres } from './install-postgres.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { describeNotRun, findChange } from './test-changed.ts'
import { testEnvironment } from './test-environment.ts'
import { type FinishedStep, summarize } from './test-results.ts'
import { type Missing, runSteps } from './test-run.ts'
import { type TestRun, type TestStep, testSteps, writeRouteTypes } from './test-steps.ts'

const root = path.dirname(import.meta.dirname)

await runCommand(async () => {
  const names = process.argv.slice(2)
  if (names[0] === 'changed') return runChanged(names[1])
  const scope = names.length > 0 ? 'Partial run, only the named steps' : 'Every step'
  await run(chooseSteps(names), {}, () => ({ scope }))
})

async function runChanged(commit: string | undefined): Promise<void> {
  const change = findChange(root, commit)
  if (change.files.length === 0) {
    const nothing = { scope: `Nothing differs from ${change.name}, so nothing was run`, ms: 0 }
    console.log(summarize([], nothing))
    return
  }
  await run(testSteps, { changedSince: change.commit }, (finished) => ({
    scope: 'Partial run, only what a change touches',
    notes: describeNotRun(root, finished, change),
  }))
}

async function run(
  steps: readonly TestStep[],
  options: Pick<TestRun, 'changedSince'>,
  describe: (finished: readonly FinishedStep[]) => { scope: string; notes?: readonly string[] },
): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'site-reports-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const testRun = { root, env: testEnvironment(process.env), reports, ...options }
  const missing = await prepare(steps, testRun)
  const finished = await runSteps(steps, testRun, missing)
  console.log(summarize(finished, { ...describe(finished), ms: performance.now() }))
  process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0
}

function chooseSteps(names: string[]): readonly TestStep[] {
  if (names.length === 0) return testSteps
  const unknown = names.find((name) => !testSteps.some((step) => step.name === name))
  if (unknown !== undefined) {
    const known = testSteps.map((step) => step.name).join(', ')
    throw new OperatorError(`There is no step "${unknown}". The steps are ${known}.`)
  }
  return testSteps.filter(({ name }) => names.includes(name))
}

async function prepare(steps: readonly TestStep[], testRun: TestRun): Promise<Missing> {
  const missing: Missing = new Map()
  const say = (line: string) => console.log(line)
  const preparations = [
    ['route types', () => writeRouteTypes(testRun)],
    ['postgres', () => ensurePostgres(say)],
    ['chromium', () => ensureChromium(say)],
  ] as const
  for (const [need, meet] of preparations) {
    if (!steps.some(({ needs }) => needs.includes(need))) continue
    try {
      await meet()
    } catch (error) {
      missing.set(need, error instanceof Error ? error.message : String(error))
    }
  }
  return missing
}
