import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Fact } from '#app/features/facts/fact.ts'
import { aFact } from '#test/factories/facts.ts'
import { factRows } from '#app/features/facts/fact-row.ts'
import { FactsPage } from '#app/features/facts/ui/facts-page.tsx'

const intervals: Fact['intervals'] = [
  { effectiveFrom: '2022-03-15', value: '$1' },
  { effectiveFrom: '2027-02-01', value: '$2' },
]
const facts = [
  aFact({ key: 'later.one', intervals }),
  aFact({ key: 'due.one', intervals, reviewBy: '2026-12-31' }),
]
const now = new Date('2027-01-15T15:00:00Z')

test('figures that wait for someone stand first, with what comes next and from when', () => {
  const [first, second] = factRows(facts, now)
  expect(first).toMatchObject({
    key: 'due.one',
    isOverdue: true,
    today: '$1',
    next: { date: 'February 1, 2027', value: '$2' },
    verified: 'June 30, 2026',
  })
  expect(second).toMatchObject({ key: 'later.one', isOverdue: false })
  expect(factRows(facts, new Date('2027-02-01T05:00:00Z'))[0]).toMatchObject({
    today: '$2',
    next: null,
  })
})

test('an overdue figure is marked in words, and the page counts how many there are', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FactsPage rows={factRows(facts, now)} />
    </MemoryRouter>,
  )
  expect(html.match(/class="due"/g)).toHaveLength(1)
  expect(html).toContain('Overdue')
  expect(html).toContain('1 to be checked')
  expect(html).toContain('href="/dashboard/facts/due.one"')
})
