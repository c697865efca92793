import { createHash } from 'node:crypto'
import type { Kysely, KyselyPlugin } from 'kysely'
import { vi } from 'vitest'
import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import { createAuth } from '#app/features/auth/auth.server.ts'
import { createOwnAccount } from '#app/features/auth/own-account.server.ts'
import {
  createPasswordHasher,
  type DeriveKey,
} from '#app/features/auth/passwords/password-hasher.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'
import type { SetCookies } from '#app/features/auth/sessions/renew-session.server.ts'

type Auth = ReturnType<typeof createAuth>

export const ANNA = { email: 'anna@example.com', password: 'correct horse battery' }

export const BERT = { email: 'bert@example.com', password: 'purple monkey dishwasher' }

/** Replaces argon2 without its 35 ms. */
export const quickHash: DeriveKey = async (_, { message, nonce, tagLength }) => {
  const input = Buffer.concat([message, nonce].map((part) => Buffer.from(part as Buffer)))
  return createHash('sha512').update(input).digest().subarray(0, tagLength)
}

export async function openDashboard(
  kind: DatabaseKind,
  options: {
    secure?: boolean
    publicOrigin?: string | null
    derive?: DeriveKey
    plugins?: KyselyPlugin[]
    now?: () => Date
  } = {},
) {
  const { secure = false, publicOrigin = null, derive = quickHash, plugins = [] } = options
  const { now = () => new Date() } = options
  const database = await openTestDatabase(kind)
  const db = plugins.reduce((plain, plugin) => plain.withPlugin(plugin), database.db)
  const lines: string[] = []
  const secret = 'a secret of the tests, long enough 0123456789'
  const services = { db, hasher: createPasswordHasher(derive), secret, now }
  const log = createLogger((line) => lines.push(line), now)
  /** Another process on the same database. */
  const needs = { ...services, secure, publicOrigin, log }
  const restart = () => createAuth(needs)
  const anna = await createAdministrator(services, ANNA)
  if (!anna.ok) throw new Error('Anna has no account')
  const own = createOwnAccount(needs)
  const auth = restart()
  const annaId = anna.value.id
  return { ...database, ...staffOn(db, auth), services, auth, own, restart, lines, annaId }
}

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>

function staffOn(db: Kysely<Schema>, auth: Auth) {
  return {
    async annaAt(address = '192.0.2.1') {
      const browser = aBrowser(auth, address)
      await browser.signIn(ANNA)
      return browser
    },
    async acts() {
      const rows = await db.selectFrom('audit_log').select('act').orderBy('id').execute()
      return rows.map(({ act }) => act)
    },
  }
}

export function aBrowser(auth: Auth, address = '192.0.2.1', jar = new Map<string, string>()) {
  const headers = (extra: Record<string, string> = {}) =>
    new Headers({
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...extra,
    })
  type Pair = { email: string; password: string }
  return {
    jar,
    headers,
    async signIn({ email, password }: Pair, extra: Record<string, string> = {}) {
      const client = { address }
      const response = await auth.signIn({ email, password, headers: headers(extra), client })
      if (response.ok) keepCookies(jar, response.value.setCookie)
      return response
    },
    async enterCode(code: string) {
      const response = await auth.enterCode({ code, headers: headers(), client: { address } })
      if (response.ok) keepCookies(jar, response.value.setCookie)
      return response
    },
    read: () => auth.readSession(headers()),
    currentUser: () => currentUserOn(auth, headers(), address),
    async renew() {
      const renewed = await auth.renewSession(headers())
      if (renewed) keepCookies(jar, renewed.setCookie)
      return renewed
    },
    async signOut() {
      const { setCookie } = await auth.signOut(headers())
      keepCookies(jar, setCookie)
    },
    at: (elsewhere: string) => aBrowser(auth, elsewhere, new Map(jar)),
  }
}

async function currentUserOn(auth: Auth, headers: Headers, address: string) {
  const signedIn = await auth.readSession(headers)
  if (!signedIn) throw new Error('Nobody is signed in on this browser')
  const { user, sessionId } = signedIn
  return { userId: user.id, sessionId, headers, client: { address } }
}

function keepCookies(jar: Map<string, string>, cookies: SetCookies): void {
  for (const cookie of cookies) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (cookie.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, value)
  }
}

/** `wait` takes seconds; call `vi.useRealTimers()` afterwards. */
export function stopClock(at = '2026-11-16T09:00:00.000Z') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  return { wait: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000) }
}
