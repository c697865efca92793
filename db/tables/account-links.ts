import type { InstantColumn } from '#db/tables/columns.ts'

/** Colleagues who were asked to make an account. One for each e-mail; whoever has accepted stands here no more. */
export interface InvitationsTable {
  id: string
  /** SHA-256 of the link's token, so that a copy of the database opens no account. */
  token_hash: string
  email: string
  /** What the inviter called them; they may choose another name. */
  name: string
  /** The inviter's e-mail at that time. */
  invited_by: string
  created_at: InstantColumn
  expires_at: InstantColumn
}

/** The one link by which an account may get another password; a later one takes its place. */
export interface PasswordResetsTable {
  user_id: string
  /** SHA-256 of the link's token. */
  token_hash: string
  /** The user's when the link was made. Whatever raised it since has made the link void. */
  password_revision: number
  created_at: InstantColumn
  expires_at: InstantColumn
}
