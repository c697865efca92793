import path from 'node:path'
import { ensureBuilt } from './build-site.ts'
import { ensureChromium } from './install-chromium.ts'
import { ensurePostgres } from './install-postgres.ts'
import { runCommand } from './run-command.ts'
import { runProgram } from './run-program.ts'
import { testEnvironment } from './test-environment.ts'
import { seconds } from './test-results.ts'

const root = path.dirname(import.meta.dirname)
const LIMIT_MS = 3 * 60 * 60_000

const runs = [
  {
    name: 'abuse',
    command: ['vitest/vitest.mjs', 'run', '--project', 'abuse*', '--allowOnly=false'],
  },
]

// The long forms of the tests that look for what happens rarely. A test reads SOAK and does the same more often.
await runCommand(async () => {
  const say = (line: string) => console.log(line)
  await ensurePostgres(say)
  await ensureChromium(say)
  await ensureBuilt(root)
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The program that runs hears of it too; what would come after it is left out.
    process.on(signal, () => (isStopped = true))
  }
  const results: { name: string; code: number; ms: number }[] = []
  for (const { name, command } of runs) {
    if (isStopped) break
    console.log(`\n— ${name}, the long form —`)
    const start = performance.now()
    const { code } = await runTool(command)
    results.push({ name, code, ms: performance.now() - start })
  }
  console.log('')
  for (const { name, code, ms } of results) {
    console.log(`${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds(ms)}`)
  }
  process.exitCode = isStopped || results.some(({ code }) => code !== 0) ? 1 : 0
})

function runTool([tool = '', ...args]: readonly string[]) {
  return runProgram(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...testEnvironment(process.env), SOAK: '1' },
    show: true,
    limitMs: LIMIT_MS,
  })
}
