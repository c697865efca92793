import { fillText } from '#app/platform/fill-text.ts'
import { Link } from 'react-router'
import { number, VisitChart } from '#app/features/visits/ui/visit-chart.tsx'
import { VisitTable } from '#app/features/visits/ui/visit-table.tsx'
import {
  type KindCounts,
  type Period,
  PERIODS,
  type ReportPage,
  type ReportStep,
  stepText,
  type VisitReport,
} from '#app/features/visits/visit-report.ts'
import { VISIT_KINDS, type VisitKind } from '#app/features/visits/visit.ts'
import type { VisitsWords } from '#app/features/visits/visits-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type VisitsDeskProps = {
  /** Null when it could not be read. */
  report: VisitReport | null
  period: Period
  kind: VisitKind
  words: VisitsWords
}

/** The desk's page about what works: totals, a chart, and the same numbers as tables. */
export function VisitsDesk({ report, period, kind, words }: VisitsDeskProps) {
  return (
    <div className="desk wrap visits">
      <header className="deskhead">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
        <ButtonLink
          href={`/dashboard/visits.csv?period=${period}`}
          variant="secondary"
          icon="download"
          download
        >
          {words.export}
        </ButtonLink>
      </header>
      <Periods period={period} kind={kind} words={words} />
      {report === null ? (
        <Alert title={words.loadError} />
      ) : (
        <Report report={report} period={period} kind={kind} words={words} />
      )}
      <section className="counted">
        <h2>{words.counted.title}</h2>
        {words.counted.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  )
}

type ReportProps = Omit<VisitsDeskProps, 'report'> & { report: VisitReport }

function Periods({ period, kind, words }: Omit<VisitsDeskProps, 'report'>) {
  return (
    <nav aria-label={words.periodsLabel}>
      <ul className="periods">
        {PERIODS.map((other) => (
          <li key={other}>
            <Link
              to={`?period=${other}&kind=${kind}`}
              preventScrollReset
              aria-current={other === period ? 'page' : undefined}
            >
              {words.periods[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Report({ report, period, kind, words }: ReportProps) {
  const posts = report.pages.filter(({ isPost }) => isPost)
  const pages = report.pages.filter(({ isPost }) => !isPost)
  const isMonths = period === '12m'
  const busy = busySteps(report.steps)
  return (
    <>
      <Kinds totals={report.totals} period={period} kind={kind} words={words} />
      <Chart report={report} period={period} kind={kind} words={words} />
      <VisitTable
        id="by-step"
        caption={isMonths ? words.byStep.captionMonth : words.byStep.caption}
        heading={isMonths ? words.byStep.month : words.byStep.day}
        rows={busy}
        kinds={words.kinds}
        none={words.chart.nothing}
      />
      {busy.length > 0 && <p className="muted small">{words.byStep.quiet}</p>}
      <VisitTable id="by-post" {...words.byPost} rows={posts.map(pageRow)} kinds={words.kinds} />
      <VisitTable id="by-page" {...words.byPage} rows={pages.map(pageRow)} kinds={words.kinds} />
    </>
  )
}

type KindsProps = Omit<VisitsDeskProps, 'report'> & { totals: KindCounts }

function Kinds({ totals, period, kind, words }: KindsProps) {
  return (
    <nav aria-label={words.kindsLabel}>
      <ul className="kinds">
        {VISIT_KINDS.map((other) => (
          <li key={other}>
            <Link
              to={`?period=${period}&kind=${other}`}
              preventScrollReset
              aria-current={other === kind ? 'true' : undefined}
            >
              <b>{number(totals[other])}</b> <span>{words.kinds[other]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chart({ report, period, kind, words }: ReportProps) {
  const total = report.totals[kind]
  const name = words.kinds[kind]
  const title = fillText(words.chart.title, { kind: name, period: words.periods[period] })
  const most = report.steps.reduce((one, other) =>
    other.counts[kind] > one.counts[kind] ? other : one,
  )
  const description = fillText(words.chart.description, {
    total: number(total),
    highest: number(most.counts[kind]),
    when: stepText(most.key, 'long'),
  })
  return (
    <section className="panel chartpanel" aria-labelledby="chart-heading">
      <h2 id="chart-heading">{title}</h2>
      {total === 0 ? (
        <p className="muted">{words.chart.nothing}</p>
      ) : (
        <VisitChart
          title={title}
          description={description}
          bars={report.steps.map(({ key, counts }) => ({
            label: stepText(key, 'long'),
            short: stepText(key, 'short'),
            value: counts[kind],
          }))}
        />
      )}
    </section>
  )
}

// The newest first: that is what somebody looks for.
function busySteps(steps: readonly ReportStep[]) {
  return steps
    .filter(({ counts }) => VISIT_KINDS.some((kind) => counts[kind] > 0))
    .map(({ key, counts }) => ({ key, name: stepText(key, 'long'), counts }))
    .toReversed()
}

function pageRow({ path, name, counts }: ReportPage) {
  return { key: path, name: <a href={path}>{name}</a>, counts }
}
