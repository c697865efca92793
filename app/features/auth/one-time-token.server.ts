import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** A link that was just made. The token is nowhere else; `path` is what follows the site's origin. */
export type MadeLink = {
  kind: 'invitation' | 'password-reset'
  path: string
  email: string
  expiresAt: Date
}

/** Puts a link into a mail to whom it is for, in the transaction that makes it. */
export type MailLink = (transaction: Transaction<Schema>, link: MadeLink) => Promise<void>

const TOKEN_BYTES = 32

/** The secret of a one-time link: 256 random bits, so that nothing is gained by guessing; only `hash` is ever stored. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/**
 * The form in which a token, a session's too, is stored and looked for. A token is 190 random bits or more, so a plain hash
 * cannot be guessed back.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
