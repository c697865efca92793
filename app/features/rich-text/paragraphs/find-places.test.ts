import { expect, test } from 'vitest'
import { findPlaces, quoteOf } from '#app/features/rich-text/paragraphs/find-places.ts'

const TEXT = [
  'What a receipt notice tells you',
  'After you file, the government sends a receipt notice with a number of thirteen characters.',
  'Keep the notice with your passport. It proves that your application has arrived in time.',
  'If your address changes, tell the government within ten days, or the card may be lost.',
  'Fee',
  '$675',
]

const at = (place: number) => ({ quote: quoteOf(TEXT[place] ?? ''), place })
const every = TEXT.map((_, place) => at(place))
const find = (paragraphs: readonly string[], anchors = every) => findPlaces(paragraphs, anchors)

test('a text that nobody has changed has each comment at its paragraph', () => {
  expect(find(TEXT)).toEqual([0, 1, 2, 3, 4, 5])
})

test('moved paragraphs keep their comments', () => {
  expect(find(TEXT.toReversed())).toEqual([5, 4, 3, 2, 1, 0])
})

test('an edited paragraph keeps its comment, one that was deleted has none', () => {
  const edited = TEXT[3]?.replace('within ten days', 'at once').replace('the card', 'your card')
  expect(find([TEXT[0] ?? '', edited ?? ''], [at(3), at(2)])).toEqual([1, null])
})

test('of a split paragraph the greater part has the comment, and a merged one has that of each', () => {
  const [first = '', second = ''] = (TEXT[2] ?? '').split(/(?<=\.) /)
  expect(find([TEXT[1] ?? '', first, second], [at(2)])).toEqual([2])
  expect(find([TEXT[0] ?? '', `${TEXT[2] ?? ''} ${TEXT[3] ?? ''}`], [at(2), at(3)])).toEqual([1, 1])
})

test('of equal paragraphs the nearest has the comment', () => {
  const same = ['Fee', 'a', 'Fee', 'b', 'Fee']
  expect(find(same, [{ quote: 'Fee', place: 3 }])).toEqual([2])
  expect(find(same, [{ quote: 'Fee', place: 9 }])).toEqual([4])
})

test('white space, Markdown signs and case do not count, signs alone do', () => {
  const written =
    'Keep  the **notice** with your [passport].\nIT proves that your application has arrived in time'
  expect(find(['Other words', written], [at(2)])).toEqual([1])
  expect(find(['***', '—'], [{ quote: '—', place: 0 }])).toEqual([1])
})

test('a comment on the whole post has no paragraph, and an empty text has no comments', () => {
  expect(find(['', 'a'], [{ quote: '', place: 0 }])).toEqual([null])
  expect(find([])).toEqual(TEXT.map(() => null))
})

test('of a very long paragraph the beginning counts, and it is found', () => {
  const long = Array.from({ length: 9_000 }, (_, number) => `word${number}`).join(' ')
  expect(quoteOf(long)).toHaveLength(2_000)
  expect(find(['short', long], [{ quote: quoteOf(long), place: 0 }])).toEqual([1])
})
