import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSemaphore } from '#app/platform/semaphore.ts'
import { ensureChromium } from './install-chromium.ts'
import { ensurePostgres } from './install-postgres.ts'
import { testEnvironment } from './test-environment.ts'
import {
  checkResult,
  type FinishedStep,
  seconds,
  type StepResult,
  summarize,
} from './test-results.ts'
import {
  type Need,
  type RunOptions,
  type TestRun,
  type TestStep,
  writeRouteTypes,
} from './test-steps.ts'

const root = path.dirname(import.meta.dirname)

/** Why a need is not met. */
type Missing = Map<Need, string>

// As many as the cores that the tests are measured with.
const CHECKS_AT_ONCE = 2

/** `describe` says what kind of run it was. */
export async function runTests(
  steps: readonly TestStep[],
  options: RunOptions,
  describe: (finished: readonly FinishedStep[]) => { scope: string; notes?: readonly string[] },
): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'site-reports-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
  const env = { ...testEnvironment(process.env), ...(options.isSoak === true && { SOAK: '1' }) }
  const testRun = { root, env, reports, ...options }
  const missing = await prepare(steps, testRun)
  const finished = await runSteps(steps, testRun, missing)
  console.log(summarize(finished, { ...describe(finished), ms: performance.now() }))
  process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0
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

/** The checks run side by side, and after them the tests one step after the other, because some of them measure. */
export async function runSteps(
  steps: readonly TestStep[],
  testRun: TestRun,
  missing: Missing,
): Promise<FinishedStep[]> {
  const turns = createSemaphore(CHECKS_AT_ONCE)
  const checks = steps.filter(({ isCheck }) => isCheck)
  const finished = await Promise.all(
    checks.map((step) => turns.run(() => runStep(step, testRun, missing))),
  )
  for (const step of steps) {
    if (!step.isCheck) finished.push(await runStep(step, testRun, missing))
  }
  return finished
}

async function runStep(
  { name, isCheck, needs, run }: TestStep,
  testRun: TestRun,
  missing: Missing,
): Promise<FinishedStep> {
  const title = `\n— ${name} —`
  if (!isCheck) console.log(title)
  const start = performance.now()
  const reason = needs.map((need) => missing.get(need)).find((found) => found !== undefined)
  const { output, ...result } =
    reason === undefined
      ? await attempt(() => run(testRun))
      : checkResult(false, { note: `could not run: ${reason}` })
  const ms = performance.now() - start
  if (name === 'build' && result.failed > 0) missing.set('build', 'the build failed')
  const ending = `${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds(ms)}`
  // One write, because other checks print meanwhile.
  console.log([...(isCheck ? [title] : []), ...(output ? [output] : []), ending].join('\n'))
  return { ...result, name, ms }
}

async function attempt(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run()
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    return checkResult(false, { note: 'could not run', output })
  }
}
