import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice, Decisions } from '#app/features/entries/merge/decisions.ts'
import { mergeEntries } from '#app/features/entries/merge/merge-entries.ts'
import {
  choiceFor,
  conflictsOf,
  type Merge,
  mergedValue,
  nextBase,
} from '#app/features/entries/merge/merged-entry.ts'
import { joinBlocks, splitBlocks } from '#app/features/entries/merge/split-blocks.ts'

type Three = { base: string | undefined; theirs: string; mine: string }

const field = { kind: 'markdown', label: 'Content', empty: 'required' } as const

const mergeContent = (three: Three, asked: readonly string[] = []) =>
  mergeEntries(field, three, asked)

const contentOf = (merge: Merge, decisions?: Decisions) => mergedValue(merge, decisions) as string

const sidesOf = (merge: Merge) =>
  JSON.stringify(conflictsOf(merge).map(({ theirs, mine }) => [theirs, mine]))

const nextOf = (merge: Merge) => nextBase(merge) as string | undefined

function decideAll(merge: Merge, wanted: Choice): Decisions {
  return new Map(
    conflictsOf(merge).map(({ id, choices }) => {
      const choice = choices.find((each) => each.choice === wanted)
      return [id, (choice ?? choices.at(wanted === 'both' ? -1 : 0))?.value ?? '']
    }),
  )
}

const base = ['## Fees', 'The fee is $675.', '- one\n- two', '| A |\n| - |\n| 1 |', 'Call us.']
const text = (...blocks: string[]) => blocks.join('\n\n')
const changed = (changes: Record<number, string | null>) =>
  text(
    ...base.flatMap((block, index) => (changes[index] === null ? [] : [changes[index] ?? block])),
  )

