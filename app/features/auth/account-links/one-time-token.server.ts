import type { Transaction } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** The token is stored nowhere in clear text; `path` follows the site's origin. */
export type MadeLink = {
  kind: 'invitation' | 'password-reset'
  path: string
  email: string
  expiresAt: Date
}

/** Queues the email in the transaction that makes the link. */
export type MailLink = (transaction: Transaction<Schema>, link: MadeLink) => Promise<void>

/** How many one-time links one address may open; every use counts, so that a valid link is no way around the limit. */
export const LINK_TRIES = { burst: 30, perSecond: 1 / 60 } as const
