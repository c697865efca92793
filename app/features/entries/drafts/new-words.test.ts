import { expect, test } from 'vitest'
import { newWords } from '#app/features/entries/drafts/new-words.ts'

test.each([
  ['', '', ''],
  ['## Who *pays*\n\n- the firm', '', 'Who pays the firm'],
  ['Call us &#97;t once.&#32;', '', 'Call us at once.'],
  ['The same text.', 'The same text.', ''],
  ['The fee is $700 today.', 'The fee is $675 today.', '… $700 today.'],
  ['The fee is due', 'The fee is', '… is due'],
  ['The fee', 'The fee is due', ''],
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen',
    '',
    'one two three four five six seven eight nine ten eleven twelve …',
  ],
])('of %j after %j the first new words are %j', (text, earlier, expected) => {
  expect(newWords(text, earlier)).toBe(expected)
})

test.each(['a'.repeat(200_000), `a${'*'.repeat(200_000)}a`])(
  'a text that is one long word takes no time',
  (word) => {
    const begunAt = performance.now()
    expect(newWords(`${word}b c`, `${word}b d`)).toBe('… c')
    expect(newWords(`${word}b`, `${word}c`)).toBe(`${word}b`)
    expect(performance.now() - begunAt).toBeLessThan(1_000)
  },
)
