import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** The pictures that staff uploaded. A row is written last, so an image without a row is not there. */
export interface ImagesTable {
  /** `blog-{ms}.{format}`, the name of the original. */
  name: string
  /** Pixels of the original as stored. */
  width: number
  height: number
  /** `jpg`, `png`, `webp` or `gif`. */
  format: string
  /** Size of the original as stored. */
  bytes: number
  /** Widths of the variants that exist, separated by commas, such as "1600,800,400"; empty when there are none. */
  variant_widths: string
  created_at: InstantColumn
  user_id: string | null
  /** Since when nothing names it, as the hourly sweep has seen; empty while something does. */
  unnamed_since: NullableInstantColumn
}
