import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { type DatabaseKind, createTestDatabase } from '#test/postgres.ts'
import { atDatabase } from '#test/in-database.ts'
import { STAFF } from '#test/site.ts'

// As `npm start` sets it; it halves the time of a start.
export const NODE_COMPILE_CACHE = path.join(ROOT, 'build/.compile-cache')
const PROGRAM = path.join(ROOT, 'test/fixtures/serve-alone.ts')

export type ServerProcess = Awaited<ReturnType<typeof startServer>>

/** @throws with the process's output when it ends instead */
export async function startServer(environment: Record<string, string>) {
  const child = spawnServer(environment)
  let written = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written += text
  })
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [line] = /^http:.*/m.exec(text) ?? []
      if (line !== undefined) resolve(line)
    })
    child.once('close', () => reject(new Error(`The site did not start:\n${written}`)))
  })
  return {
    origin,
    pid: child.pid ?? 0,
    /** As a power cut or the kernel's memory killer; resolves when the process is gone. */
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    /** In milliseconds, since the last call. */
    async longestGap() {
      child.send('gap')
      const [gap] = (await once(child, 'message')) as [number]
      return gap
    },
  }
}

export function spawnServer(environment: Record<string, string>) {
  return spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

export async function end(
  child: ReturnType<typeof spawn>,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'close')
  child.kill(signal)
  await gone
}

export type Place = Awaited<ReturnType<typeof makePlace>>

export async function makePlace(kind: DatabaseKind, folder?: string) {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), 'site-place-'))
  const database = kind === 'postgres' ? await createTestDatabase('template1') : null
  const address = { dataDir, databaseUrl: database?.url ?? null }
  return {
    dataDir,
    environment: {
      ADMIN_EMAIL: STAFF.email,
      ADMIN_PASSWORD: STAFF.password,
      DATA_DIR: dataDir,
      PORT: '0',
      ...(database && { DATABASE_URL: database.url }),
    },
    look: <Value>(at: (db: Kysely<Schema>) => Promise<Value>) => atDatabase(address, at),
    async close() {
      await database?.drop()
      if (folder === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Null without damage, and for PostgreSQL, which has no such file. */
export function damageOf({ dataDir }: Pick<Place, 'dataDir'>): string | null {
  const file = path.join(dataDir, 'site.db')
  if (!existsSync(file)) return null
  const database = new DatabaseSync(file)
  try {
    const found = String(database.prepare('pragma integrity_check').get()?.['integrity_check'])
    return found === 'ok' ? null : found
  } finally {
    database.close()
  }
}
