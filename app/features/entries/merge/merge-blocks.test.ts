import { expect, test } from 'vitest'
import { mergeBlocks } from '#app/features/entries/merge/merge-blocks.ts'
import { splitBlocks } from '#app/features/entries/merge/split-blocks.ts'

const written = (count: number, write: (index: number) => string) =>
  splitBlocks(Array.from({ length: count }, (_, index) => `${write(index)} ${index}`).join('\n\n'))

test('what both rewrote nearly everywhere is one question', () => {
  const neighbours = mergeBlocks(
    written(51, () => 'Old'),
    { theirs: written(51, () => 'Theirs'), mine: written(51, () => 'Mine') },
  )
  const everySecond = mergeBlocks(
    written(1_100, () => 'Old'),
    {
      theirs: written(1_100, (index) => (index % 2 === 0 ? 'Theirs' : 'Old')),
      mine: written(1_100, (index) => (index === 1 ? 'Mine' : 'Old')),
    },
  )
  for (const pieces of [neighbours, everySecond])
    expect(pieces.filter((piece) => 'disputed' in piece)).toHaveLength(1)
})

test.each([
  ['- a\n- b', ['First', '- a'], ['- b', 'New']],
  ['1. a\n2. b', ['First', '1. a'], ['1. b', 'New']],
])(
  'what one took out does not come back where both have as many blocks as before',
  (list, ...sides) => {
    const [theirs = [], mine = []] = sides.map((blocks) => splitBlocks(blocks.join('\n\n')))
    const base = splitBlocks(`First\n\n${list}`)
    const pieces = mergeBlocks(base, { theirs, mine }).filter(
      (piece) => !('agreed' in piece && piece.agreed.length === 0),
    )
    expect(pieces).toEqual([{ disputed: { base, theirs, mine } }])
  },
)
