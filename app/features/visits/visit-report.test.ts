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

describe('a period', () => {
  test.each([
    ['7', '2026-11-15'],
    ['30', '2026-10-23'],
    ['90', '2026-08-24'],
    ['12m', '2025-12-01'],
  ] as const)('of %s begins on %s and ends today', (period, from) => {
    expect(periodRange(period, today)).toEqual({ from, to: today })
  })

  test('of twelve months that ends in December is that year', () => {
    expect(periodRange('12m', '2026-12-31').from).toBe('2026-01-01')
  })

  test('that no one knows is thirty days, and a kind that no one knows is page views', () => {
    expect([parsePeriod(null), parsePeriod('8'), parsePeriod('12m')]).toEqual(['30', '30', '12m'])
    const kinds = [null, 'constructor', 'call'].map(parseKind)
    expect(kinds).toEqual(['page', 'page', 'call'])
  })
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

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [8, 8],
  [9, 10],
  [11, 12],
  [21, 30],
  [116, 120],
  [161, 200],
  [801, 1000],
])('the scale for %i goes up to %i, which can be halved', (highest, top) => {
  expect(scaleTop(highest)).toBe(top)
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
