import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { OperatorError } from './operator-error.ts'
import { runProgram } from './run-program.ts'

// A guard against hanging: a slow connection may take its time.
const INSTALL_LIMIT_MS = 60 * 60_000

export class NotInstalledError extends OperatorError {
  override name = 'NotInstalledError'
}

export function findInPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute)
  return folders.map((folder) => path.join(folder, program)).find(isProgram) ?? null
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Requires root on Debian or Ubuntu. @throws NotInstalledError with instructions where that is not possible */
export async function installDebianPackage(wanted: {
  name: string
  package: string
  find: () => string | null
  say: (line: string) => void
}): Promise<string> {
  if (!existsSync('/etc/debian_version') || findInPath('apt-get') === null) {
    throw new NotInstalledError(
      `${wanted.name} is needed and was not found. Install it and try again.`,
    )
  }
  if (process.getuid?.() !== 0) {
    throw new NotInstalledError(
      `${wanted.name} is needed and was not found. Install it with: sudo apt-get install -y ${wanted.package}`,
    )
  }
  wanted.say(`Installing ${wanted.name} (Debian's package ${wanted.package})…`)
  await runQuietly('apt-get', ['update'])
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', wanted.package])
  const found = wanted.find()
  if (found === null) {
    throw new NotInstalledError(
      `The package ${wanted.package} was installed, but ${wanted.name} was not found.`,
    )
  }
  return found
}

/** @throws with the end of what it printed */
async function runQuietly(program: string, args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { cwd: process.cwd(), env, show: false, limitMs: INSTALL_LIMIT_MS }
  const { code, output } = await runProgram(program, args, options)
  if (code === 0) return
  const lastLines = output.trim().split('\n').slice(-5).join('\n')
  throw new NotInstalledError(`${program} ${args.join(' ')} failed:\n${lastLines}`)
}
