import { expect, test } from 'vitest'
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
