import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** Earlier passwords, as argon2id hashes; the id is in the order of time. */
export interface PasswordHistoryTable {
  id: string
  user_id: string
  password: string
  replaced_at: InstantColumn
}

export interface SecondFactorsTable {
  user_id: string
  /** Encrypted with the site's secret. */
  secret: string
  /** Null until its first code was entered; until then it is not asked for. */
  confirmed_at: NullableInstantColumn
  /** The 30-second step of the last accepted code, so that no code is accepted twice (replay). */
  last_step: number
  created_at: InstantColumn
}

/** Each is accepted once. */
export interface RecoveryCodesTable {
  user_id: string
  /** Keyed with the site's secret. */
  code_hash: string
}

/** Sign-ins between the password and the code. */
export interface SignInChallengesTable {
  /** SHA-256 of the cookie's token. */
  token_hash: string
  user_id: string
  /** Another password invalidates the challenge. */
  password_revision: number
  tries: number
  created_at: InstantColumn
  expires_at: InstantColumn
}
