import { TREND_SIZE } from '#app/features/overview/trend-size.ts'
import type { VisitTrend } from '#app/features/overview/visit-trend.ts'

const { width, height } = TREND_SIZE

/** Visits are a line, a day with a call a mark below it. Beside it stand the numbers. */
export function TrendDrawing({ line, marks }: Pick<VisitTrend, 'line' | 'marks'>) {
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={line} />
      <path d={marks.map((at) => `M${at} ${height - 5}v4`).join('')} />
    </svg>
  )
}
