import type { Kysely } from 'kysely'
import http from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Schema } from '#db/schema.ts'
import { startServer } from '#test/abuse/server-process.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { atDatabase } from '#test/in-database.ts'
import { STAFF } from '#test/site.ts'
import { freePort } from '../../../bin/free-port.ts'

export type ProcessGroup = Awaited<ReturnType<typeof openProcessGroup>>
export type Member = Awaited<ReturnType<typeof startMember>>

// As two containers would have them: the keys are shared, the data folder is not.
const KEYS = { AUTH_SECRET: 'a'.repeat(40), MESSAGE_KEY: 'm'.repeat(40) }
const PATIENCE_MS = 15_000

/** Processes on one PostgreSQL, whose writes survive a kill, and one bucket. */
export async function openProcessGroup(count: number) {
  const [cluster, store] = await Promise.all([startPostgres({ durable: true }), openObjectStore()])
  const environment = {
    ...store.environment,
    ...KEYS,
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DATABASE_URL: cluster.adminUrl,
    TRUSTED_PROXY: '127.0.0.1',
  }
  const members = await Promise.all(Array.from({ length: count }, () => startMember(environment)))
  const address = { databaseUrl: cluster.adminUrl, dataDir: '' }
  return {
    cluster,
    store,
    members,
    read: readFromAny(members),
    look: <Value>(at: (db: Kysely<Schema>) => Promise<Value>) => atDatabase(address, at),
    async close() {
      await Promise.all(members.map((member) => member.kill()))
      await Promise.all([cluster.stop(), store.close()])
    },
  }
}

/** It has nothing of its own but its port: a restarted one begins with an empty folder. */
async function startMember(environment: Record<string, string>) {
  const port = await freePort()
  const start = async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'site-member-'))
    const server = await startServer({ ...environment, DATA_DIR: dataDir, PORT: String(port) })
    const kill = async () => {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
    return { kill, origin: server.origin }
  }
  let running = await start()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 })
  return {
    origin: running.origin,
    get: (address: string) => get(port, address, agent),
    kill: () => running.kill(),
    async restart() {
      running = await start()
    },
  }
}

export type Page = { status: number; body: string }

/** As a proxy in front does: in turn, and from the next one if the connection breaks. */
function readFromAny(members: readonly Member[]) {
  let turn = 0
  return async (address: string): Promise<Page> => {
    const from = (turn += 1)
    let failure: unknown
    for (let next = 0; next < members.length; next += 1) {
      try {
        return await (members[(from + next) % members.length] as Member).get(address)
      } catch (error) {
        failure = error
      }
    }
    throw new Error(`No process answered for ${address}`, { cause: failure })
  }
}

function get(port: number, address: string, agent: http.Agent): Promise<Page> {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  const request = http.get({ host: '127.0.0.1', port, path: address, agent, timeout: PATIENCE_MS })
  request.once('timeout', () => request.destroy(new Error(`No response for ${address}`)))
  request.once('error', reject)
  request.once('response', (response) => {
    const { statusCode: status = 0 } = response
    text(response).then((body) => resolve({ status, body }), reject)
  })
  return promise
}
