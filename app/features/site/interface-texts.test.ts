import { expect, test } from 'vitest'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'

const sources = import.meta.glob<string>(
  ['/app/**/*.{ts,tsx}', '!/app/**/*.test.{ts,tsx}', '!/app/features/site/texts/**'],
  { query: '?raw', import: 'default', eager: true },
)
const words = new Set(Object.values(sources).flatMap((source) => source.match(/[\w$-]+/g) ?? []))

/** Printed by the code of a language that a person or a message has. */
const BY_CODE = /^messageForm\.form\.language\.ownNames\./

test('every text of the interface has a key that the code names', () => {
  expect(words.size).toBeGreaterThan(2_000)
  expect(unnamedKeys(interfaceTexts('en'))).toEqual([])
  const more = { ...interfaceTexts('en'), blog: { list: { textThatNobodyPrints: 'A text' } } }
  expect(unnamedKeys(more)).toEqual(['blog.list.textThatNobodyPrints'])
})

function unnamedKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    return words.has(key) || BY_CODE.test(at) ? unnamedKeys(inner, at) : [at]
  })
}
