import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { visitsTexts } from '#app/features/visits/texts.ts'
import { VisitsPage } from '#app/features/visits/ui/visits-page.tsx'
import { reportOf } from '#app/features/visits/visit-report.ts'

function render(counts: Parameters<typeof reportOf>[0]): string {
  const report = reportOf(counts, { period: '7', today: '2026-11-22' }, () => null)
  const Dashboard = createRoutesStub([
    {
      path: '/dashboard/visits',
      Component: () => <VisitsPage report={report} period="7" kind="page" />,
    },
  ])
  return renderToStaticMarkup(<Dashboard initialEntries={['/dashboard/visits']} />)
}

test('where nothing has been counted, nothing is said of the days that a list leaves out', () => {
  const html = render([])
  expect(html).toContain(visitsTexts.chart.nothing)
  expect(html).not.toContain(visitsTexts.byStep.quiet)
})

test('a list of days says that those it leaves out had none', () => {
  const html = render([{ day: '2026-11-21', path: '/', kind: 'page', count: 2 }])
  expect(html).toContain(visitsTexts.byStep.quiet)
})
