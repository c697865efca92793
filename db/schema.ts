import type { Generated } from 'kysely'
import type { AuthTables } from '#db/tables/auth.ts'
import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'
import type { ContentTables } from '#db/tables/content.ts'
import type { EntryTables } from '#db/tables/entries.ts'
import type { ImportTables } from '#db/tables/imports.ts'
import type { MessageTables } from '#db/tables/messages.ts'
import type { PostTables } from '#db/tables/posts.ts'

/** On either database. */
export interface Schema
  extends AuthTables, ContentTables, EntryTables, ImportTables, MessageTables, PostTables {
  /** Append-only. */
  audit_log: {
    id: string
    at: InstantColumn
    /** Null for a visitor, the operator's command or the site itself. */
    user_id: string | null
    /** The actor's email at that time, or a name such as "operator"; it outlives the account. */
    actor: string
    /** Such as `post.published`. */
    act: string
    /** The noun of the action, such as `post`. */
    kind: string
    subject_id: string
    /** A display name at that time: a post's title, an account's email, a message's reference. */
    subject: string
  }
  /** A row is written after its files, so an image without a row does not exist. */
  images: {
    /** `blog-{ms}.{format}`, the name of the original. */
    name: string
    /** Pixels of the original as stored. */
    width: number
    height: number
    /** `jpg`, `png`, `webp` or `gif`. */
    format: string
    /** Of the original as stored. */
    bytes: number
    /** Separated by commas, such as "1600,800,400"; empty when there are none. */
    variant_widths: string
    created_at: InstantColumn
    user_id: string | null
    /** What it shows; empty when nobody has written it. */
    description: Generated<string>
    /** One of `FOCUSES`. */
    focus: Generated<string>
    /** Since when the hourly cleanup job has found it unused; null while it is used. */
    unnamed_since: NullableInstantColumn
  }
  /** Work that only one process does at a time, such as `backup`. */
  jobs: {
    name: string
    /** The run that holds the lease; null when none does. */
    holder: string | null
    held_until: NullableInstantColumn
    succeeded_at: NullableInstantColumn
    failed_at: NullableInstantColumn
    /** Why it failed last, for people; empty after a success. */
    problem: string
  }
  /** Limits by address that several processes share; on SQLite empty. */
  rate_limits: {
    /** A hash of the limit's name and the address. */
    client: string
    /** When its burst is whole again, in milliseconds since 1970. */
    full_at: number
  }
  /** Counts per page and day; nothing about persons. */
  visits: {
    /** At the firm, `YYYY-MM-DD`. */
    day: string
    path: string
    /** One of `VISIT_KINDS`. */
    kind: string
    count: number
  }
}
