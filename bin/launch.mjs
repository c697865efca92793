// Plain JavaScript that the oldest supported Node (20) runs without any package: it installs what is missing and goes on
// with the project's own Node, whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LaunchError, prepare } from './install.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modes = { dev: 'development', test: 'test' }
const [command = 'start', ...args] = process.argv.slice(2)

try {
  await launch()
} catch (error) {
  if (!(error instanceof LaunchError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function launch() {
  const file = ['mjs', 'ts']
    .map((kind) => path.join(root, 'bin', `${command}.${kind}`))
    .find((name) => existsSync(name))
  if (!/^[a-z]+(-[a-z]+)?$/.test(command) || file === undefined) {
    throw new LaunchError(
      `There is no command "${command}". The commands stand in package.json under "scripts".`,
    )
  }
  process.env.NODE_ENV ||= modes[command] ?? 'production'
  // Four password hashes fill Node's own pool of four threads; pages and images must not wait behind them.
  process.env.UV_THREADPOOL_SIZE ||= '8'
  const { node, isRunning } = await prepare(root)
  // Scripts that ask for `node` get the same one.
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter)
  if (!isRunning) return runWith(node, file)
  // This is the right Node already: one process less.
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
}

function runWith(node, file) {
  const child = spawn(node, [...process.execArgv, file, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends its Ctrl-C to the child as well.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`Node does not start: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
