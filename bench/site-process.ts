import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { STAFF } from '#test/site.ts'
import { ask } from './ask.ts'
import { startChild, stopChild } from './children.ts'

const PATIENCE_MS = 30_000

/** The built site in a process of its own. */
export type SiteProcess = {
  origin: string
  pid: number
  /** From the start of the process to its first answer, in milliseconds. */
  firstResponseMs: number
  stop(): Promise<void>
}

/**
 * Starts the built site as `npm start` does, on a free port.
 * @param choice `core`: the only core it may use, unset any; `databaseUrl`: another database than the one in the folder
 */
export async function startSite(
  root: string,
  dataDir: string,
  { core, databaseUrl }: { core?: number; databaseUrl?: string | null } = {},
): Promise<SiteProcess> {
  const command = ['sh', '-c', startScript(root)]
  const [program = '', ...args] =
    core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const start = performance.now()
  const child = startChild(program, args, {
    cwd: root,
    env: environment(dataDir, databaseUrl ?? null),
  })
  const origin = await readAddress(child)
  await ask(origin)
  const firstResponseMs = performance.now() - start
  return { origin, pid: child.pid ?? 0, firstResponseMs, stop: () => stopChild(child) }
}

// It ends in an exec, so that the process that is measured is the site itself.
function startScript(root: string): string {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

// Without the settings of anyone who runs the bench.
function environment(dataDir: string, databaseUrl: string | null): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env
  return {
    PATH,
    HOME,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
  }
}

function readAddress(child: ReturnType<typeof startChild>): Promise<string> {
  let notice = ''
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The site did not start.\n${notice}`))
    const limit = setTimeout(fail, PATIENCE_MS)
    const receive = (text: string) => {
      const [, address] = /The site is at (\S+)/.exec((notice += text)) ?? []
      if (address === undefined) return
      clearTimeout(limit)
      child.stdout.off('data', receive)
      // What is not read would stop the server once the pipe is full.
      child.stdout.resume()
      resolve(address)
    }
    child.stdout.setEncoding('utf8').on('data', receive)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      notice += text
    })
    child.once('exit', fail)
  })
}

/** Makes a temporary folder for the time of some work. */
export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}
