import { expect, test } from 'vitest'
import { counted, countText } from '#app/platform/texts/counted-text.ts'

const english = counted('en', { one: '{count} trip', other: '{count} trips' })
const spanish = counted('es', {
  one: '{count} viaje',
  many: '{count} de viajes',
  other: '{count} viajes',
})
const portuguese = counted('pt', {
  one: '{count} viagem',
  many: '{count} de viagens',
  other: '{count} viagens',
})
const french = counted('fr', {
  one: '{count} voyage',
  many: '{count} de voyages',
  other: '{count} voyages',
})

test.each([
  [english, ['0 trips', '1 trip', '2 trips', '12,345 trips', '1,000,000 trips']],
  [spanish, ['0 viajes', '1 viaje', '2 viajes', '12,345 viajes', '1,000,000 de viajes']],
  [portuguese, ['0 viagem', '1 viagem', '2 viagens', '12.345 viagens', '1.000.000 de viagens']],
  [french, ['0 voyage', '1 voyage', '2 voyages', '12 345 voyages', '1 000 000 de voyages']],
])('$language counts by its own rules', (text, expected) => {
  const said = [0, 1, 2, 12_345, 1_000_000].map((count) => countText(text, count))
  expect(said.map((each) => each.replaceAll(/\s/g, ' '))).toEqual(expected)
})

test('a language without one of its forms does not compile', () => {
  // @ts-expect-error -- Spanish counts millions in a form of its own.
  const text = counted('es', { one: '{count} viaje', other: '{count} viajes' })
  expect(countText(text, 1_000_000)).toBe('1,000,000 viajes')
})
