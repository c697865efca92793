import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** Passwords that an account had before; only their argon2id hashes. The id is in the order of time. */
export interface PasswordHistoryTable {
  id: string
  user_id: string
  password: string
  replaced_at: InstantColumn
}

/** The app that makes an account's codes. */
export interface SecondFactorsTable {
  user_id: string
  /** Encrypted with the site's secret. */
  secret: string
  /** Null until a code of it was entered once; until then it is asked of nobody. */
  confirmed_at: NullableInstantColumn
  /** The 30-second step of the last code that was taken. No code of it or of an earlier one is taken again. */
  last_step: number
  created_at: InstantColumn
}

/** Codes for the day the phone is lost, each good once. */
export interface RecoveryCodesTable {
  user_id: string
  /** Made with the site's secret. */
  code_hash: string
}

/** Sign-ins between the password and the code. */
export interface SignInChallengesTable {
  /** SHA-256 of the cookie's token. */
  token_hash: string
  user_id: string
  /** The password that was right; another one makes the challenge void. */
  password_revision: number
  tries: number
  created_at: InstantColumn
  expires_at: InstantColumn
}
