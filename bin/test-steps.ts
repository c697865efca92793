import path from 'node:path'
import { runProgram } from './run-program.ts'
import { checkResult, readTestReport, type StepResult } from './test-results.ts'

/** How a run differs from that of every test. */
export type RunOptions = {
  /** Only test files that import what has changed since this commit. */
  changedSince?: string
  /** Accepts the texts of the pages as they are now. */
  acceptsTexts?: boolean
  /** The long forms of the tests, for hours. */
  isSoak?: boolean
  /** Only these test files. */
  files?: readonly string[]
}

export type TestRun = RunOptions & { root: string; env: NodeJS.ProcessEnv; reports: string }

export type Need = 'route types' | 'postgres' | 'chromium' | 'build'

export type TestStep = {
  name: string
  /** Runs beside other checks, so what it prints is in its result. */
  isCheck: boolean
  /** Without one of these the step fails with the reason. */
  needs: readonly Need[]
  run: (testRun: TestRun) => Promise<StepResult>
}

const CHECK_LIMIT_MS = 5 * 60_000
// A guard against hanging, far above what the longest step takes on two idle cores.
const TESTS_LIMIT_MS = 45 * 60_000
const SOAK_LIMIT_MS = 8 * 60 * 60_000
const SOAK_JOURNEY_LIMIT_MS = 60 * 60_000

const REACT_ROUTER = '@react-router/dev/bin.cjs'
const KNIP = 'knip/bin/knip.js'
const SOURCES = ['app', 'bin', 'db', 'test', 'server.ts']
const CRUISER = 'dependency-cruiser/bin/dependency-cruiser.mjs'

export const testSteps: readonly TestStep[] = [
  { name: 'build', isCheck: true, needs: [], run: build },
  check('types', ['route types'], ['typescript/bin/tsc', '-p', '.']),
  check('lint', ['route types'], ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  // The second run ignores tests and gallery, which would hide unused code of the site.
  check(
    'unused',
    ['route types'],
    [KNIP, '--no-progress'],
    [KNIP, '--no-progress', '--production'],
  ),
  check('dependencies', [], [CRUISER, '--config', '.dependency-cruiser.mjs', ...SOURCES]),
  check('format', [], ['oxfmt/bin/oxfmt', '--check']),
  vitest('unit', ['postgres']),
  vitest('architecture', ['postgres']),
  { name: 'journeys', isCheck: false, needs: ['build', 'postgres', 'chromium'], run: runJourneys },
  vitest('bootstrap', ['build', 'postgres']),
  vitest('seo', ['build', 'postgres']),
  vitest('abuse', ['build', 'postgres', 'chromium']),
]

/** The types of the routes, which three checks read. @throws Error with what the generator printed */
export async function writeRouteTypes(testRun: TestRun): Promise<void> {
  const { code, output } = await runTool(testRun, REACT_ROUTER, ['typegen'], { show: false })
  if (code !== 0) throw new Error(`the types of the routes could not be written. ${output.trim()}`)
}

function check(
  name: string,
  needs: TestStep['needs'],
  ...commands: [string, ...string[]][]
): TestStep {
  return { name, isCheck: true, needs, run: (testRun) => runCheck(testRun, commands) }
}

function vitest(name: string, needs: TestStep['needs']): TestStep {
  return { name, isCheck: false, needs, run: (testRun) => runVitest(testRun, name) }
}

async function runCheck(testRun: TestRun, commands: [string, ...string[]][]): Promise<StepResult> {
  for (const [tool, ...args] of commands) {
    const { code, output } = await runTool(testRun, tool, args, { show: false })
    if (code !== 0) return checkResult(false, { output: output.trim() })
  }
  return checkResult(true)
}

async function build(testRun: TestRun): Promise<StepResult> {
  const program = path.join(testRun.root, 'bin/build.ts')
  for (const SITE_BACKEND of ['server', 'none']) {
    const env = { ...testRun.env, SITE_BACKEND }
    const result = await runCheck({ ...testRun, env }, [[program]])
    if (result.failed > 0) return result
  }
  return checkResult(true)
}

function runVitest(testRun: TestRun, project: string): Promise<StepResult> {
  return runTests(testRun, project, ['vitest/vitest.mjs', ...vitestArguments(testRun, project)])
}

export function vitestArguments(
  { changedSince, acceptsTexts = false, files = [] }: RunOptions,
  project: string,
): string[] {
  return [
    'run',
    // With the project of the same name that measures, where there is one.
    `--project=${project}*`,
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=bin/vitest-report.ts',
    // By itself Vitest writes what is missing, which would then be held to be right.
    `--update=${acceptsTexts ? 'all' : 'none'}`,
    // The tests of the architecture read the sources instead of importing them.
    ...(changedSince === undefined || project === 'architecture'
      ? []
      : [`--changed=${changedSince}`]),
    ...files,
  ]
}

function runJourneys(testRun: TestRun): Promise<StepResult> {
  const { changedSince, isSoak = false, files = [] } = testRun
  return runTests(testRun, 'journeys', [
    '@playwright/test/cli.js',
    'test',
    '--reporter=list,./bin/playwright-report.ts',
    ...(changedSince === undefined ? [] : [`--only-changed=${changedSince}`]),
    ...(isSoak ? [`--timeout=${SOAK_JOURNEY_LIMIT_MS}`] : []),
    ...files,
  ])
}

async function runTests(
  testRun: TestRun,
  name: string,
  [tool, ...args]: [string, ...string[]],
): Promise<StepResult> {
  const report = path.join(testRun.reports, `${name}.json`)
  const env = { TEST_REPORT: report }
  const { code } = await runTool(testRun, tool, args, { show: true, env })
  return readTestReport(report, code, testRun.changedSince !== undefined)
}

function runTool(
  { root, env, isSoak = false }: TestRun,
  tool: string,
  args: string[],
  options: { show: boolean; env?: NodeJS.ProcessEnv },
) {
  const testsLimitMs = isSoak ? SOAK_LIMIT_MS : TESTS_LIMIT_MS
  return runProgram(process.execPath, [path.resolve(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...env, ...options.env },
    show: options.show,
    limitMs: options.show ? testsLimitMs : CHECK_LIMIT_MS,
  })
}
