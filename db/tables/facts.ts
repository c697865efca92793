import type { InstantColumn } from '#db/tables/columns.ts'

/** Staff's changes to the built-in figures. Days are calendar days, `YYYY-MM-DD`. */
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
  /** An email that outlives the account. */
  entered_by: string
}
