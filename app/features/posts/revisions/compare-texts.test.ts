import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, type TextPart } from '#app/features/posts/revisions/compare-texts.ts'

/** [-removed-] and {+added+}. */
const written = (parts: readonly TextPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')
const compared = (earlier: string, later: string) => written(compareTexts(earlier, later))

test('a changed word is marked, and nothing around it', () => {
  expect(compared('File within 30 days.', 'File within 60 days.')).toBe(
    'File within [-30-]{+60+} days.',
  )
  expect(compared('One\nTwo\nThree', 'One\nTwo and a half\nThree')).toBe(
    'One\nTwo{+ and a half+}\nThree',
  )
  expect(compared('Same', 'Same')).toBe('Same')
  expect(compared('', '')).toBe('')
  expect(compared('', 'New')).toBe('{+New+}')
  expect(compared('Old', '')).toBe('[-Old-]')
})

test('a phrase that was replaced is marked as one phrase', () => {
  expect(compared('We will file your petition soon.', 'We have sent a letter soon.')).toBe(
    'We [-will file your petition-]{+have sent a letter+} soon.',
  )
})

test('nothing is lost in a comparison: its parts are the one text and the other', () => {
  const text = string({
    unit: constantFrom('a', 'b', ' ', '\n', '.', 'é', '🗽', 'א'),
    maxLength: 60,
  })
  assert(
    property(text, text, (earlier, later) => {
      const parts = compareTexts(earlier, later)
      const without = (kind: TextPart['kind']) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([earlier, later])
    }),
    { numRuns: 500 },
  )
})

test('two texts of the longest kind that have nothing in common are compared in a moment', () => {
  const words = (seed: number) =>
    Array.from({ length: 30_000 }, (_, index) => `w${((index + 1) * seed) % 99_991}`)
  const begunAt = performance.now()
  const [one, other] = [words(7919).join(' '), words(104_729).join(' ')]
  expect(compareTexts(one, other).length).toBeGreaterThan(1)
  compareTexts(words(7919).join('\n'), words(104_729).join('\n'))
  expect(performance.now() - begunAt).toBeLessThan(5_000)
})
