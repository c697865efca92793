import { expect, test } from 'vitest'
import { shippedLaw } from '#app/features/content/law-records.ts'
import { bulletinsOf } from '#app/features/content/bulletins-of-site.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { checkBulletin } from '#app/features/content-editor/editing/check-bulletin.ts'
import { findIdProblem } from '#app/features/content-editor/editing/record-id.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'

const bulletins = shippedLaw('en').bulletin

const sites = siteContents(shippedInAll, [])
const october = bulletins['2026-10'] ?? { finalAction: '', filing: '' }
const check = (id: string, change: (text: string) => string) => {
  const value = { ...october, finalAction: change(october.finalAction) } as Json
  const { problems, findings } = checkBulletin(
    { type: 'bulletin', id, locale: 'en' },
    value,
    sites.en,
  )
  return { problems, findings }
}

test('another month than that of the record is refused beside each table', () => {
  const message = 'The heading says October 2026, the record is November 2026.'
  expect(check('2026-11', (text) => text).problems).toEqual([
    { path: 'finalAction', message },
    { path: 'filing', message },
  ])
  expect(check('2026-10', (text) => text)).toEqual({ problems: [], findings: [] })
})

test('dates that went back are shown, and refuse nothing', () => {
  const next = (text: string) =>
    text.replace('October', 'November').replace('01JUL01@SEP26', '01MAY01')
  const { problems, findings } = check('2026-11', next)
  expect(problems.map(({ path }) => path)).toEqual(['filing'])
  expect(findings).toEqual([
    {
      path: 'finalAction',
      message: 'F3, Mexico: from July 1, 2001 in September 2026 back to May 1, 2001.',
    },
  ])
})

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['november-2026', false],
])('the id %s is a month: %s', (id, isMonth) => {
  expect(findIdProblem('bulletin', id) === null).toBe(isMonth)
})

test('the newest twelve months are kept, in every language, the newest first', () => {
  const own = Array.from({ length: 13 }, (_, index) => ({
    type: 'bulletin' as const,
    id: `2027-${String(index + 1).padStart(2, '0')}`,
    locale: 'en' as const,
    data: {
      ...october,
      source: { name: 'A', url: 'https://example.com/' },
      asOf: '2027-01-01' as const,
    },
    review: null,
  })).slice(0, 12)
  const kept = siteContents(shippedInAll, own)
  for (const site of [kept.en, kept.fr]) {
    const months = bulletinsOf(site).map(({ month }) => month)
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2027-12', '2027-01'])
  }
  expect(bulletinsOf(sites.fr).map(({ month }) => month)).toEqual(['2026-10'])
})
