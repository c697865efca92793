import { describe, expect, test } from 'vitest'
import {
  parseKind,
  parsePeriod,
  periodRange,
  reportOf,
  scaleTop,
  stepText,
  visitsCsv,
} from '#app/features/visits/visit-report.ts'

const today = '2026-11-21'

test.each([
  ['7', today, '2026-11-15'],
  ['30', today, '2026-10-23'],
  ['90', today, '2026-08-24'],
  ['12m', today, '2025-12-01'],
  ['12m', '2026-12-31', '2026-01-01'],
] as const)('a period of %s that ends on %s begins on %s', (period, to, from) => {
  expect(periodRange(period, to)).toEqual({ from, to })
})

test('a period that no one knows is thirty days, and such a kind is page views', () => {
  expect([null, '8', '12m'].map(parsePeriod)).toEqual(['30', '30', '12m'])
  expect([null, 'constructor', 'call'].map(parseKind)).toEqual(['page', 'page', 'call'])
})

describe('a report', () => {
  const counts = [
    { day: '2026-11-15', path: '/blog/one', kind: 'page', count: 2 },
    { day: '2026-11-21', path: '/blog/one', kind: 'page', count: 1 },
    { day: '2026-11-21', path: '/about', kind: 'page', count: 9 },
    { day: '2026-11-21', path: '/about', kind: 'call', count: 1 },
  ] as const
  const nameOf = (path: string) => (path === '/blog/one' ? { name: 'One', isPost: true } : null)

  test('has each of its days, also those on which nothing happened', () => {
    const { steps } = reportOf(counts, { period: '7', today }, nameOf)
    expect(steps.map(({ key }) => key)).toHaveLength(7)
    expect(steps.map(({ counts: of }) => of.page)).toEqual([2, 0, 0, 0, 0, 0, 10])
  })

  test('of a year has its twelve months', () => {
    const { steps } = reportOf(counts, { period: '12m', today }, nameOf)
    expect(steps.map(({ key }) => key)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    ])
    expect(steps.at(-1)?.counts.page).toBe(12)
  })

  test('adds up, and puts the most read page first', () => {
    const { totals, pages } = reportOf(counts, { period: '30', today }, nameOf)
    expect(totals).toEqual({ page: 12, booking: 0, booked: 0, call: 1, message: 0 })
    expect(pages.map(({ path, name, isPost }) => [path, name, isPost])).toEqual([
      ['/about', '/about', false],
      ['/blog/one', 'One', true],
    ])
    expect(pages[1]?.counts.page).toBe(3)
  })

  test('of nothing is all zeros', () => {
    const { totals, pages, steps } = reportOf([], { period: '90', today }, nameOf)
    expect([...Object.values(totals), pages.length, steps.length]).toEqual([0, 0, 0, 0, 0, 0, 90])
  })
})

test('a scale goes up to the next round number that can be halved', () => {
  const tops = [0, 1, 3, 8, 9, 11, 21, 116, 161, 801].map(scaleTop)
  expect(tops).toEqual([2, 2, 4, 8, 10, 12, 30, 120, 200, 1000])
})

test('days and months are written as people write them', () => {
  expect(stepText('2026-11-21', 'short')).toBe('Nov 21')
  expect(stepText('2026-11-21', 'long')).toBe('Saturday, November 21')
  expect(stepText('2026-11', 'short')).toBe('Nov 2026')
  expect(stepText('2026-11', 'long')).toBe('November 2026')
})

test('the export is a heading and one line a count', () => {
  const line = { day: '2026-11-21', path: '/about', name: 'About', kind: 'page', count: 3 } as const
  expect(visitsCsv([{ ...line, name: '=1+1' }])).toBe(
    `"Day","Page","Name","What","Count"\r\n"2026-11-21","/about","'=1+1","page","3"\r\n`,
  )
})
