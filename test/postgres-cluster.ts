import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../bin/free-port.ts'
import { findPostgres } from '../bin/install-postgres.ts'

export const CLUSTER_PREFIX = 'site-postgres-'
const START_PATIENCE_MS = 30_000
const STOP_PATIENCE_MS = 10_000

type Options = { durable?: boolean; standbyOf?: { folder: string; port: number } }

/**
 * `durable` leaves fsync on, for tests that kill the server. `standbyOf` is halted meanwhile, and is followed from its restart on. @throws with
 * the end of the log when PostgreSQL does not start
 */
export async function startPostgres(options: Options = {}) {
  const programs = findPostgres()
  if (programs === null) throw new Error('PostgreSQL is not installed. Run: npm test')
  const account = unprivilegedAccount()
  const folder = await makeFolder(programs, account, options)
  const port = await freePort()
  let running: ChildProcess | undefined
  const restart = async () => {
    running = await startServer(
      () => spawnServer(programs, folder, port, account, options),
      port,
      folder,
    )
  }
  const removeNow = () => {
    running?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', removeNow)
  await restart()
  return {
    /** Address of the database `postgres`, as the superuser. */
    adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    /** As a power cut; resolves when the server is gone. */
    kill: () => end(running, 'SIGKILL'),
    /** On the same port and data, after `kill` or `halt`. */
    restart,
    halt: () => end(running, 'SIGINT'),
    async stop() {
      await end(running, 'SIGINT')
      process.removeListener('exit', removeNow)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Account = { uid: number; gid: number }

async function startServer(
  spawnOnce: () => ChildProcess,
  port: number,
  folder: string,
): Promise<ChildProcess> {
  const giveUpAt = performance.now() + START_PATIENCE_MS
  for (;;) {
    const running = spawnOnce()
    if (await acceptsConnections(running, port, giveUpAt)) return running
    // After a kill the old server's children may still hold its memory; the next attempt finds them gone.
    await end(running, 'SIGKILL')
    if (performance.now() > giveUpAt) {
      const log = readFileSync(path.join(folder, 'log'), 'utf8').split('\n').slice(-20).join('\n')
      throw new Error(`PostgreSQL did not start.\n${log}`)
    }
    await sleep(200)
  }
}

function spawnServer(
  programs: string,
  folder: string,
  port: number,
  account: Account | null,
  { durable }: { durable?: boolean },
): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    // No Unix socket, because its path has a short limit.
    'unix_socket_directories=',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting])
  const log = openSync(path.join(folder, 'log'), 'a')
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', path.join(folder, 'data'), '-p', String(port), ...settings],
    { stdio: ['ignore', log, log], cwd: folder, ...account },
  )
  closeSync(log)
  return child
}

async function end(running: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const gone = once(running, 'exit')
  running.kill(signal)
  const isLate = sleep(STOP_PATIENCE_MS, true, { ref: false })
  if ((await Promise.race([gone, isLate])) === true) running.kill('SIGKILL')
  await gone
}

async function makeFolder(
  programs: string,
  account: Account | null,
  { standbyOf }: Options,
): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), CLUSTER_PREFIX))
  chmodSync(folder, 0o700)
  writeFileSync(path.join(folder, 'owner'), String(process.pid))
  if (account) chownSync(folder, account.uid, account.gid)
  if (standbyOf) {
    await promisify(execFile)('cp', ['-a', path.join(standbyOf.folder, 'data'), folder])
    const primary = `primary_conninfo = 'host=127.0.0.1 port=${standbyOf.port} user=postgres'\n`
    appendFileSync(path.join(folder, 'data/postgresql.auto.conf'), primary)
    writeFileSync(path.join(folder, 'data/standby.signal'), '')
    return folder
  }
  const initdb = [
    ['-D', path.join(folder, 'data')],
    ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  ].flat()
  await promisify(execFile)(path.join(programs, 'initdb'), initdb, { cwd: folder, ...account })
  return folder
}

/** PostgreSQL refuses to run as root; null: our own account is suitable. */
function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres:', 'nobody:']
    .map((name) => lines.find((entry) => entry.startsWith(name)))
    .find(Boolean)
  if (line === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

async function acceptsConnections(
  server: ChildProcess,
  port: number,
  giveUpAt: number,
): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && performance.now() < giveUpAt) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      return true
    } catch {
      await sleep(30)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}
