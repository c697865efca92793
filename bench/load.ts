import { fail, ok, type Result } from '#app/platform/result.ts'
import {
  findInPath,
  installDebianPackage,
  isProgram,
  NotInstalledError,
} from '../bin/install-package.ts'
import { runChild } from './children.ts'

/** What a load has found. */
export type LoadResult = { requests: number; perSecond: number; p99Ms: number }

/** Asks for one address on 50 connections as fast as it is answered. */
export type Load = {
  run(address: string, seconds: number, headers?: Record<string, string>): Promise<LoadResult>
}

const CONNECTIONS = 50
const DEBIAN_NGINX = '/usr/sbin/nginx'
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }

/**
 * Finds the tool that makes the load.
 * @param core the only core it may use; unset: any
 */
export function createLoad(core?: number): Result<Load, string> {
  const wrk = findInPath('wrk')
  if (wrk === null) return fail('wrk is not installed')
  const pinned = core === undefined ? [wrk] : ['taskset', '-c', String(core), wrk]
  return ok({
    async run(address, seconds, headers = { 'Accept-Encoding': 'br' }) {
      const [program = '', ...before] = pinned
      const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
      const settings = [
        '-t1',
        `-c${CONNECTIONS}`,
        `-d${seconds}s`,
        '--timeout',
        '10s',
        '--latency',
        ...fields,
      ]
      return readResult(await runChild(program, [...before, ...settings, address]))
    },
  })
}

/**
 * Installs what the bench drives beside the site, where it is missing.
 * @returns why not, where that is not possible
 */
export async function ensureTools(say: (line: string) => void): Promise<string[]> {
  const problems: string[] = []
  for (const { name, package: packageName, find } of tools) {
    if (find() !== null) continue
    try {
      await installDebianPackage({ name, package: packageName, find, say })
    } catch (error) {
      if (!(error instanceof NotInstalledError)) throw error
      problems.push(error.message)
    }
  }
  return problems
}

const tools = [
  { name: 'wrk', package: 'wrk', find: () => findInPath('wrk') },
  { name: 'nginx', package: 'nginx', find: findNginx },
  { name: 'taskset', package: 'util-linux', find: () => findInPath('taskset') },
]

/** Where nginx is: Debian's place is not on everybody's PATH. */
export function findNginx(): string | null {
  return findInPath('nginx') ?? (isProgram(DEBIAN_NGINX) ? DEBIAN_NGINX : null)
}

function readResult(text: string): LoadResult {
  const refused = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(text)
  if (refused !== null) throw new Error(`The load was not answered:\n${text}`)
  const [, requests] = /(\d+) requests in/.exec(text) ?? []
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? []
  const [, latency, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  const factor = MILLISECONDS[unit]
  if (
    requests === undefined ||
    perSecond === undefined ||
    latency === undefined ||
    factor === undefined
  )
    throw new Error(`The load said something else:\n${text}`)
  return {
    requests: Number(requests),
    perSecond: Number(perSecond),
    p99Ms: Number(latency) * factor,
  }
}
