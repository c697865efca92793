import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { contentOf } from '#app/features/site/content.ts'
import { VisitsDesk } from '#app/features/visits/ui/visits-desk.tsx'
import { reportOf } from '#app/features/visits/visit-report.ts'

const words = contentOf('en').visits

function render(counts: Parameters<typeof reportOf>[0]): string {
  const report = reportOf(counts, { period: '7', today: '2026-11-22' }, () => null)
  const Desk = createRoutesStub([
    {
      path: '/dashboard/visits',
      Component: () => <VisitsDesk report={report} period="7" kind="page" words={words} />,
    },
  ])
  return renderToStaticMarkup(<Desk initialEntries={['/dashboard/visits']} />)
}

test('where nothing has been counted, nothing is said of the days that a list leaves out', () => {
  const html = render([])
  expect(html).toContain(words.chart.nothing)
  expect(html).not.toContain(words.byStep.quiet)
})

test('a list of days says that those it leaves out had none', () => {
  const html = render([{ day: '2026-11-21', path: '/', kind: 'page', count: 2 }])
  expect(html).toContain(words.byStep.quiet)
})
