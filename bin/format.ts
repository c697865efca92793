import path from 'node:path'
import { runProgram } from './run-program.ts'

const root = path.dirname(import.meta.dirname)
const tool = path.join(root, 'node_modules/oxfmt/bin/oxfmt')
const { code } = await runProgram(process.execPath, [tool, ...process.argv.slice(2)], {
  cwd: root,
  env: process.env,
  show: true,
  limitMs: 60_000,
})
process.exitCode = code
