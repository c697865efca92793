import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { factRow, factRows } from '#app/features/facts/fact-row.ts'
import { FactsPage } from '#app/features/facts/ui/facts-page.tsx'
import { aFact } from '#test/factories/facts.ts'

const facts = [aFact({ key: 'later.one' }), aFact({ key: 'due.one', reviewBy: '2026-11-30' })]
const now = new Date('2026-12-15T15:00:00Z')

const rows = factRows(facts, now).map((row) => ({
  ...row,
  seen: [`fact/${row.key}@3`],
  hasDraft: row.key === 'later.one',
  quoted: [{ path: '/fees', title: 'What it costs' }],
}))

const factsPage = (
  unreviewed: ComponentProps<typeof FactsPage>['unreviewed'],
  unsourced: readonly string[] = [],
) => {
  const page = <FactsPage due={[]} rows={rows} search="" {...{ unreviewed, unsourced }} mayChange />
  const Dashboard = createRoutesStub([{ path: '/dashboard/facts', Component: () => page }])
  return renderToStaticMarkup(<Dashboard initialEntries={['/dashboard/facts']} />)
}

test('figures that wait for someone stand first, with what comes next and from when', () => {
  const [first, second] = factRows(facts, now)
  expect(first).toMatchObject({
    key: 'due.one',
    isOverdue: true,
    today: '$1',
    until: 'December 31, 2026',
    next: { date: 'January 1, 2027', value: '$2' },
    asOf: 'June 30, 2026',
    checked: null,
  })
  expect(second).toMatchObject({ key: 'later.one', isOverdue: false })
  const [later] = factRows(facts, new Date('2027-01-01T05:00:00Z'))
  expect(later).toMatchObject({ today: '$2', until: null, next: null })
})

test('both days of a figure are shown, its known end, and that nobody of the firm has checked it', () => {
  const html = factsPage([])
  for (const [name, day] of [
    ['Sources reach to', 'June 30, 2026'],
    ['Checked by the firm', 'Not yet'],
  ])
    expect(html).toContain(`<dt>${name}</dt><dd>${day}</dd>`)
  expect(html).toContain('Until December 31, 2026')
  expect(factRow(aFact({ checked: '2026-12-01' }), now).checked).toBe('December 1, 2026')
})

test('an overdue figure is marked in words, and the page counts how many there are', () => {
  const html = factsPage([])
  expect(html.match(/class="due"/g)).toHaveLength(1)
  for (const text of ['Overdue', '1 to be checked', 'href="/dashboard/facts/due.one"'])
    expect(html).toContain(text)
})

test('a press says that a figure was compared in the version that is shown, unless a draft waits', () => {
  const html = factsPage([])
  expect(html.match(/name="seen" value="[^"]+"/g)).toEqual(['name="seen" value="fact/due.one@3"'])
  expect(html.match(/A draft waits to be published/g)).toHaveLength(1)
  expect(html).toContain('<dt>Quoted on</dt><dd><a href="/fees">What it costs</a></dd>')
})

test('the pages that no lawyer has reviewed are listed, and nothing is said when there are none', () => {
  const unreviewed = [{ path: '/faq', title: 'FAQ' }]
  expect(factsPage(unreviewed)).toMatch(/Not yet reviewed by a lawyer.*<a href="\/faq">FAQ<\/a>/)
  expect(factsPage([])).not.toContain('Not yet reviewed by a lawyer')
})

test('fees and times that the site leaves out are listed, and no list is shown when there are none', () => {
  const heading = 'Fees and times without a source'
  expect(factsPage([])).not.toContain(heading)
  const html = factsPage([], ['Form I-485, green card from inside the country'])
  expect(html.slice(html.indexOf(heading))).toContain(
    'Form I-485, green card from inside the country',
  )
})
