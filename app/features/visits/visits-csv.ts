import type { VisitKind } from '#app/features/visits/visit.ts'

/** One line of the export. */
export type VisitLine = { day: string; path: string; name: string; kind: VisitKind; count: number }

/**
 * Counts as a table for a spreadsheet (RFC 4180), one line a day, page and kind.
 * @param columns the five headings
 */
export function visitsCsv(lines: readonly VisitLine[], columns: readonly string[]): string {
  const rows = lines.map(({ day, path, name, kind, count }) => [day, path, name, kind, count])
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

// A spreadsheet runs a cell that begins like this as a formula (OWASP, "CSV Injection"); a title may begin with anything.
const FORMULA = /^[\s]*[=+\-@\t\r\u00a0＝＋－＠|]/

function cell(value: string | number): string {
  const text = String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n';\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
