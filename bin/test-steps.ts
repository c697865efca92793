import path from 'node:path'
import { ensureBuilt } from './build-site.ts'
import { runProgram } from './run-program.ts'
import { checkResult, readTestReport, type StepResult } from './test-results.ts'

export type TestRun = {
  root: string
  env: NodeJS.ProcessEnv
  reports: string
}

export type TestStep = {
  name: string
  /** Without one of these the step fails with the reason. */
  needs: readonly ('postgres' | 'chromium' | 'build')[]
  run: (testRun: TestRun) => Promise<StepResult>
}

const CHECK_LIMIT_MS = 5 * 60_000
// A guard against hanging, far above what the longest step takes on two idle cores.
const TESTS_LIMIT_MS = 45 * 60_000

const REACT_ROUTER = '@react-router/dev/bin.cjs'
const KNIP = 'knip/bin/knip.js'
const SOURCES = ['app', 'bin', 'db', 'test', 'server.ts']

export const testSteps: readonly TestStep[] = [
  check('format', ['oxfmt/bin/oxfmt', '--check']),
  check('types', [REACT_ROUTER, 'typegen'], ['typescript/bin/tsc', '-p', '.']),
  check('lint', ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  check('dependencies', [
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    ...SOURCES,
  ]),
  // The second run ignores tests and gallery, which would hide unused code of the site.
  check('unused', [KNIP, '--no-progress'], [KNIP, '--no-progress', '--production']),
  vitest('unit', ['postgres']),
  { name: 'build', needs: [], run: build },
  vitest('architecture', ['postgres']),
  { name: 'journeys', needs: ['build', 'postgres', 'chromium'], run: runJourneys },
  vitest('bootstrap', ['build', 'postgres']),
  vitest('seo', ['build', 'postgres']),
  vitest('abuse', ['build', 'postgres', 'chromium']),
]

function check(name: string, ...commands: [string, ...string[]][]): TestStep {
  return { name, needs: [], run: (testRun) => runCheck(testRun, commands) }
}

function vitest(name: string, needs: TestStep['needs']): TestStep {
  return { name, needs, run: (testRun) => runVitest(testRun, name) }
}

async function runCheck(testRun: TestRun, commands: [string, ...string[]][]): Promise<StepResult> {
  for (const [tool, ...args] of commands) {
    const { code, output } = await runTool(testRun, tool, args, { show: false })
    if (code === 0) continue
    console.log(output.trim())
    return checkResult(false)
  }
  return checkResult(true)
}

async function build({ root }: TestRun): Promise<StepResult> {
  await ensureBuilt(root)
  await ensureBuilt(root, 'none')
  return checkResult(true)
}

async function runVitest(testRun: TestRun, project: string): Promise<StepResult> {
  // With the project of the same name that measures, where there is one.
  const args = ['run', '--project', `${project}*`, '--allowOnly=false', '--reporter=default']
  return runTests(testRun, project, [
    'vitest/vitest.mjs',
    ...args,
    '--reporter=bin/vitest-report.ts',
  ])
}

async function runJourneys(testRun: TestRun): Promise<StepResult> {
  const reporter = '--reporter=list,./bin/playwright-report.ts'
  return runTests(testRun, 'journeys', ['@playwright/test/cli.js', 'test', reporter])
}

async function runTests(
  testRun: TestRun,
  name: string,
  [tool, ...args]: [string, ...string[]],
): Promise<StepResult> {
  const report = path.join(testRun.reports, `${name}.json`)
  const env = { TEST_REPORT: report }
  const { code } = await runTool(testRun, tool, args, { show: true, env })
  return readTestReport(report, code)
}

function runTool(
  { root, env }: TestRun,
  tool: string,
  args: string[],
  options: { show: boolean; env?: NodeJS.ProcessEnv },
) {
  return runProgram(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...env, ...options.env },
    show: options.show,
    limitMs: options.show ? TESTS_LIMIT_MS : CHECK_LIMIT_MS,
  })
}
