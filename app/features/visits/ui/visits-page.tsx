import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { visitsTexts } from '#app/features/visits/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { number, VisitChart } from '#app/features/visits/ui/visit-chart.tsx'
import {
  type KindCounts,
  type Period,
  PERIODS,
  stepText,
  type VisitReport,
} from '#app/features/visits/visit-report.ts'
import { VISIT_KINDS, type VisitKind } from '#app/features/visits/visit.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'
import { TableHead } from '#app/ui/page/table-head.tsx'

type VisitsPageProps = {
  /** Null when it could not be read. */
  report: VisitReport | null
  period: Period
  kind: VisitKind
}

export function VisitsPage({ report, period, kind }: VisitsPageProps) {
  return (
    <Screen
      className="visits"
      title={visitsTexts.title}
      about={visitsTexts.lead}
      actions={
        <ButtonLink
          href={`/dashboard/visits.csv?period=${period}`}
          variant="secondary"
          icon="download"
        >
          {visitsTexts.export}
        </ButtonLink>
      }
    >
      <Periods period={period} kind={kind} />
      {report === null ? (
        <Alert title={visitsTexts.loadError} />
      ) : (
        <Report report={report} period={period} kind={kind} />
      )}
      <section className="counted">
        <h2>{visitsTexts.counted.title}</h2>
        {visitsTexts.counted.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </Screen>
  )
}

type ReportProps = Omit<VisitsPageProps, 'report'> & { report: VisitReport }

function Periods({ period, kind }: Omit<VisitsPageProps, 'report'>) {
  return (
    <nav aria-label={visitsTexts.periodsLabel}>
      <ul className="periods">
        {PERIODS.map((other) => (
          <li key={other}>
            <Link
              to={`?period=${other}&kind=${kind}`}
              preventScrollReset
              aria-current={other === period ? 'page' : undefined}
            >
              {visitsTexts.periods[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Report(props: ReportProps) {
  const { report, period } = props
  const busy = busySteps(report.steps)
  return (
    <>
      <Kinds {...props} />
      {/* Otherwise each part would say it. */}
      {busy.length === 0 ? (
        <p className="panel empty">{visitsTexts.chart.nothing}</p>
      ) : (
        <>
          <Chart {...props} />
          <Tables report={report} isMonths={period === '12m'} busy={busy} />
        </>
      )}
    </>
  )
}

type TablesProps = { report: VisitReport; isMonths: boolean; busy: ReturnType<typeof busySteps> }

function Tables({ report, isMonths, busy }: TablesProps) {
  const posts = report.pages.filter(({ isPost }) => isPost)
  const pages = report.pages.filter(({ isPost }) => !isPost)
  return (
    <>
      <VisitTable
        id="by-step"
        caption={isMonths ? visitsTexts.byStep.captionMonth : visitsTexts.byStep.caption}
        heading={isMonths ? visitsTexts.byStep.month : visitsTexts.byStep.day}
        rows={busy}
        none={visitsTexts.chart.nothing}
      />
      <p className="muted small">{visitsTexts.byStep.quiet}</p>
      <VisitTable id="by-post" {...visitsTexts.byPost} rows={posts.map(pageRow)} />
      <VisitTable id="by-page" {...visitsTexts.byPage} rows={pages.map(pageRow)} />
    </>
  )
}

function Kinds({ report, period, kind }: ReportProps) {
  return (
    <nav aria-label={visitsTexts.kindsLabel}>
      <ul className="kinds">
        {VISIT_KINDS.map((other) => (
          <li key={other}>
            <Link
              to={`?period=${period}&kind=${other}`}
              preventScrollReset
              aria-current={other === kind ? 'true' : undefined}
            >
              <b>{number(report.totals[other])}</b> <span>{visitsTexts.kinds[other]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Chart({ report, period, kind }: ReportProps) {
  const total = report.totals[kind]
  const name = visitsTexts.kinds[kind]
  const title = fillText(visitsTexts.chart.title, {
    kind: name,
    period: visitsTexts.periods[period],
  })
  const most = report.steps.reduce((one, other) =>
    other.counts[kind] > one.counts[kind] ? other : one,
  )
  const description = fillText(visitsTexts.chart.description, {
    total: number(total),
    highest: number(most.counts[kind]),
    when: stepText(most.key, 'long'),
  })
  return (
    <section className="panel chartpanel" aria-labelledby="chart-heading">
      <h2 id="chart-heading">{title}</h2>
      {total === 0 ? (
        <p className="muted">{visitsTexts.chart.nothing}</p>
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

// Newest first.
function busySteps(steps: VisitReport['steps']) {
  return steps
    .filter(({ counts }) => VISIT_KINDS.some((kind) => counts[kind] > 0))
    .map(({ key, counts }) => ({ key, name: stepText(key, 'long'), counts }))
    .toReversed()
}

function pageRow({ path, name, counts }: VisitReport['pages'][number]) {
  return { key: path, name: <a href={path}>{name}</a>, counts }
}

type VisitTableProps = {
  id: string
  caption: string
  heading: string
  rows: readonly { key: string; name: ReactNode; counts: KindCounts }[]
  /** Shown when there are no rows. */
  none: string
}

/** Scrolls sideways in itself where the screen is narrow. */
function VisitTable({ id, caption, heading, rows, none }: VisitTableProps) {
  return (
    <section className="panel visittable" aria-labelledby={id}>
      <h2 id={id}>{caption}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
          <table>
            <TableHead columns={[heading, ...VISIT_KINDS.map((kind) => visitsTexts.kinds[kind])]} />
            <tbody>
              {rows.map(({ key, name, counts }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {VISIT_KINDS.map((kind) => (
                    <td key={kind} className={counts[kind] === 0 ? 'zero' : undefined}>
                      {number(counts[kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
