import path from 'node:path'
import { ensureBuilt } from './build-site.ts'
import { ensureChromium } from './install-chromium.ts'
import { ensurePostgres } from './install-postgres.ts'
import { runCommand } from './run-command.ts'
import { runProgram } from './run-program.ts'
import { testEnvironment } from './test-environment.ts'

const root = path.dirname(import.meta.dirname)
const LIMIT_MS = 8 * 60 * 60_000
const VITEST = path.join(root, 'node_modules/vitest/vitest.mjs')

// A test reads SOAK and repeats what fails rarely. With names, such as `npm run soak -- several-processes`, only those files of abuse tests.
const names = process.argv.slice(2)

await runCommand(async () => {
  await ensurePostgres(console.log)
  await ensureChromium(console.log)
  await ensureBuilt(root)
  await ensureBuilt(root, 'none')
  const args = [VITEST, 'run', '--project', 'abuse*', '--allowOnly=false', ...names]
  const { code } = await runProgram(process.execPath, args, {
    cwd: root,
    env: { ...testEnvironment(process.env), SOAK: '1' },
    show: true,
    limitMs: LIMIT_MS,
  })
  process.exitCode = code
  if (names.length > 0) return
  const journeys = [
    'node_modules/@playwright/test/cli.js',
    'test',
    'journeys/merging',
    '--project=sqlite',
  ]
  const { code: journeyCode } = await runProgram(process.execPath, journeys, {
    cwd: root,
    env: { ...testEnvironment(process.env), SOAK: '1' },
    show: true,
    limitMs: LIMIT_MS,
  })
  process.exitCode = code || journeyCode
})
