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
