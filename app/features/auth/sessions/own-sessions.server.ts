import type { Kysely, Transaction } from 'kysely'
import { recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import type { Schema } from '#db/schema.ts'
import { latestEnd } from '#app/features/auth/guarded-adapter.server.ts'
import { SESSION_SECONDS, type SignedIn } from '#app/features/auth/sessions/session.ts'

type Needs = { db: Kysely<Schema>; now: () => Date }

/** This browser first, then the latest seen. */
export async function listOwnSessions({ db, now }: Needs, { user, sessionId }: SignedIn) {
  const youngest = new Date(now().getTime() - SESSION_SECONDS.hardEnd * 1_000)
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.ip_address',
      'sessions.user_agent',
      'sessions.created_at',
      'sessions.updated_at',
    ])
    .where('sessions.user_id', '=', user.id)
    .where('sessions.expires_at', '>', now())
    .where('sessions.expires_at', '<=', latestEnd(now()))
    .where('sessions.created_at', '>', youngest)
    .whereRef('sessions.password_revision', '=', 'users.password_revision')
    .orderBy('sessions.updated_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
  const sessions = rows.map((row) => ({
    id: row.id,
    browser: describeBrowser(row.user_agent ?? ''),
    address: row.ip_address ?? '',
    since: new Date(row.created_at),
    lastSeenAt: row.id === sessionId ? now() : new Date(row.updated_at),
    isThisOne: row.id === sessionId,
  }))
  return sessions.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
}

export async function endOwnSession(
  { db, now }: Needs,
  signedIn: SignedIn,
  sessionId: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', signedIn.user.id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return false
    await recordEnd(transaction, signedIn, now())
    return true
  })
}

export async function endOtherSessions({ db, now }: Needs, signedIn: SignedIn): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await deleteOtherSessions(transaction, signedIn.user.id, signedIn.sessionId)
    if (ended > 0) await recordEnd(transaction, signedIn, now())
    return ended
  })
}

export async function deleteOtherSessions(
  transaction: Transaction<Schema>,
  userId: string,
  ownId: string,
): Promise<number> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', ownId)
    .returning('id')
    .execute()
  return ended.length
}

function recordEnd(db: Kysely<Schema>, { user: { id, email } }: SignedIn, at: Date) {
  return recordAccountEvent(db, 'account.sessions-ended', { id, email: email ?? id }, at)
}

// The order matters: most browsers also name the ones that they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The version is not read, because browsers freeze it in User-Agent. @internal exported for tests */
export function describeBrowser(userAgent: string): string {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  const found = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== '')
  return found.join(' on ')
}
