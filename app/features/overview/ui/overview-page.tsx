import { Link } from 'react-router'
import type { OverviewEntry } from '#app/features/overview/overview.ts'
import type { PlannedChange } from '#app/features/overview/planned.ts'
import type { Overview } from '#app/features/overview/read-overview.server.ts'
import { overviewTexts as texts } from '#app/features/overview/texts.ts'
import { TrendDrawing } from '#app/features/overview/ui/trend-drawing.tsx'
import type { VisitTrend } from '#app/features/overview/visit-trend.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

/** @param overview null when it could not be read @param mayPlan whether anything that has a time may be opened */
export function OverviewPage({
  overview,
  mayPlan,
}: {
  overview: Overview | null
  mayPlan: boolean
}) {
  return (
    <Screen className="overview" title={texts.title} about={texts.intro}>
      {overview === null ? (
        <Alert title={texts.unavailable} />
      ) : (
        <>
          <Waiting entries={overview.entries} />
          {mayPlan && <Week changes={overview.changes} />}
          {overview.trend && <Trend trend={overview.trend} />}
          {overview.backup !== null && (
            <p className="meta" id="backup">
              {overview.backup} {texts.backup.where}
            </p>
          )}
        </>
      )}
    </Screen>
  )
}

function Waiting({ entries }: { entries: readonly OverviewEntry[] }) {
  if (entries.length === 0) return <p className="panel allfine">{texts.nothing}</p>
  return (
    <ul className="panel waiting" aria-label={texts.waiting}>
      {entries.map(({ text, detail, href, isDue }) => (
        <li key={text}>
          <Link to={href} className={isDue ? 'due' : undefined}>
            {isDue && <Icon name="circle-alert" />}
            <b>{text}</b>
            {detail !== null && <span className="muted">{detail}</span>}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Week({ changes }: { changes: readonly PlannedChange[] }) {
  return (
    <section aria-labelledby="week">
      <h2 id="week">{texts.changes.heading}</h2>
      {changes.length === 0 ? (
        <p className="muted">{texts.changes.none}</p>
      ) : (
        <ul className="week">
          {changes.map(({ at, time, act, kind, title, href }) => (
            <li key={`${at} ${href} ${act}`}>
              <span className="muted">
                {act} <time dateTime={at}>{time}</time>
              </span>
              <Link to={href} dir="auto">
                {title}
              </Link>
              <span className="muted">{kind}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Trend({ trend }: { trend: VisitTrend }) {
  return (
    <section aria-labelledby="trend">
      <h2 id="trend">{texts.trend.heading}</h2>
      <p>
        {trend.visits}, {trend.calls} {texts.trend.days}.{' '}
        <span className="muted">{trend.description}</span>
      </p>
      <TrendDrawing {...trend} />
      <p>
        <Link to="/dashboard/visits">{texts.trend.more}</Link>
      </p>
    </section>
  )
}
