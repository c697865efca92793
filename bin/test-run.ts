import { createSemaphore } from '#app/platform/semaphore.ts'
import { checkResult, type FinishedStep, seconds, type StepResult } from './test-results.ts'
import type { Need, TestRun, TestStep } from './test-steps.ts'

/** Why a need is not met. */
export type Missing = Map<Need, string>

// As many as the cores that the tests are measured with.
const CHECKS_AT_ONCE = 2

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
