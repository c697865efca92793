import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { firmLine } from '#app/server/pages/site-pages.server.ts'

test('the initials stand for the leaf where the firm shows them, or an image of its own', () => {
  const firm = { ...shippedSite.firm, accent: '#1d4ed8' }
  const logo = { first: 'Rivera & Okafor', second: 'Immigration' }
  expect(firmLine({ ...firm, logo })).toMatchObject({ initials: null, accent: '#1d4ed8' })
  expect(firmLine({ ...firm, logo, logoMark: 'initials' }).initials).toBe('RO')
  const logoImage = '/images/blog-1.png'
  expect(firmLine({ ...firm, logo, logoImage }).initials).toBe('RO')
})
