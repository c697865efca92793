import type { Kysely } from 'kysely'
import { type Account, listAccounts } from '#app/features/auth/accounts.server.ts'
import {
  type Invitation,
  listInvitations,
} from '#app/features/auth/account-links/invitations.server.ts'
import type { StaffMember } from '#app/features/auth/staff/staff-member.ts'
import type { Schema } from '#db/schema.ts'

export async function listStaff(db: Kysely<Schema>, now: Date): Promise<StaffMember[]> {
  const [accounts, invitations] = await Promise.all([listAccounts(db), listInvitations(db)])
  return [
    ...accounts.map(fromAccount),
    ...invitations.map((invitation) => fromInvitation(invitation, now)),
  ]
}

function fromAccount(account: Account): StaffMember {
  const { id, email, name, disabledAt, lastSignInAt, createdAt, hasSecondFactor } = account
  return {
    id,
    email,
    name,
    state: disabledAt === null ? 'active' : 'disabled',
    since: createdAt.toISOString(),
    lastSignIn: lastSignInAt?.toISOString() ?? null,
    hasSecondFactor,
  }
}

function fromInvitation(invitation: Invitation, now: Date): StaffMember {
  const { id, email, name, invitedBy, createdAt, expiresAt } = invitation
  return {
    id,
    email,
    name,
    state: expiresAt > now ? 'invited' : 'expired',
    since: createdAt.toISOString(),
    until: expiresAt.toISOString(),
    invitedBy,
  }
}
