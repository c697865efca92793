import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** The staff. The columns that are not ours are those that the sign-in library asks for. */
export interface UsersTable {
  id: string
  /** Lower case, so that the unique index knows no two spellings of one address. */
  email: string
  name: string
  email_verified: FlagColumn
  image: string | null
  /** Counts the password's changes. A session that was made under another one is dead. */
  password_revision: number
  disabled_at: NullableInstantColumn
  /** When a session was last made for them; null for never. */
  last_sign_in_at: NullableInstantColumn
  created_at: InstantColumn
  updated_at: InstantColumn
}

/** Who is signed in, and on which browser. */
export interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the cookie's token, so that a copy of the database opens no session. */
  token_hash: string
  password_revision: number
  ip_address: string | null
  user_agent: string | null
  expires_at: InstantColumn
  created_at: InstantColumn
  updated_at: InstantColumn
}

/** How a user proves who they are; `provider_id` is `credential` for a password. */
export interface AccountsTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  /** An argon2id hash in its PHC form. */
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: NullableInstantColumn
  refresh_token_expires_at: NullableInstantColumn
  scope: string | null
  created_at: InstantColumn
  updated_at: InstantColumn
}

/** What the sign-in library remembers between two steps of one proof. */
export interface VerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: InstantColumn
  created_at: InstantColumn
  updated_at: InstantColumn
}

/** Tries to sign in that failed or are under way. The keys are hashes: neither address nor e-mail can be read from them. */
export interface SignInAttemptsTable {
  id: string
  /** The account together with the address. */
  pair_key: string
  address_key: string
  /** The account as seen from this device when the account knows it, otherwise as seen from all that it does not know. */
  owner_key: string
  created_at: InstantColumn
}

/** The one-time link that makes the first administrator; only its hash. */
export interface SetupLinksTable {
  token_hash: string
  created_at: InstantColumn
  expires_at: InstantColumn
}
