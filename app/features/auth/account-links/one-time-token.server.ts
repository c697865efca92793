import type { Transaction } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** The token is stored nowhere in clear text; `path` follows the site's origin. */
type OneTimeLink<Kind> = { kind: Kind; path: string; email: string; expiresAt: Date }

/** Shown to the colleague who makes it as well. */
export type MadeLink = OneTimeLink<'invitation' | 'password-reset'>

export type MailedLink = MadeLink | OneTimeLink<'email-change'>

/** Queues the email in the transaction that makes the link. */
export type MailLink = (transaction: Transaction<Schema>, link: MailedLink) => Promise<void>

/** Queues the email that tells the former address what has happened. */
export type MailNews = (
  transaction: Transaction<Schema>,
  news: { kind: 'email-changed'; to: string; email: string },
) => Promise<void>

/** How many one-time links one address may open; every use counts, so that a valid link is no way around the limit. */
export const LINK_TRIES = { burst: 30, perSecond: 1 / 60 } as const
