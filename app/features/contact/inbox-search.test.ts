import { describe, expect, test } from 'vitest'
import { matcherOf, parseReference } from '#app/features/contact/inbox-search.ts'
import { aReference } from '#app/features/contact/reference.server.ts'
import type { MessageContent } from '#app/features/contact/message.ts'

const content: MessageContent = {
  name: 'Adaeze Núñez',
  email: 'Ada@Example.com',
  message: 'My husband is a citizen.\nMay I work?  Straße 5',
  language: '',
  safeWay: '',
}
const finds = (search: string) => matcherOf(search)(content)

describe('a reference', () => {
  test.each(['K7-Q4M', 'k7-q4m', ' k7q4m ', '#K7 Q4M', 'K7 – Q4M', 'K7—Q4M'])(
    'is known as %j',
    (text) => {
      expect(parseReference(text)).toBe('K7-Q4M')
    },
  )
  test('is known however it was made', () => {
    for (let count = 0; count < 200; count += 1) {
      const reference = aReference()
      expect(parseReference(reference.replace('-', '').toLowerCase())).toBe(reference)
    }
  })
  test.each(['', 'K7', 'K7-Q4MM', 'work', 'K7-Q4A', '12345'])('is not %j', (text) => {
    expect(parseReference(text)).toBeNull()
  })
})

describe('a search finds a message', () => {
  test.each([
    ['by a name without its accents', 'nunez'],
    ['by a part of a name', 'adae'],
    ['by an e-mail in other case', 'ADA@EXAMPLE'],
    ['by words that stand apart, in any order', 'work husband'],
    ['by words of different fields', 'nunez citizen'],
    ['by a phrase over a line break', '"citizen. may"'],
    ['by other spellings of a letter', 'STRASSE'],
  ])('%s', (_, search) => {
    expect(finds(search)).toBe(true)
  })

  test.each([
    ['when one word is missing', 'husband lawyer'],
    ['when the words of a phrase stand elsewhere', '"husband citizen"'],
    ['across two fields', '"nunez ada"'],
    ['without any word', ' "" '],
    ['by a pattern: signs are signs', 'm%y'],
  ])('not %s', (_, search) => {
    expect(finds(search)).toBe(false)
  })

  test('in scripts without case', () => {
    expect(matcherOf('زوجي')({ ...content, message: 'زوجي مواطن أمريكي' })).toBe(true)
  })
})

test('the quick way for plain texts folds as the thorough one does', () => {
  const isFound = matcherOf('"a b c"')
  expect(isFound({ ...content, message: ' A\tB\n\nC ' })).toBe(true)
  expect(isFound({ ...content, message: ' Á\tB\n\nC ' })).toBe(true)
})
