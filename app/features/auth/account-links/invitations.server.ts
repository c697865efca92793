import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import {
  type AccountServices,
  findAccount,
  insertAccount,
  type LinkProblem,
  prepareAccount,
  recordAccountEvent,
} from '#app/features/auth/accounts.server.ts'
import {
  type InvitationProblems,
  parseInvitation,
  type TypedInvitation,
} from '#app/features/auth/account-links/invitation.ts'
import type { MadeLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { pathTo } from '#app/addresses.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

const INVITATION_DAYS = 7

/** A single-use link for seven days; an earlier one for the same email becomes invalid. */
export async function inviteColleague(
  { db, now, mailLink }: AccountServices,
  input: TypedInvitation,
  by: Actor,
): Promise<Result<MadeLink, { kind: 'invalid'; fields: InvitationProblems } | { kind: 'taken' }>> {
  const parsed = parseInvitation(input)
  if (!parsed.ok) return fail({ kind: 'invalid', fields: parsed.problem })
  const { email, name, role } = parsed.value
  const { token, hash } = makeToken()
  return db.transaction().execute(async (transaction) => {
    if (await findAccount(transaction, { email })) return fail({ kind: 'taken' })
    const at = now()
    const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS)
    const invitation = {
      token_hash: hash,
      name,
      role,
      invited_by: by.name,
      created_at: at,
      expires_at: expiresAt,
    }
    const { id } = await transaction
      .insertInto('invitations')
      .values({ id: timeOrderedId(), email, ...invitation })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAccountEvent(transaction, 'account.invited', { id, email }, at, by)
    const link: MadeLink = {
      kind: 'invitation',
      path: pathTo('/invitation/:token', { token }),
      email,
      expiresAt,
    }
    await mailLink?.(transaction, link)
    return ok(link)
  })
}

/** @returns the invited email, or null when there is no such invitation any more */
export async function withdrawInvitation(
  { db, now }: AccountServices,
  id: string,
  by: Actor,
): Promise<{ email: string } | null> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('invitations')
      .where('id', '=', id)
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!gone) return null
    await recordAccountEvent(transaction, 'account.invitation-withdrawn', gone, now(), by)
    return { email: gone.email }
  })
}

/** Includes expired ones, oldest first. */
export async function listInvitations(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'role', 'invited_by as invitedBy', 'created_at', 'expires_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, expires_at, ...invitation }) => ({
    ...invitation,
    createdAt: new Date(created_at),
    expiresAt: new Date(expires_at),
  }))
}

/** Changes nothing, because mail programs open links by themselves. */
export async function findInvitation(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  token: string,
): Promise<{ email: string; name: string } | null> {
  const found = await db
    .selectFrom('invitations')
    .select(['email', 'name'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return found ?? null
}

/** Good once, also under a race. A refused password does not use the link up; an account made meanwhile does. @param address where the link was opened */
export async function acceptInvitation(
  services: AccountServices,
  token: string,
  { name, password }: { name: string; password: string },
  address?: string,
): Promise<Result<{ email: string }, LinkProblem>> {
  // Checked before hashing, so that strangers cannot make the server compute hashes.
  const invitation = await findInvitation(services, token)
  if (!invitation) return fail({ kind: 'invalid-link' })
  const { email } = invitation
  const prepared = await prepareAccount(services.hasher, { email, name, password })
  if (!prepared.ok) return prepared
  return services.db.transaction().execute(async (transaction) => {
    const at = services.now()
    const used = await transaction
      .deleteFrom('invitations')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', at)
      .returning(['email', 'role'])
      .executeTakeFirst()
    if (!used) return fail({ kind: 'invalid-link' })
    const account = { ...prepared.value, role: used.role }
    const id = await insertAccount(transaction, account, { secret: services.secret, at, address })
    if (id === null) return fail({ kind: 'taken' })
    await recordAccountEvent(transaction, 'account.joined', { id, email }, at)
    return ok({ email })
  })
}
