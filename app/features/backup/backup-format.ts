import * as z from 'zod'
import type { Schema } from '#db/schema.ts'

// A backup is a tar archive, compressed with gzip and, with a recipient, encrypted with age:
//   tables/<table>/<number>.jsonl   rows, one a line
//   images/<name>                   files of the object storage
//   manifest.json                   last, so that an archive that was cut off has none

export const MANIFEST = 'manifest.json'
export const BACKUP_FORMAT = 1

export type Table = keyof Schema

/** In an order in which rows may be inserted: no row names one of a later table. */
export const BACKED_UP_TABLES = [
  'users',
  'accounts',
  'password_history',
  'second_factors',
  'recovery_codes',
  'invitations',
  'blog_posts',
  'post_images',
  'post_slugs',
  'preview_links',
  'post_reviews',
  'post_comments',
  'categories',
  'category_names',
  'category_slugs',
  'working_copies',
  'saved_filters',
  'content_records',
  'entry_revisions',
  'images',
  'imported_items',
  'imported_images',
  'redirects',
  'messages',
  'message_notes',
  'message_labels',
  'message_replies',
  'saved_replies',
  'name_lists',
  'names',
  'name_sounds',
  'conflict_clearances',
  'mail_outbox',
  'visits',
  'audit_log',
] as const satisfies readonly Table[]

/**
 * Made again from the others, or good only for the moment: a restored session would be one that had been ended.
 * @internal exported for tests
 */
export const LEFT_OUT_TABLES = [
  'post_search',
  'post_categories',
  'post_editors',
  'sessions',
  'verifications',
  'sign_in_attempts',
  'sign_in_challenges',
  'setup_links',
  'password_resets',
  'email_changes',
  'jobs',
  'rate_limits',
  'imports',
  'import_rows',
] as const satisfies readonly Table[]

/** Of earlier versions: a copy of such a site is migrated once its rows are there. */
export const FORMER_TABLES = [
  'post_revisions',
  'content_revisions',
  'fact_revisions',
] as string[] as Table[]

/** The next start makes them again, and each database has its own form of them. */
const DERIVED_TABLES: readonly Table[] = ['post_search', 'post_categories']

/** In an order as above. A moved site goes on where it was, so that nobody has to sign in again. */
export const MOVED_TABLES: readonly Table[] = [
  ...BACKED_UP_TABLES,
  ...LEFT_OUT_TABLES.filter((table) => !DERIVED_TABLES.includes(table)),
]

export const manifestSchema = z.object({
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** The last one of the database. */
  migration: z.string(),
  /** Of the keys that encrypted a stored message, note or email. */
  keyIds: z.array(z.string()),
  /** Of the secret that encrypted second factors; null where there are none. */
  authSecretId: z.nullable(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** Images that the database names and the storage had not. */
  missingImages: z.array(z.string()),
  /** SHA-256 of each other entry by its name, in hexadecimal. */
  entries: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
