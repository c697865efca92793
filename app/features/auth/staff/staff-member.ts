import type { Role } from '#app/features/auth/roles/roles.ts'

/** Someone invited has no account yet. Instants are ISO 8601 texts in UTC. */
export type StaffMember = {
  /** Of the account, or of the invitation. */
  id: string
  email: string
  name: string
  role: Role
} & (
  | {
      state: 'active' | 'disabled'
      since: string
      /** Null for never. */
      lastSignIn: string | null
      hasSecondFactor: boolean
      readsRestricted: boolean
    }
  | { state: 'invited' | 'expired'; invitedBy: string; since: string; until: string }
)

/** In the firm's time zone. */
export type StaffMoments = { since: string; lastSignIn: string; until: string }

export type ShownMember = StaffMember & { shown: StaffMoments }
