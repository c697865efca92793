import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, type TextPart } from '#app/platform/texts/compare-texts.ts'

/** [-removed-] and {+added+}. */
const written = (parts: readonly TextPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('')

test.each([
  ['File in 30 days.', 'File in 60 days.', 'File in [-30-]{+60+} days.'],
  ['One\nTwo\nThree', 'One\nTwo and a half\nThree', 'One\nTwo{+ and a half+}\nThree'],
  ['We will file it soon.', 'We sent a letter soon.', 'We [-will file it-]{+sent a letter+} soon.'],
  ['نقدم الطلب خلال شهر.', 'نقدم الطلب خلال شهرين.', 'نقدم الطلب خلال [-شهر-]{+شهرين+}.'],
  ['ማመልከቻው በ30 ቀን ውስጥ ይቀርባል።', 'ማመልከቻው በ60 ቀን ውስጥ ይቀርባል።', 'ማመልከቻው [-በ30-]{+በ60+} ቀን ውስጥ ይቀርባል።'],
  [
    '我们在三十天内提交申请。',
    '我们在六十天内提交文件。',
    '我们在[-三十-]{+六十+}天内提交[-申请-]{+文件+}。',
  ],
  ['Same', 'Same', 'Same'],
  ['', '', ''],
  ['', 'New', '{+New+}'],
  ['Old', '', '[-Old-]'],
])('from %j to %j the changed phrase is marked, and nothing else: %s', (earlier, later, marked) => {
  expect(written(compareTexts(earlier, later))).toBe(marked)
})

test('nothing is lost in a comparison: its parts are the one text and the other', () => {
  const unit = constantFrom('a', 'b', ' ', '\n', '.', 'é', '🗽', 'א', '申', '请')
  const text = string({ unit, maxLength: 60 })
  assert(
    property(text, text, (earlier, later) => {
      const parts = compareTexts(earlier, later)
      const without = (left: TextPart['kind']) =>
        parts.map(({ kind, text: part }) => (kind === left ? '' : part)).join('')
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
