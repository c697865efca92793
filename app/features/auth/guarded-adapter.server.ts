import { AsyncLocalStorage } from 'node:async_hooks'
import { hashToken } from '#app/platform/secret-token.server.ts'
import type { DBAdapter, Where } from 'better-auth/adapters'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import { DAY_MS } from '#app/platform/time.ts'

// What the new session comes from: the checked password's revision, whether a second factor's code was right, this
// browser's earlier session and its address.
export type Entry = {
  passwordRevision: number | null
  isCodeGiven: boolean
  earlierSessionId: string | null
  address: string
}

/** What the library's hooks know about the call that runs them. */
type CallScope = {
  signIn?: Entry
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

// A clock set back by a day ends no session; a session made by a clock years ahead does not live for years.
const AHEAD_MS = 2 * DAY_MS

type SessionRow = {
  token: string
  createdAt: Date
  passwordRevision: number
  user?: { passwordRevision: number; disabledAt: Date | null } | null
}

/** Stores tokens as hashes, and never finds a session of a disabled user, of an earlier password or past its hard end. */
export function guardAdapter(adapter: DBAdapter, now: () => Date): DBAdapter {
  const guarded: DBAdapter = {
    ...adapter,
    create: noting(async (call) => {
      if (call.model !== 'session') return adapter.create(call)
      const token = String(call.data['token'])
      const row = await adapter.create({ ...call, data: { ...call.data, token: hashToken(token) } })
      return { ...row, token } as never
    }),
    findOne: noting(async (call) => {
      const row = await adapter.findOne<never>(hashed(call))
      if (call.model !== 'session' || row === null) return row
      return isLive(row, now()) ? withToken(row, call.where) : null
    }),
    findMany: noting((call) => adapter.findMany(hashed(call))),
    count: noting((call) => adapter.count(hashed(call))),
    update: noting(async (call) => {
      const row = await adapter.update<never>(hashed(call))
      return call.model === 'session' && row !== null ? withToken(row, call.where) : row
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

function withToken<Row>(row: Row, where: Where[]): Row {
  const requested = where.find((condition) => condition.field === 'token')?.value
  return typeof requested === 'string' ? { ...row, token: requested } : row
}

function isLive({ createdAt, passwordRevision, user }: SessionRow, now: Date): boolean {
  const age = now.getTime() - createdAt.getTime()
  if (age >= SESSION_SECONDS.hardEnd * 1_000 || age < -AHEAD_MS) return false
  return !user || (user.disabledAt === null && user.passwordRevision === passwordRevision)
}
