import path from 'node:path'
import { type Ending, runProgram } from './run-program.ts'

const LIMIT_MS = 2 * 60_000

/** What it writes, without its own log. */
export function runNpm(root: string, args: readonly string[]): Promise<Ending> {
  const script = process.env['npm_execpath'] ?? ''
  const isNpm = path.basename(script) === 'npm-cli.js'
  const program = isNpm ? process.execPath : 'npm'
  const all = [...(isNpm ? [script] : []), ...args, '--loglevel=silent']
  const options = { cwd: root, env: process.env, show: false, limitMs: LIMIT_MS }
  return runProgram(program, all, options)
}
