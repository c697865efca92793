import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import {
  type AccountProblem,
  type AccountServices,
  findAccount,
  insertAccount,
  prepareAccount,
} from '#app/features/auth/accounts.server.ts'
import { type CredentialProblems, parsePerson } from '#app/features/auth/credentials.ts'
import type { MadeLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { hashToken, makeToken } from '#app/platform/secret-token.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

const INVITATION_DAYS = 7

export type Invitation = {
  id: string
  email: string
  name: string
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

export type InvitingProblem = { kind: 'invalid'; fields: CredentialProblems } | { kind: 'taken' }

/** `invalid-link`: unknown, used, withdrawn, replaced or expired. */
export type JoiningProblem = AccountProblem | { kind: 'invalid-link' }

/** A single-use link for seven days; an earlier one for the same email becomes invalid. */
export async function inviteColleague(
  { db, now, mailLink }: AccountServices,
  input: { email: string; name: string },
  by: Actor,
): Promise<Result<MadeLink, InvitingProblem>> {
  const parsed = parsePerson(input)
  if (!parsed.ok) return fail({ kind: 'invalid', fields: parsed.problem })
  const { email, name } = parsed.value
  const { token, hash } = makeToken()
  return db.transaction().execute(async (transaction) => {
    if (await findAccount(transaction, { email })) return fail({ kind: 'taken' })
    const at = now()
    const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS)
    const invitation = {
      token_hash: hash,
      name,
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
    const act = 'account.invited'
    await recordAuditEvent(transaction, { at, by, act, subjectId: id, subject: email })
    const link: MadeLink = { kind: 'invitation', path: `/invitation/${token}`, email, expiresAt }
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
      .returning('email')
      .executeTakeFirst()
    if (!gone) return null
    const act = 'account.invitation-withdrawn'
    await recordAuditEvent(transaction, { at: now(), by, act, subjectId: id, subject: gone.email })
    return gone
  })
}

/** Includes expired ones, oldest first. */
export async function listInvitations(db: Kysely<Schema>): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'invited_by', 'created_at', 'expires_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, email, name, invited_by, created_at, expires_at }) => ({
    id,
    email,
    name,
    invitedBy: invited_by,
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

/** The link is used up only on success, and only once, also under a race. */
export async function acceptInvitation(
  services: AccountServices,
  token: string,
  { name, password }: { name: string; password: string },
): Promise<Result<{ email: string }, JoiningProblem>> {
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
      .returning('email')
      .executeTakeFirst()
    if (!used) return fail({ kind: 'invalid-link' })
    const id = await insertAccount(transaction, prepared.value, at)
    if (id === null) return fail({ kind: 'taken' })
    const by = { id, name: email }
    await recordAuditEvent(transaction, {
      at,
      by,
      act: 'account.joined',
      subjectId: id,
      subject: email,
    })
    return ok({ email })
  })
}
