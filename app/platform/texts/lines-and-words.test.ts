import { expect, test } from 'vitest'
import { countWords } from '#app/platform/texts/count-words.ts'
import { oneLine } from '#app/platform/texts/one-line.ts'

test.each([
  ['A  title', 'A  title'],
  ['A title \n\n  in two lines', 'A title in two lines'],
  ['\nA title\n', ' A title '],
])('%j in one line is %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected)
})

test('a long run of spaces takes no time', () => {
  const text = `A${' '.repeat(200_000)}title`
  const begunAt = performance.now()
  expect(oneLine(text)).toBe(text)
  expect(performance.now() - begunAt).toBeLessThan(1_000)
})

test.each([
  ['', 0],
  ['## Who pays\n\n- **you**, or\n- the *firm*\n\n---', 6],
  ['See [our office](/contact) and ![a map](/images/blog-1.png).', 6],
  ['O’Neill paid $1,440 on 11/02/2026: café, Müller, 東京', 8],
  ['| Form | Fee |\n| --- | --- |\n| I-130 | $675 |', 4],
])('%j has %d words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
