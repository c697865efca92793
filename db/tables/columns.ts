import type { ColumnType } from 'kysely'

// UTC. Written as a Date; SQLite returns ISO 8601 text, PostgreSQL a Date, so a store reads it through `new Date(value)`.
export type InstantColumn = ColumnType<string | Date, Date, Date>

export type NullableInstantColumn = ColumnType<
  string | Date | null,
  Date | null | undefined,
  Date | null
>

/** SQLite returns 1 or 0, PostgreSQL a boolean, so a store reads it through `Boolean(value)`. */
export type FlagColumn = ColumnType<number | boolean, boolean, boolean>

/** As `FlagColumn`; false where nothing is said. */
export type OptionalFlagColumn = ColumnType<number | boolean, boolean | undefined, boolean>