describe('of a text that two people changed', () => {
  test('changes of different blocks are both taken, also of neighbours, and nothing is asked', () => {
    const theirs = changed({ 1: 'The fee is $700.', 4: 'Call us.\n\nWe speak Spanish.' })
    const mine = changed({
      0: '## Fees and times',
      2: '- one\n- two\n- three',
      4: 'Please call us.',
    })
    const both = mergeContent({ base: text(...base), theirs, mine })
    expect(conflictsOf(both)).toEqual([])
    expect(contentOf(both)).toBe(
      `## Fees and times\n\nThe fee is $700.\n\n- one\n- two\n- three\n\n${base[3]}\n\nPlease call us.\n\nWe speak Spanish.`,
    )
    const apart = mergeContent({ base: text(...base), theirs: changed({ 1: 'New.' }), mine })
    expect(conflictsOf(apart)).toEqual([])
    expect(contentOf(apart)).toBe(mine.replace('The fee is $675.', 'New.'))
    const added = mergeContent({
      base: text(...base),
      theirs: changed({ 1: 'Before.\n\nThe fee is $675.' }),
      mine,
    })
    expect(contentOf(added)).toBe(mine.replace('The fee', 'Before.\n\nThe fee'))
  })

  test('a list and a table are one block each', () => {
    const theirs = changed({ 2: '- one\n- 2', 3: '| A |\n| - |\n| 2 |' })
    const mine = changed({ 2: '- 1\n- two', 3: '| B |\n| - |\n| 1 |' })
    const asked = conflictsOf(mergeContent({ base: text(...base), theirs, mine }))
    expect(asked).toMatchObject([
      { theirs: '- one\n- 2', mine: '- 1\n- two' },
      { theirs: '| A |\n| - |\n| 2 |', mine: '| B |\n| - |\n| 1 |' },
    ])
  })

  test.each([
    ['a block', changed({ 1: null }), 'It is $1.'],
    ['a part', changed({ 0: null, 1: null, 2: null }), `## Fees\n\nIt is $1.\n\n${base[2]}`],
  ])('%s that one took out and the other changed is a question', (_, theirs, asked) => {
    const mine = changed({ 1: 'It is $1.' })
    const merge = mergeContent({ base: text(...base), theirs, mine })
    expect(conflictsOf(merge)).toMatchObject([{ theirs: '', mine: asked }])
    expect(contentOf(merge, decideAll(merge, 'theirs'))).toBe(theirs)
    expect(contentOf(merge, decideAll(merge, 'mine'))).toBe(mine)
  })

  test('both sentences can be kept, and the same one is taken once', () => {
    const [theirs, mine] = [changed({ 4: 'Call Ana.' }), changed({ 4: 'Call Ben.' })]
    const merge = mergeContent({ base: text(...base), theirs, mine })
    expect(contentOf(merge, decideAll(merge, 'both'))).toBe(
      changed({ 4: 'Call Ana.\n\nCall Ben.' }),
    )
    const [one, more] = [text(...base, 'Same.'), text(...base, 'Same.', 'And more.')]
    const same = mergeContent({ base: text(...base), theirs: one, mine: more })
    expect([conflictsOf(same), contentOf(same)]).toEqual([[], more])
  })

  test('without the text that was opened every difference is a question, block by block', () => {
    const theirs = changed({ 0: '## Costs', 4: null })
    const merge = mergeContent({ base: undefined, theirs, mine: text(...base) })
    expect(conflictsOf(merge).map((each) => [each.theirs, each.mine])).toEqual([
      ['## Costs', '## Fees'],
      ['', 'Call us.'],
    ])
    expect(contentOf(merge, decideAll(merge, 'theirs'))).toBe(theirs)
  })

  test('a decision for theirs ends when the own block is written on; one for mine does not', () => {
    const three = {
      base: text(...base),
      theirs: changed({ 1: 'Theirs.' }),
      mine: changed({ 1: 'Mine.' }),
    }
    const before = mergeContent(three)
    const after = mergeContent({ ...three, mine: changed({ 1: 'Mine, longer.' }) })
    const [question] = conflictsOf(after)
    const chosen = (wanted: Choice) => question && choiceFor(question, decideAll(before, wanted))
    expect(['theirs', 'mine', 'both'].map((each) => chosen(each as Choice))).toEqual([
      null,
      'mine',
      'both',
    ])
    const elsewhere = mergeContent({ ...three, theirs: changed({ 1: 'Theirs.', 4: 'Later.' }) })
    const submitted = mergeContent({ ...three, base: nextOf(before), mine: contentOf(before) })
    for (const later of [elsewhere, submitted])
      expect(conflictsOf(later).map(({ id }) => id)).toEqual(
        conflictsOf(before).map(({ id }) => id),
      )
  })
})

const numbered = (count: number, write: (index: number) => string) =>
  text(...Array.from({ length: count }, (_, index) => `${write(index)} ${index}.`))
const everySecond = (name: string) => (index: number) => (index % 2 === 0 ? name : 'Same')

test.each([
  [51, () => 'Theirs', () => 'Mine'],
  [1_100, everySecond('Theirs'), (index: number) => (index === 1 ? 'Mine' : 'Same')],
])('what both rewrote nearly everywhere is one question', (count, theirs, mine) => {
  const sides = { theirs: numbered(count, theirs), mine: numbered(count, mine) }
  const merge = mergeContent({ base: numbered(count, () => 'Same'), ...sides })
  expect(conflictsOf(merge)).toHaveLength(1)
})

test('more than a hundred questions on one text are one, on the whole text, until it is answered', () => {
  const [old, theirs = '', mine = ''] = ['Base', 'Theirs', 'Mine'].map((name) =>
    numbered(220, everySecond(name)),
  )
  const merge = mergeContent({ base: old, theirs, mine })
  expect(conflictsOf(merge)).toMatchObject([{ theirs, mine }])
  const asked = conflictsOf(merge).map(({ id }) => id)
  const again = mergeContent({ base: nextOf(merge), theirs, mine }, asked)
  expect(contentOf(again, decideAll(merge, 'theirs'))).toBe(theirs)
})

test.each([
  ['- a\n- b', 'First\n\n- a', '- b\n\nNew'],
  ['1. a\n2. b', 'First\n\n1. a', '2. b\n\nNew'],
])(
  'what one took out does not come back where both have as many blocks as before',
  (list, theirs, mine) => {
    const merge = mergeContent({ base: text('First', list), theirs, mine })
    expect(conflictsOf(merge)).toMatchObject([{ theirs, mine }])
  },
)

