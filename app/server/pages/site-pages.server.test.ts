import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { quotingPages } from '#app/server/pages/site-pages.server.ts'

test('a legal fact knows the pages of countries and of tools that print it', () => {
  const paths = (key: string) =>
    quotingPages(shippedSite)
      .get(key)
      ?.map(({ shown }) => shown.path)
  expect(paths('e2.list')).toContain('/countries/br')
  expect(paths('e2.list')).not.toContain('/countries/bo')
  expect(paths('citizenship.years-married')).toContain('/services/citizenship')
  expect(paths('adjustment.lines')).toContain('/services/permanent-residency')
  expect(paths('family.f2a-line')).toContain('/visa-bulletin')
  expect(paths('entry.bond')).toEqual(
    expect.arrayContaining(['/countries', '/countries/ng', '/what-applies-now']),
  )
})
