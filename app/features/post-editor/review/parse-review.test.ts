import { describe, expect, test } from 'vitest'
import { parseReview, REVIEW_FIELDS } from '#app/features/post-editor/review/parse-review.ts'
import { refusalTexts } from '#app/features/post-editor/review/refusal-texts.ts'

const [ONE, TWO] = ['c0000000-0000-7000-8000-000000000001', 'c0000000-0000-7000-8000-000000000002']
const NOTHING = Object.fromEntries(REVIEW_FIELDS.map((field) => [field, '']))

type Typed = Parameters<typeof parseReview>[0]

const parse = (typed: Partial<Typed>) => parseReview({ ...NOTHING, ...typed } as Typed)
const { problems } = refusalTexts
const refused = (problem: string) => ({ ok: false, problem })
const accepted = (value: object) => ({ ok: true, value })

describe('the form of a request for review', () => {
  test.each(['ready', 'hand-back', 'end'] as const)('asks for “%s”', (act) => {
    const typed = { act, assignee: 'lea', note: ' Please check.\n', seen: 't1', text: 'x' }
    const review = { kind: 'review', act, assigneeId: 'lea', note: 'Please check.', seen: 't1' }
    expect(parse(typed)).toEqual(accepted(review))
  })

  test('that names nobody is for anybody', () => {
    expect(parse({ act: 'ready' })).toMatchObject({ value: { assigneeId: null, note: '' } })
  })

  test('takes a note of 500 characters, an emoji being one, and refuses a longer one', () => {
    const note = '🗽'.repeat(500)
    expect(parse({ act: 'ready', note: ` ${note} ` })).toMatchObject({ value: { note } })
    const longer = refused('The note has more than 500 characters. Shorten it.')
    expect(parse({ act: 'ready', note: `${note}.` })).toEqual(longer)
  })
})

describe('the form of a comment', () => {
  const typed = { act: 'comment', id: ONE, text: ' Is it? ', quote: 'After  you\nfile', place: '3' }

  test('on a paragraph keeps its words and its place', () => {
    const comment = { id: ONE, text: 'Is it?', quote: 'After you file', place: 3 }
    expect(parse(typed)).toEqual(accepted({ kind: 'comment', comment }))
  })

  test('on the whole post has neither', () => {
    const comment = { id: ONE, text: 'Is it?', quote: '', place: 0 }
    expect(parse({ ...typed, quote: '', place: '' })).toEqual(
      accepted({ kind: 'comment', comment }),
    )
  })

  test('that answers another one is where that is', () => {
    const comment = { id: ONE, text: 'Is it?', thread: TWO }
    expect(parse({ ...typed, thread: TWO })).toEqual(accepted({ kind: 'comment', comment }))
  })

  test.each(['-1', '1.5', '1e3', '123456', 'Infinity', ' '])(
    'at a place %j, which is none, is at the first',
    (place) =>
      expect(parse({ ...typed, place })).toMatchObject({ value: { comment: { place: 0 } } }),
  )

  test('quotes 2,000 characters at most', () => {
    const long = parse({ ...typed, quote: 'x'.repeat(2_001) })
    expect(long).toMatchObject({ value: { comment: { quote: 'x'.repeat(2_000) } } })
  })

  test.each([
    ['without words', { text: ' \n' }, problems.empty],
    [
      'of more than 4,000 characters',
      { text: 'x'.repeat(4_001) },
      'The comment has more than 4000 characters. Shorten it.',
    ],
    ['without an id', { id: '' }, problems.form],
    ['with the id of something else', { id: `${ONE}' or 1=1` }, problems.form],
    ['that answers no comment', { thread: 'all' }, problems.form],
  ])('%s is refused', (_, changes, problem) => {
    expect(parse({ ...typed, ...changes })).toEqual(refused(problem))
  })

  test('of 4,000 characters is taken', () => {
    expect(parse({ ...typed, text: 'é'.repeat(4_000) })).toMatchObject({ ok: true })
  })
})

describe('the form of a thread', () => {
  test.each([
    ['resolve', true],
    ['reopen', false],
  ])('asks to “%s” it', (act, isResolved) => {
    const thread = accepted({ kind: 'thread', thread: ONE, isResolved })
    expect(parse({ act, thread: ONE })).toEqual(thread)
    for (const other of ['', 'all', ONE.slice(1)])
      expect(parse({ act, thread: other })).toEqual(refused(problems.form))
  })
})

test.each(['', 'delete', 'constructor', '__proto__', 'READY'])('asks for “%s”: refused', (act) => {
  expect(parse({ act, id: ONE, thread: ONE, text: 'x' })).toEqual(refused(problems.form))
})
