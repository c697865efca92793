import { TREND_SIZE } from '#app/features/overview/trend-size.ts'
import { overviewTexts } from '#app/features/overview/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { addDays, type LocalDate, longDate } from '#app/platform/local-time.ts'

const TREND_DAYS = 30
export const TREND_KINDS = ['page', 'call'] as const

export type VisitTrend = {
  visits: string
  calls: string
  /** For those who do not see the drawing. */
  description: string
  /** Of a drawing `TREND_SIZE` wide and high: where the visits' line runs. */
  line: string
  /** And on which days somebody called. */
  marks: number[]
}

type DayCount = { day: string; kind: string; count: number }

export function trendStart(today: LocalDate): LocalDate {
  return addDays(today, 1 - TREND_DAYS)
}

/** Null when nobody came. */
export function visitTrend(counts: readonly DayCount[], today: LocalDate): VisitTrend | null {
  const first = trendStart(today)
  const days = Array.from({ length: TREND_DAYS }, (_, index) => addDays(first, index))
  const of = (kind: (typeof TREND_KINDS)[number]) =>
    days.map((day) => counts.find((one) => one.day === day && one.kind === kind)?.count ?? 0)
  const [visits, calls] = [of('page'), of('call')]
  const [visitsInAll, callsInAll] = [visits, calls].map((each) => each.reduce((a, b) => a + b, 0))
  if (!visitsInAll && !callsInAll) return null
  const most = Math.max(...visits)
  const texts = overviewTexts.trend
  const description = { first: longDate(first), last: longDate(today), most }
  return {
    visits: countText(texts.visits, visitsInAll ?? 0),
    calls: countText(texts.calls, callsInAll ?? 0),
    description: fillText(texts.description, description),
    line: visits.map((count, index) => `${across(index)},${height(count, most)}`).join(' '),
    marks: calls.flatMap((count, index) => (count > 0 ? [across(index)] : [])),
  }
}

const MARGIN = 2

function across(index: number): number {
  const place = MARGIN + (index / (TREND_DAYS - 1)) * (TREND_SIZE.width - 2 * MARGIN)
  return Math.round(place * 10) / 10
}

// Room for the marks of the calls is left below.
function height(count: number, most: number): number {
  const room = TREND_SIZE.height - 4 * MARGIN
  return Math.round((MARGIN + room - (count / Math.max(most, 1)) * room) * 10) / 10
}
