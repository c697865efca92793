import {
  type AccountServices,
  countAccounts,
  createAdministrator,
  insertAccount,
  type LinkProblem,
  prepareAccount,
  recordAccountEvent,
} from '#app/features/auth/accounts.server.ts'
import { pathTo } from '#app/addresses.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { ConfigError } from '#app/platform/config.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { HOUR_MS } from '#app/platform/time.ts'

export type FirstAdministrator =
  | { kind: 'exists' }
  | { kind: 'created'; email: string }
  | { kind: 'setup-link'; path: string }

const LINK_HOURS = 24
const THE_SETTINGS: Actor = { id: null, name: 'settings' }

// Without a configured administrator, makes a single-use link for 24 hours; earlier links become invalid. Throws
// ConfigError when the configured one cannot be created.
export async function ensureFirstAdministrator(
  services: AccountServices,
  admin: { email: string; password: string } | null,
): Promise<FirstAdministrator> {
  if ((await countAccounts(services.db)) > 0) return { kind: 'exists' }
  if (admin === null)
    return {
      kind: 'setup-link',
      path: pathTo('/setup/:token', { token: await makeSetupLink(services) }),
    }
  const created = await createAdministrator(services, admin, THE_SETTINGS)
  if (created.ok) return { kind: 'created', email: admin.email.trim().toLowerCase() }
  // Another process that started at the same time was first.
  if (created.problem.kind === 'taken') return { kind: 'exists' }
  throw new ConfigError(
    'The setting ADMIN_PASSWORD cannot be used. It takes a password of 12 to 128 characters that is not ADMIN_EMAIL and is not easily guessed.',
  )
}

export async function isSetupLinkGood(
  { db, now }: AccountServices,
  token: string,
): Promise<boolean> {
  const link = await db
    .selectFrom('setup_links')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return link !== undefined && (await countAccounts(db)) === 0
}

/** Good once, also under a race. A refused password does not use the link up; an account made meanwhile does. @param address where the link was opened */
export async function redeemSetupLink(
  services: AccountServices,
  token: string,
  input: { email: string; password: string; name?: string },
  address?: string,
): Promise<Result<{ id: string }, LinkProblem>> {
  // Checked before hashing, so that strangers cannot make the server compute hashes.
  if (!(await isSetupLinkGood(services, token))) return fail({ kind: 'invalid-link' })
  const prepared = await prepareAccount(services.hasher, input)
  if (!prepared.ok) return prepared
  const { email } = prepared.value
  return services.db.transaction().execute(async (transaction) => {
    const at = services.now()
    const used = await transaction
      .deleteFrom('setup_links')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', at)
      .returning('token_hash')
      .executeTakeFirst()
    if (!used || (await countAccounts(transaction)) > 0) return fail({ kind: 'invalid-link' })
    const account = { ...prepared.value, role: 'owner' } as const
    const id = await insertAccount(transaction, account, { secret: services.secret, at, address })
    if (id === null) return fail({ kind: 'invalid-link' })
    await recordAccountEvent(transaction, 'account.joined', { id, email }, at)
    return ok({ id })
  })
}

async function makeSetupLink({ db, now }: AccountServices): Promise<string> {
  const { token, hash } = makeToken()
  const created = now()
  const expires = new Date(created.getTime() + LINK_HOURS * HOUR_MS)
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('setup_links').execute()
    await transaction
      .insertInto('setup_links')
      .values({ token_hash: hash, created_at: created, expires_at: expires })
      .execute()
  })
  return token
}
