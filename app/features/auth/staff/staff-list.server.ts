import type { Kysely } from 'kysely'
import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { listInvitations } from '#app/features/auth/account-links/invitations.server.ts'
import type { StaffMember } from '#app/features/auth/staff/staff-member.ts'
import type { Schema } from '#db/schema.ts'

export async function listStaff(db: Kysely<Schema>, now: Date): Promise<StaffMember[]> {
  const [accounts, invitations] = await Promise.all([listAccounts(db), listInvitations(db)])
  return [
    ...accounts.map(({ disabledAt, lastSignInAt, createdAt, ...account }): StaffMember => ({
      ...account,
      state: disabledAt === null ? 'active' : 'disabled',
      since: createdAt.toISOString(),
      lastSignIn: lastSignInAt?.toISOString() ?? null,
    })),
    ...invitations.map(({ createdAt, expiresAt, ...invitation }): StaffMember => ({
      ...invitation,
      state: expiresAt > now ? 'invited' : 'expired',
      since: createdAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
  ]
}
