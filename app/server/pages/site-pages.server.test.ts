import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { quotingPages } from '#app/server/pages/site-pages.server.ts'

test('a legal fact knows the pages of countries that print it', () => {
  const paths = (key: string) =>
    quotingPages(shippedSite)
      .get(key)
      ?.map(({ shown }) => shown.path)
  expect(paths('e2.list')).toContain('/countries/br')
  expect(paths('e2.list')).not.toContain('/countries/bo')
  expect(paths('entry.bond')).toEqual(
    expect.arrayContaining(['/countries/ng', '/what-applies-now']),
  )
})
