import { assert, oneof, property, string, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { joinBlocks, splitBlocks } from '#app/features/entries/merge/split-blocks.ts'

test('a text cut into blocks is kept character by character', () => {
  const marks = stringMatching(/^[\n #>|*`a1.:[\]~-]{0,60}$/)
  assert(
    property(
      oneof(
        marks,
        string(),
        tuple(marks, marks).map((two) => two.join('\r\n')),
      ),
      (any) => {
        const plain = any
          .replaceAll(/\r\n?/g, '\n')
          .replace(/^(?:[ \t]*\n)+/, '')
          .trimEnd()
        expect(joinBlocks(splitBlocks(any))).toBe(plain)
      },
    ),
    { numRuns: 2_000 },
  )
})
