import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** A row is written after its files, so an image without a row does not exist. */
export interface ImagesTable {
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
  /** Since when the hourly cleanup job has found it unused; null while it is used. */
  unnamed_since: NullableInstantColumn
}
