import type { InstantColumn } from '#db/tables/columns.ts'

/** What staff entered over the legal figures that the site came with. Days are calendar days, `YYYY-MM-DD`. */
export interface FactRevisionsTable {
  id: string
  key: string
  /** Null when the figure was only compared with its source. */
  value: string | null
  effective_from: string | null
  source_name: string
  source_url: string
  last_verified: string
  review_by: string
  entered_at: InstantColumn
  /** The e-mail of whoever entered it; it outlives the account. */
  entered_by: string
}
