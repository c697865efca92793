import { type Visit, VISIT_KINDS, type VisitKind } from '#app/features/visits/visit.ts'
import { addDays, type LocalDate } from '#app/platform/local-time.ts'
import { csvLine } from '#app/platform/csv.ts'
import { visitsTexts } from '#app/features/visits/texts.ts'

/** In days, today included, or the twelve months that end with this one. */
export const PERIODS = ['7', '30', '90', '12m'] as const

export type Period = (typeof PERIODS)[number]

export type KindCounts = Record<VisitKind, number>

export type VisitReport = ReturnType<typeof reportOf>

type Count = Visit & { day: LocalDate; count: number }

/** Anything unknown is a month. */
export function parsePeriod(text: string | null): Period {
  return PERIODS.find((period) => period === text) ?? '30'
}

/** Anything unknown is page views. */
export function parseKind(text: string | null): VisitKind {
  return VISIT_KINDS.find((kind) => kind === text) ?? 'page'
}

/** @param today at the firm */
export function periodRange(period: Period, today: LocalDate): { from: LocalDate; to: LocalDate } {
  if (period !== '12m') return { from: addDays(today, 1 - Number(period)), to: today }
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 12, 1))
  return { from: first.toISOString().slice(0, 10) as LocalDate, to: today }
}

/** Empty days and months appear with zeros; steps are in order, the most read page comes first. @param nameOf null for a page that no longer exists */
export function reportOf(
  counts: readonly Count[],
  { period, today }: { period: Period; today: LocalDate },
  nameOf: (path: string) => { name: string; isPost: boolean } | null,
) {
  const steps = new Map(stepKeys(period, today).map((key) => [key, noCounts()]))
  const pages = new Map<string, KindCounts>()
  const totals = noCounts()
  for (const { day, path, kind, count } of counts) {
    const step = steps.get(keyOf(day, period))
    if (!step) continue
    const page = pages.get(path) ?? noCounts()
    pages.set(path, page)
    for (const place of [step, page, totals]) place[kind] += count
  }
  return {
    totals,
    steps: [...steps].map(([key, of]) => ({ key, counts: of })),
    pages: [...pages]
      .toSorted(([one, { page }], [other, of]) => of.page - page || (one < other ? -1 : 1))
      .map(([path, of]) => ({
        path,
        ...(nameOf(path) ?? { name: path, isPost: false }),
        counts: of,
      })),
  }
}

/** `YYYY-MM-DD` or `YYYY-MM`. */
function keyOf(day: string, period: Period): string {
  return period === '12m' ? day.slice(0, 7) : day
}

function stepKeys(period: Period, today: LocalDate): string[] {
  const { from } = periodRange(period, today)
  const keys: string[] = []
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const key = keyOf(day, period)
    if (keys.at(-1) !== key) keys.push(key)
  }
  return keys
}

function noCounts(): KindCounts {
  return { page: 0, booking: 0, booked: 0, call: 0, message: 0 }
}

/** The next round number that can be halved, at least 2. */
export function scaleTop(highest: number): number {
  const small = [2, 4, 6, 8].find((step) => step >= highest)
  if (small !== undefined) return small
  for (let unit = 1; ; unit *= 10) {
    const top = [10, 12, 16, 20, 30, 40, 60, 80].find((step) => step * unit >= highest)
    if (top !== undefined) return top * unit
  }
}

/** "Nov 21" or "Nov 2026"; long: "Saturday, November 21" or "November 2026". */
export function stepText(key: string, length: 'short' | 'long'): string {
  const isMonth = key.length === 7
  const date = new Date(`${isMonth ? `${key}-01` : key}T00:00:00Z`)
  return date.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: length,
    ...(isMonth && { year: 'numeric' }),
    ...(!isMonth && { day: 'numeric' }),
    ...(!isMonth && length === 'long' && { weekday: 'long' }),
  })
}

type VisitLine = { day: string; path: string; name: string; kind: VisitKind; count: number }

/** RFC 4180, one line per day, page and kind. */
export function visitsCsv(lines: readonly VisitLine[]): string {
  const rows = lines.map(({ day, path, name, kind, count }) => [day, path, name, kind, count])
  return [visitsTexts.exportColumns, ...rows].map(csvLine).join('')
}
