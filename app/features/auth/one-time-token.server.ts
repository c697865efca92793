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
