import { expect, test } from 'vitest'
import { countWords } from '#app/platform/texts/count-words.ts'

test.each([
  ['', 0],
  ['## Who pays\n\n- **you**, or\n- the *firm*\n\n---', 6],
  ['See [our office](/contact) and ![a map](/images/blog-1.png).', 6],
  ['O’Neill paid $1,440 on 11/02/2026: café, Müller, 東京', 8],
  ['| Form | Fee |\n| --- | --- |\n| I-130 | $675 |', 4],
])('%j has %d words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
