import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The secret of a link: 256 random bits, so that nothing is gained by guessing; only `hash` is ever stored. */
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
