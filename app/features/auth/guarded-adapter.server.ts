import { AsyncLocalStorage } from 'node:async_hooks'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { DBAdapter, Where } from 'better-auth/adapters'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

// What the new session comes from: the checked password's revision, whether a second factor's code was right, this
// browser's earlier session and its address.
export type Entry = {
  passwordRevision: number | null
  isCodeGiven: boolean
  earlierSessionId: string | null
  address: string
}

/** What the library's hooks know about the call that runs them. */
export type CallScope = {
  signIn?: Entry
  /** The session that was read, extended or made, by the site's clock. */
  session?: SessionRow
  /** The first database error; the library swallows some and renames others. */
  failure?: unknown
}

const scopes = new AsyncLocalStorage<CallScope>()

export function currentScope(): CallScope | undefined {
  return scopes.getStore()
}

/** Throws the database's own error even where the library swallowed it. */
export async function inScope<Value>(scope: CallScope, call: () => Promise<Value>): Promise<Value> {
  const outcome = await scopes.run(scope, call).then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )
  if ('failure' in scope) throw scope.failure
  return outcome()
}

// For small corrections of the clock, and between two processes on one database.
const TOLERANCE_MS = MINUTE_MS

type SessionRow = {
  id: string
  token: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  passwordRevision: number
  user?: { passwordRevision: number; disabledAt: Date | null } | null
}

/** Decision 31: what ends later than a session begun now was made or extended by a clock that was ahead. */
export function latestEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS.expiresIn * 1_000 + TOLERANCE_MS)
}

// Stores tokens as hashes, counts sessions by `now` rather than by the machine's clock, which the library reads, and never finds one of a
// disabled user, of an earlier password, past its hard end or of another clock.
export function guardAdapter(adapter: DBAdapter, now: () => Date): DBAdapter {
  const endAfterSetBack = watchClock(now, () => adapter.deleteMany({ model: 'session', where: [] }))
  const guarded: DBAdapter = {
    ...adapter,
    create: noting(async (call) => {
      if (call.model !== 'session') return adapter.create(call)
      await endAfterSetBack()
      await endSessionsAhead(adapter, now())
      const token = String(call.data['token'])
      const data = { ...call.data, ...lifeFrom(now()), createdAt: now(), token: hashToken(token) }
      const row = await adapter.create({ ...call, data })
      return { ...row, token } as never
    }),
    findOne: noting(async (call) => {
      if (call.model === 'session') await endAfterSetBack()
      const row = await adapter.findOne<SessionRow>(hashed(call))
      if (call.model !== 'session' || row === null) return row as never
      if (row.expiresAt <= latestEnd(now()))
        return isLive(row, now()) ? forLibrary(row, call.where, now) : null
      await endSessionsAhead(adapter, now())
      return null
    }),
    findMany: noting((call) => adapter.findMany(hashed(call))),
    count: noting((call) => adapter.count(hashed(call))),
    update: noting(async (call) => {
      if (call.model !== 'session') return adapter.update<never>(call)
      const update = { ...call.update, ...('expiresAt' in call.update && lifeFrom(now())) }
      const row = await adapter.update<SessionRow>({ ...hashed(call), update })
      return row && forLibrary(row, call.where, now)
    }),
    updateMany: noting((call) => adapter.updateMany(hashed(call))),
    delete: noting((call) => adapter.delete(hashed(call))),
    deleteMany: noting((call) => adapter.deleteMany(hashed(call))),
    consumeOne: noting((call) => adapter.consumeOne(hashed(call))),
    incrementOne: noting((call) => adapter.incrementOne(hashed(call))),
    // The library's own transaction would hold SQLite's one writer while one of our hooks waits for it.
    transaction: (steps) => steps(guarded),
  }
  return guarded
}

// Deleted, because they would count again once that time has come.
async function endSessionsAhead(adapter: DBAdapter, now: Date): Promise<void> {
  const isAhead: Where = { field: 'expiresAt', operator: 'gt', value: latestEnd(now) }
  await adapter.deleteMany({ model: 'session', where: [isAhead] })
}

/** Decision 31: a clock set back while the process runs makes every session younger than it is, so all are ended. */
function watchClock(now: () => Date, endAll: () => Promise<unknown>): () => Promise<void> {
  const ahead = () => now().getTime() - performance.now()
  let before = ahead()
  return async () => {
    const current = ahead()
    // Kept until all are ended: the database may be away.
    if (before - current > TOLERANCE_MS) await endAll()
    before = current
  }
}

function noting<Call extends (...parameters: never[]) => Promise<unknown>>(call: Call): Call {
  const noted = async (...parameters: Parameters<Call>) => {
    try {
      return await call(...parameters)
    } catch (error) {
      const scope = currentScope()
      if (scope) scope.failure ??= error
      throw error
    }
  }
  return noted as Call
}

function hashed<Call extends { model: string; where?: Where[] | undefined }>(call: Call): Call {
  if (call.model !== 'session' || !call.where) return call
  return { ...call, where: call.where.map(hashedCondition) }
}

function hashedCondition(condition: Where): Where {
  const { field, value } = condition
  if (field !== 'token') return condition
  return {
    ...condition,
    value: Array.isArray(value) ? value.map(String).map(hashToken) : hashToken(String(value)),
  }
}

function lifeFrom(now: Date): { updatedAt: Date; expiresAt: Date } {
  return {
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS.expiresIn * 1_000),
  }
}

function forLibrary(row: SessionRow, where: Where[], now: () => Date): never {
  const scope = currentScope()
  if (scope) scope.session = row
  const requested = where.find((condition) => condition.field === 'token')?.value
  const token = typeof requested === 'string' ? requested : row.token
  const machineIsAheadMs = Date.now() - now().getTime()
  const expiresAt = new Date(row.expiresAt.getTime() + machineIsAheadMs)
  return { ...row, token, expiresAt } as never
}

function isLive({ createdAt, passwordRevision, user }: SessionRow, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  if (age >= SESSION_SECONDS.hardEnd * 1_000) return false
  return !user || (user.disabledAt === null && user.passwordRevision === passwordRevision)
}
