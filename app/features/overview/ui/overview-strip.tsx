import { Link } from 'react-router'
import type { OverviewEntry } from '#app/features/overview/overview.ts'
import { stripTexts } from '#app/features/overview/strip-texts.ts'
import { TrendDrawing } from '#app/features/overview/ui/trend-drawing.tsx'
import type { VisitTrend } from '#app/features/overview/visit-trend.ts'

type OverviewStripProps = { entries: readonly OverviewEntry[]; trend: VisitTrend | null }

/** One line has room for them; the page has all. */
const IN_THE_STRIP = 4

/** Above the table of posts; it takes no room when nothing waits and nobody came. */
export function OverviewStrip({ entries, trend }: OverviewStripProps) {
  if (entries.length === 0 && trend === null) return null
  return (
    <nav className="overstrip" aria-label={stripTexts.label}>
      <ul>
        {entries.slice(0, IN_THE_STRIP).map(({ text, detail, href, isDue }) => (
          <li key={text}>
            <Link to={href} className={isDue ? 'due' : undefined}>
              {text}
              {detail !== null && <span>{detail}</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/dashboard/overview">{stripTexts.all}</Link>
        </li>
      </ul>
      {trend && (
        <Link className="striptrend" to="/dashboard/visits" title={trend.description}>
          <TrendDrawing {...trend} />
          <span>
            {trend.visits}, {trend.calls}
          </span>
        </Link>
      )}
    </nav>
  )
}
