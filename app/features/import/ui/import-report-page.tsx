import { useEffect } from 'react'
import { Form, Link, useRevalidator } from 'react-router'
import {
  type DashboardImport,
  isRunning,
  type Outcome,
  type OutcomeCounts,
  OUTCOMES,
} from '#app/features/import/dashboard/dashboard-import.ts'
import { importTexts } from '#app/features/import/dashboard/import-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

export type ReportPageProps = {
  found: DashboardImport
  counts: OutcomeCounts
  lines: readonly { place: number; outcome: Outcome; title: string; details: string[] }[]
  outcome: Outcome | null
  isFirst: boolean
  nextAfter: number | null
}

const { report } = importTexts

export function ImportReportPage(page: ReportPageProps) {
  const { found, lines } = page
  return (
    <Screen
      title={fillText(report.title, { file: found.fileName })}
      back={{ href: '/dashboard/import', text: report.again }}
    >
      <State {...page} />
      <Counts {...page} />
      {lines.length > 0 && <Lines lines={lines} />}
      <Pages {...page} />
    </Screen>
  )
}

function State({ found, counts }: ReportPageProps) {
  if (isRunning(found)) return <Progress found={found} />
  if (found.state === 'failed')
    return (
      <Alert title={report.failed} text={fillText(report.failedText, { problem: found.problem })} />
    )
  if (found.state === 'checked') return <Decision counts={counts} />
  return (
    <>
      <p role="status">{report.done}</p>
      <p>
        <ButtonLink href="/dashboard">{report.posts}</ButtonLink>
      </p>
    </>
  )
}

const LOOK_EVERY_MS = 2_000

function Progress({ found }: Pick<ReportPageProps, 'found'>) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  const { done } = found
  const isCheck = found.state === 'checking'
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <p>{isCheck ? report.checking : report.importing}</p>
      <p role="status">
        {isCheck
          ? countText(report.read, done)
          : fillText(report.progress, { done, found: found.found })}
      </p>
    </>
  )
}

function Decision({ counts }: Pick<ReportPageProps, 'counts'>) {
  const [added, changed] = [counts.new ?? 0, counts.updated ?? 0]
  const words = added > 0 ? report.import : report.importChanged
  return (
    <>
      <p>{added + changed > 0 ? report.checked : report.nothing}</p>
      {changed > 0 && <p>{report.updates}</p>}
      <Form className="btns" method="post">
        {added + changed > 0 && (
          <Button type="submit" name="act" value="import" icon="download">
            {countText(words, added || changed)}
          </Button>
        )}
        <Button type="submit" name="act" value="discard" variant="secondary">
          {report.discard}
        </Button>
      </Form>
    </>
  )
}

function Counts({ counts, outcome }: ReportPageProps) {
  const there = OUTCOMES.filter((each) => (counts[each] ?? 0) > 0)
  if (there.length === 0) return null
  return (
    <ul className="outcomes">
      {there.map((each) => (
        <li key={each}>
          <Link
            to={`?only=${encodeURIComponent(each)}`}
            aria-current={each === outcome || undefined}
          >
            {importTexts.outcomes[each]}: {counts[each]?.toLocaleString('en-US')}
          </Link>
        </li>
      ))}
      {outcome !== null && (
        <li>
          <Link to="?">{report.all}</Link>
        </li>
      )}
    </ul>
  )
}

function Lines({ lines }: Pick<ReportPageProps, 'lines'>) {
  return (
    <ul className="panel" aria-label={report.listLabel}>
      {lines.map(({ place, outcome, title, details }) => (
        <li key={place} className="card">
          <p>
            {importTexts.outcomes[outcome]}: <b dir="auto">{title}</b>
          </p>
          <ul className="muted">
            {details.map((detail) => (
              <li key={detail} dir="auto">
                {detail}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Pages({ outcome, isFirst, nextAfter }: ReportPageProps) {
  if (isFirst && nextAfter === null) return null
  const only = outcome === null ? '' : `only=${encodeURIComponent(outcome)}&`
  return (
    <div className="pager">
      {isFirst ? <span /> : <Link to={`?${only}`}>{report.first}</Link>}
      {nextAfter !== null && <Link to={`?${only}after=${nextAfter}`}>{report.more}</Link>}
    </div>
  )
}
