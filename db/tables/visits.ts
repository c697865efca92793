/** How often something happened on a page on one day. There is no row about a person. */
export interface VisitsTable {
  /** The day at the firm, `YYYY-MM-DD`. */
  day: string
  path: string
  /** One of `VISIT_KINDS`. */
  kind: string
  count: number
}
