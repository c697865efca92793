import type { ColumnType } from 'kysely'

/**
 * An instant in UTC. Written as a Date on both databases; SQLite gives back ISO 8601 text, PostgreSQL a Date, so a store
 * reads it through `new Date(value)`.
 */
export type InstantColumn = ColumnType<string | Date, Date, Date>

/** As InstantColumn, where the instant may be missing. */
export type NullableInstantColumn = ColumnType<
  string | Date | null,
  Date | null | undefined,
  Date | null
>

/** Yes or no. SQLite gives back 1 or 0, PostgreSQL a boolean, so a store reads it through `Boolean(value)`. */
export type FlagColumn = ColumnType<number | boolean, boolean, boolean>
