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

/** Why a need is not met, or undefined. */
export type Missing = Map<Need, Promise<string | undefined>>

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
  const missing = prepare(steps, testRun)
  const finished = await runSteps(steps, testRun, missing)
  console.log(summarize(finished, { ...describe(finished), ms: performance.now() }))
  process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0
}

/** What the tests need is installed beside the checks. */
function prepare(steps: readonly TestStep[], testRun: TestRun): Missing {
  const isNeeded = (need: Need) => steps.some(({ needs }) => needs.includes(need))
  const say = (line: string) => console.log(line)
  const missing: Missing = new Map()
  if (isNeeded('route types'))
    missing.set(
      'route types',
      meet(() => writeRouteTypes(testRun)),
    )
  // One after the other, because Debian installs one package at a time.
  let installed: Promise<unknown> = Promise.resolve()
  for (const [need, ensure] of [
    ['postgres', ensurePostgres],
    ['chromium', ensureChromium],
  ] as const) {
    if (!isNeeded(need)) continue
    const met = installed.then(() => meet(() => ensure(say)))
    missing.set(need, met)
    installed = met
  }
  return missing
}

async function meet(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
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
  const reasons = await Promise.all(needs.map(async (need) => missing.get(need)))
  const reason = reasons.find((found) => found !== undefined)
  const start = performance.now()
  const { output, ...result } =
    reason === undefined
      ? await attempt(() => run(testRun))
      : checkResult(false, { note: `could not run: ${reason}` })
  const ms = performance.now() - start
  if (name === 'build' && result.failed > 0)
    missing.set('build', Promise.resolve('the build failed'))
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
