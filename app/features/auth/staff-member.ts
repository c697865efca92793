/**
 * One line of the staff's list. Somebody invited has no account yet; an invitation that is too old is `expired`. Instants are
 * ISO 8601 texts in UTC.
 */
export type StaffMember = {
  /** Of the account, or of the invitation. */
  id: string
  email: string
  name: string
} & (
  | {
      state: 'active' | 'disabled'
      since: string
      /** Null for never. */
      lastSignIn: string | null
      hasSecondFactor: boolean
    }
  | { state: 'invited' | 'expired'; invitedBy: string; since: string; until: string }
)

/** The instants of a line as the firm's clock shows them. */
export type StaffMoments = { since: string; lastSignIn: string; until: string }

/** A line with its instants as people read them. */
export type ShownMember = StaffMember & { shown: StaffMoments }
