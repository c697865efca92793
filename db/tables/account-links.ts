import type { InstantColumn } from '#db/tables/columns.ts'

/** One for each email; accepted ones are deleted. */
export interface InvitationsTable {
  id: string
  /** SHA-256 of the link's token, so that a copy of the database opens no account. */
  token_hash: string
  email: string
  /** As the inviter wrote it; the invited may choose another name. */
  name: string
  /** The inviter's email at that time. */
  invited_by: string
  created_at: InstantColumn
  expires_at: InstantColumn
}

/** One per account; a later link replaces it. */
export interface PasswordResetsTable {
  user_id: string
  /** SHA-256 of the link's token. */
  token_hash: string
  /** The user's when the link was made; a later revision invalidates the link. */
  password_revision: number
  created_at: InstantColumn
  expires_at: InstantColumn
}
