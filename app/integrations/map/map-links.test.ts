import { expect, test } from 'vitest'
import { mapLinks } from '#app/integrations/map/map-links.ts'

test('an address is found and reached by plain links, whatever signs it holds', () => {
  const { mapHref, directionsHref } = mapLinks('12 A & B Street, Arlington, VA')
  expect(new URL(mapHref).searchParams.get('query')).toBe('12 A & B Street, Arlington, VA')
  expect(new URL(directionsHref).searchParams.get('to')).toBe('12 A & B Street, Arlington, VA')
  expect(new URL(mapHref).host).toBe('www.openstreetmap.org')
})
