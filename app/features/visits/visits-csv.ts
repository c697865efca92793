import { csvLine } from '#app/platform/csv.ts'
import type { VisitKind } from '#app/features/visits/visit.ts'

/** One line of the export. */
export type VisitLine = { day: string; path: string; name: string; kind: VisitKind; count: number }

/**
 * Counts as a table for a spreadsheet (RFC 4180), one line a day, page and kind.
 * @param columns the five headings
 */
export function visitsCsv(lines: readonly VisitLine[], columns: readonly string[]): string {
  const rows = lines.map(({ day, path, name, kind, count }) => [day, path, name, kind, count])
  return [columns, ...rows].map(csvLine).join('')
}
