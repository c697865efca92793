import { assert, lorem, property } from 'fast-check'
import { expect, test } from 'vitest'
import { headDescription, headTitle } from '#app/features/seo/head-texts.ts'

test('a title has the name of the site after it where both have room', () => {
  expect(headTitle('Fees', 'Alder & Quill')).toBe('Fees | Alder & Quill')
  expect(headTitle('x'.repeat(44), 'Alder & Quill')).toHaveLength(60)
  expect(headTitle('x'.repeat(45), 'Alder & Quill')).toBe('x'.repeat(45))
})

test('a long description ends with a sentence, or with a word', () => {
  const first = 'This is for the husband or wife of a U.S. citizen who waits abroad, or here.'
  expect(headDescription(`${first} ${'And more '.repeat(20)}`)).toBe(first)
  expect(headDescription(`No. ${'one, two, '.repeat(30)}`)).toMatch(/^No\. one, .* (?:one|two)…$/)
  expect(headDescription('Short.')).toBe('Short.')
})

test('no description is longer than search engines show, and none has words of its own', () => {
  assert(
    property(lorem({ maxCount: 60 }), (text) => {
      const shown = headDescription(text)
      expect(shown.length).toBeLessThanOrEqual(155)
      expect(text.startsWith(shown.replace(/…$/, ''))).toBe(true)
    }),
  )
})
