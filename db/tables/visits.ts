/** Counts per page and day; nothing about persons. */
export interface VisitsTable {
  /** At the firm, `YYYY-MM-DD`. */
  day: string
  path: string
  /** One of `VISIT_KINDS`. */
  kind: string
  count: number
}
