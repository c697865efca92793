import type {
  FlagColumn,
  InstantColumn,
  NullableInstantColumn,
  OptionalFlagColumn,
} from '#db/tables/columns.ts'

/** What an account may do: `app/features/auth/roles/roles.ts`. */
export type StoredRole = 'owner' | 'lawyer' | 'writer' | 'assistant'

export interface AuthTables {
  /** The library dictates the columns that are not ours. */
  users: {
    id: string
    /** Lower case, so that the unique index knows no two spellings of one address. */
    email: string
    name: string
    email_verified: FlagColumn
    image: string | null
    /** Counts the password's changes; sessions of an earlier revision are invalid. */
    password_revision: number
    role: StoredRole
    /** Whether restricted messages are shown to them. */
    reads_restricted: OptionalFlagColumn
    disabled_at: NullableInstantColumn
    /** Null for never. */
    last_sign_in_at: NullableInstantColumn
    created_at: InstantColumn
    updated_at: InstantColumn
  }
  sessions: {
    id: string
    user_id: string
    /** SHA-256 of the cookie's token, so that a copy of the database opens no session. */
    token_hash: string
    password_revision: number
    ip_address: string | null
    user_agent: string | null
    /** When the password or a code was given again; null for not since the session began. */
    proven_at: NullableInstantColumn
    expires_at: InstantColumn
    created_at: InstantColumn
    updated_at: InstantColumn
  }
  /** `provider_id` is `credential` for a password. */
  accounts: {
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
  /** The library's own state between two steps of a proof. */
  verifications: {
    id: string
    identifier: string
    value: string
    expires_at: InstantColumn
    created_at: InstantColumn
    updated_at: InstantColumn
  }
  /** Failed or open attempts. The keys are hashes: neither address nor email can be read from them. */
  sign_in_attempts: {
    id: string
    /** The account together with the address. */
    pair_key: string
    address_key: string
    /** The account from everywhere; empty once it was freed. */
    account_key: string
    /** The account on a device that it knows, otherwise on all unknown devices together. */
    owner_key: string
    created_at: InstantColumn
  }
  /** The one-time link that makes the first administrator; only its hash. */
  setup_links: {
    token_hash: string
    created_at: InstantColumn
    expires_at: InstantColumn
  }
  /** One for each email; accepted ones are deleted. */
  invitations: {
    id: string
    /** SHA-256 of the link's token, so that a copy of the database opens no account. */
    token_hash: string
    email: string
    /** As the inviter wrote it; the invited may choose another name. */
    name: string
    role: StoredRole
    /** The inviter's email at that time. */
    invited_by: string
    created_at: InstantColumn
    expires_at: InstantColumn
  }
  /** One per account; a later link replaces it. */
  password_resets: {
    user_id: string
    /** SHA-256 of the link's token. */
    token_hash: string
    /** The user's when the link was made; a later revision invalidates the link. */
    password_revision: number
    created_at: InstantColumn
    expires_at: InstantColumn
  }
  /** One per account; a later one replaces it. */
  email_changes: {
    user_id: string
    /** The new one. */
    email: string
    /** SHA-256 of the token of the link that confirms it. */
    token_hash: string
    /** The user's when the change was asked for; a later revision invalidates it. */
    password_revision: number
    created_at: InstantColumn
    expires_at: InstantColumn
  }
  /** Earlier passwords, as argon2id hashes; the id is in the order of time. */
  password_history: {
    id: string
    user_id: string
    password: string
    replaced_at: InstantColumn
  }
  second_factors: {
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
  recovery_codes: {
    user_id: string
    /** Keyed with the site's secret. */
    code_hash: string
  }
  /** Sign-ins between the password and the code. */
  sign_in_challenges: {
    /** SHA-256 of the cookie's token. */
    token_hash: string
    user_id: string
    /** Another password invalidates the challenge. */
    password_revision: number
    tries: number
    created_at: InstantColumn
    expires_at: InstantColumn
  }
}
