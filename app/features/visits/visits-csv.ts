import { csvLine } from '#app/platform/csv.ts'
import { visitsTexts } from '#app/features/visits/texts.ts'
import type { VisitKind } from '#app/features/visits/visit.ts'

export type VisitLine = { day: string; path: string; name: string; kind: VisitKind; count: number }

/** RFC 4180, one line per day, page and kind. */
export function visitsCsv(lines: readonly VisitLine[]): string {
  const rows = lines.map(({ day, path, name, kind, count }) => [day, path, name, kind, count])
  return [visitsTexts.exportColumns, ...rows].map(csvLine).join('')
}
