import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { FactRevision } from '#app/features/facts/fact.ts'
import { factHistory, factRow, factRows } from '#app/features/facts/fact-row.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { FactsPage } from '#app/features/facts/ui/facts-page.tsx'
import { aFact, aRevision } from '#test/factories/facts.ts'

const facts = [aFact({ key: 'later.one' }), aFact({ key: 'due.one', reviewBy: '2026-11-30' })]
const now = new Date('2026-12-15T15:00:00Z')

const factsPage = (
  unreviewed: ComponentProps<typeof FactsPage>['unreviewed'],
  unsourced: readonly string[] = [],
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FactsPage rows={factRows(facts, now)} search="" {...{ unreviewed, unsourced }} mayChange />
    </MemoryRouter>,
  )

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

test('the pages that no lawyer has reviewed are listed, and nothing is said when there are none', () => {
  const unreviewed = [{ path: '/faq', title: 'FAQ' }]
  expect(factsPage(unreviewed)).toMatch(/Not yet reviewed by a lawyer.*<a href="\/faq">FAQ<\/a>/)
  expect(factsPage([])).not.toContain('Not yet reviewed by a lawyer')
})

const entered = (id: string, key: string, changes: Partial<FactRevision> = {}) =>
  aRevision({ id, key, change: { value: `$${id}`, effectiveFrom: '2027-01-01' }, ...changes })
const tuesday = new Date('2026-11-17T15:00:00Z')
const revisions = [
  entered('1', 'eb5.targeted'),
  entered('2', 'eb5.standard'),
  entered('3', 'asylum.deadline'),
  entered('4', 'eb5.standard', { enteredBy: 'ben@example.com' }),
  entered('5', 'eb5.targeted', { enteredAt: tuesday, change: null }),
]
const historyOf = (...keys: string[]) =>
  factHistory(
    revisions,
    legalFacts.filter(({ key }) => keys.includes(key)),
  )

test('what was entered together is one entry with a line for each figure, the newest first', () => {
  const history = historyOf('eb5.targeted', 'eb5.standard')
  const [targeted, other] = [
    'EB-5 investment in a targeted employment area',
    'EB-5 investment elsewhere',
  ]
  const from = 'From January 1, 2027'
  expect(history.map(({ id, what, who }) => [id, who, what])).toEqual([
    ['5', 'anna@example.com', [`${targeted}: Compared with the source, no change`]],
    ['4', 'ben@example.com', [`${other}: ${from}: $4`]],
    ['1', 'anna@example.com', [`${targeted}: ${from}: $1`, `${other}: ${from}: $2`]],
  ])
  expect(history[0]?.withdraw).toBe('Withdraw what anna@example.com entered on November 17, 2026')
})

test('of a figure that changes alone nothing is named twice', () => {
  expect(historyOf('asylum.deadline').map(({ what }) => what)).toEqual([
    ['From January 1, 2027: $3'],
  ])
})

test('fees and times that the site leaves out are listed, and no list is shown when there are none', () => {
  const heading = 'Fees and times without a source'
  expect(factsPage([])).not.toContain(heading)
  const html = factsPage([], ['Form I-485, green card from inside the country'])
  expect(html.slice(html.indexOf(heading))).toContain(
    'Form I-485, green card from inside the country',
  )
})