test('where the own text of a question makes the stored one, nothing is asked', () => {
  const [theirs, mine] = [text('Two', 'Four', 'One'), text('Three', 'Two', 'Four')]
  const merge = mergeContent({ base: text('One', 'Two', 'Three', 'Four'), theirs, mine })
  expect(conflictsOf(merge)).toEqual([])
  expect(contentOf(merge)).toBe(theirs)
})

// Each sentence is unique, so that it can be looked for.
let sentences = 0
const written = constantFrom('p', '## h', '- l', '> q', '```\nf\n```', '| t |\n| - |\n| t |').map(
  (shape) => shape.replaceAll(/[phlqft]/g, () => `s${sentences++}s`),
)
const edit = record({
  kind: constantFrom('change', 'add', 'drop', 'move'),
  at: nat(12),
  block: written,
})
const edits = array(edit, { maxLength: 4 })

function edited(
  blocks: readonly string[],
  changes: readonly { kind: string; at: number; block: string }[],
) {
  const now = [...blocks]
  for (const { kind, at, block } of changes) {
    const place = at % (now.length + 1)
    if (kind === 'add') now.splice(place, 0, block)
    else if (kind === 'change') now.splice(place, 1, block)
    else {
      const taken = now.splice(place, 1)
      if (kind === 'move') now.splice(at % 3, 0, ...taken)
    }
  }
  return text(...now)
}

const sentencesOf = (content: string) => new Set(content.match(/s\d+s/g))

test('no sentence that either side saved or wrote is missing from the merged text or from the question', () => {
  const blocks = array(written, { maxLength: 9 })
  assert(
    property(blocks, edits, edits, (first, others, own) => {
      const [opened, theirs, mine] = [text(...first), edited(first, others), edited(first, own)]
      const merge = mergeContent({ base: opened, theirs, mine })
      const merged = sentencesOf(contentOf(merge))
      const asking = conflictsOf(merge).map(({ id }) => id)
      const again = mergeContent({ base: nextOf(merge), theirs, mine: contentOf(merge) }, asking)
      expect(conflictsOf(again).length > 0).toBe(asking.length > 0)
      const asked = sentencesOf(sidesOf(merge))
      const [before, saved, typed] = [opened, theirs, mine].map(sentencesOf)
      const missing = [...new Set([...(saved ?? []), ...(typed ?? [])])].filter(
        (each) => !merged.has(each) && !asked.has(each),
      )
      const isTakenOut = (each: string) =>
        before?.has(each) && !(saved?.has(each) && typed?.has(each))
      expect(missing.filter((each) => !isTakenOut(each))).toEqual([])
      const decided = contentOf(again, decideAll(merge, 'both'))
      const leftAgain = sentencesOf(decided + sidesOf(again))
      expect([...merged, ...asked].filter((each) => !leftAgain.has(each))).toEqual([])
      // A block that one moved and the other took out is a change and stays where it was moved to.
      const isMoved = [...others, ...own].some(({ kind }) => kind === 'move')
      const backAgain = [...merged].filter((each) => isTakenOut(each) && !asked.has(each))
      expect(isMoved ? [] : backAgain).toEqual([])
      for (const [side, whole] of [
        ['theirs', saved],
        ['mine', typed],
      ] as const) {
        const resolved = contentOf(merge, decideAll(merge, side))
        const kept = sentencesOf(resolved)
        const added = [...(whole ?? [])].filter((each) => !before?.has(each))
        expect(added.filter((each) => !kept.has(each))).toEqual([])
        expect(joinBlocks(splitBlocks(resolved))).toBe(resolved)
      }
      expect(contentOf(mergeContent({ base: opened, theirs, mine: opened }))).toBe(theirs)
      expect(contentOf(mergeContent({ base: opened, theirs: opened, mine }))).toBe(mine)
      expect(contentOf(mergeContent({ base: opened, theirs: mine, mine }))).toBe(mine)
    }),
    { numRuns: 10_000 },
  )
})
