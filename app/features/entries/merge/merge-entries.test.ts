import { array, assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { editList, type ListEdit } from '#app/features/entries/form/edit-list.ts'
import {
  type FormField,
  isSame,
  type Json,
  leavesOf,
} from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import { type EntrySides, mergeEntries } from '#app/features/entries/merge/merge-entries.ts'
import { conflictsOf, mergedValue, nextBase } from '#app/features/entries/merge/merged-entry.ts'
import { postForm } from '#app/features/posts/post-form.ts'
import { type StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { withStoredFields } from '#app/features/posts/form-of-post.ts'
import { ALL_RECORDS, replaced } from '#test/factories/content-edits.ts'
import { page, pageForm, pages, stepsOf, textOf } from '#test/factories/pages.ts'

function merged(field: FormField, sides: EntrySides, asked?: readonly string[]) {
  const merge = mergeEntries(field, sides, asked)
  const conflicts = conflictsOf(merge)
  const choose = (wanted: string) => {
    const chosen = conflicts.flatMap(({ id, choices }) =>
      choices.filter(({ choice }) => choice === wanted).map(({ value }) => [id, value] as const),
    )
    return mergedValue(merge, new Map(chosen))
  }
  return { value: mergedValue(merge), conflicts, choose, base: nextBase(merge) }
}

describe('two people who changed one entry', () => {
  const field = formOf('office', {})
  const base = shippedRecords.office['arlington'] as unknown as Record<string, Json>

  test('have both changes where they are in different fields, whatever blanks are around a text', () => {
    const theirs = { ...base, street: `${showValue(base['street'])} \n`, city: 'Theirs' }
    const sides = { base, mine: { ...base, street: 'Mine 1' }, theirs }
    const { value, conflicts } = merged(field, sides)
    expect([value, conflicts]).toEqual([{ ...base, street: 'Mine 1', city: 'Theirs' }, []])
  })

  test('are asked where it is the same field, and the choice decides', () => {
    const sides = { base, mine: { ...base, city: 'Mine' }, theirs: { ...base, city: 'Theirs' } }
    const asked = merged(field, sides)
    expect(asked.conflicts).toMatchObject([
      { path: 'city', labels: ['City'], mine: 'Mine', theirs: 'Theirs' },
    ])
    expect(asked.value).toMatchObject({ city: 'Mine' })
    for (const choice of ['mine', 'theirs'] as const)
      expect(asked.choose(choice)).toEqual(sides[choice])
  })

  test('lose nothing that only one of them changed, whatever the record', () => {
    const leaf = constantFrom('a', 'b', 'c')
    const records = constantFrom(...ALL_RECORDS.filter(({ key }) => key.type !== 'menu'))
    assert(
      property(records, nat(), nat(), leaf, leaf, ({ key, data }, one, two, my, their) => {
        const form = formOf(key.type, data)
        const paths = leavesOf(form, data).filter(
          // By its kind and its anchor an entry is known to be the same.
          ({ path, value }) =>
            typeof value === 'string' && value.length > 3 && !/\.(?:kind|id)$/.test(path),
        )
        const [mine, theirs] = [paths[one % paths.length], paths[two % paths.length]]
        if (!mine || !theirs) return
        const [myValue, theirValue] = [
          replaced(data, mine.path.split('.'), my),
          replaced(data, theirs.path.split('.'), their),
        ]
        const { value, conflicts } = merged(form, { base: data, mine: myValue, theirs: theirValue })
        const isConflict = mine.path === theirs.path && my !== their
        const asked = new Set(conflicts.map(({ path }) => path))
        expect([...asked]).toEqual(isConflict ? [mine.path] : [])
        const expected = isConflict ? myValue : replaced(myValue, theirs.path.split('.'), their)
        expect(isSame(value, expected)).toBe(true)
      }),
    )
  })
})

test('each field of a post but its content is merged as a whole, and categories as a set', () => {
  const opened = {
    title: 'T',
    excerpt: 'E',
    published: '',
    categories: 'A, B',
    publishAt: '',
    slug: 't',
  }
  const theirs = { ...opened, title: 'Theirs', categories: 'B, C', published: 'on' }
  const mine = { ...opened, excerpt: 'Mine', categories: 'A, B, D', slug: 'mine' }
  const { value, conflicts } = merged(postForm, { base: opened, theirs, mine })
  expect(conflicts).toEqual([])
  expect(value).toMatchObject({
    title: 'Theirs',
    excerpt: 'Mine',
    published: 'on',
    categories: 'B, D, C',
    slug: 'mine',
  })
  const form = withStoredFields({ title: 'T', findingsReason: 'r' }, value as StoredFields)
  expect(form).toMatchObject({ title: 'Theirs', findingsReason: 'r' })
  const { published: _, categories: __, ...known } = opened
  const others = { ...mine, title: 'Mine', published: '' }
  const other = merged(postForm, { base: known, theirs, mine: others })
  expect(other.conflicts.map(({ path }) => path)).toEqual(['title', 'categories', 'published'])
})

describe('two people who changed one list', () => {
  const base = page(textOf('a'), stepsOf('b', 'Write'), textOf('c'))
  const merge = (mine: Json, theirs: Json) => merged(pageForm, { base, mine, theirs })

  test('are asked of a whole entry that is of two kinds now', () => {
    const { conflicts } = merge(
      page(textOf('a', 'Mine'), stepsOf('b', 'Write'), textOf('c')),
      page(stepsOf('new'), stepsOf('b', 'Write'), textOf('c')),
    )
    expect(conflicts).toMatchObject([
      { path: 'sections.0', labels: ['Sections', 'Section 1', 'Text'], theirs: stepsOf('new') },
    ])
    const [asked] = conflicts
    expect(showValue(asked?.mine, asked?.field)).toBe('Text · a · a · Mine')
    expect(showValue(asked?.theirs, asked?.field)).toBe('Steps · new · new')
  })

  test('are asked where one removed what the other changed', () => {
    const { conflicts } = merge(
      page(stepsOf('b', 'Write'), textOf('c')),
      page(textOf('a', 'Theirs'), stepsOf('b', 'Write'), textOf('c')),
    )
    expect(conflicts.map(({ path }) => path)).toEqual(['sections'])
  })

  test('have both their paragraphs of one text in it, and are asked about the same paragraph alone', () => {
    const words = (...paragraphs: string[]) => page(textOf('a', paragraphs.join('\n\n')))
    const opened = { base: words('One.', 'Two.', 'Three.'), theirs: words('One.', 'Two.', '3.') }
    const both = merged(pageForm, { ...opened, mine: words('1.', 'Two.', 'Three.') })
    expect([both.value, both.conflicts]).toEqual([words('1.', 'Two.', '3.'), []])
    const asked = merged(pageForm, { ...opened, mine: words('1.', 'Two.', 'III.') })
    expect(asked.conflicts).toMatchObject([{ path: 'sections.0.text', theirs: '3.', mine: 'III.' }])
    expect(asked.choose('both')).toEqual(words('1.', 'Two.', '3.', 'III.'))
  })

  test('lose nothing that only one of them changed, wherever the other moves it', () =>
    assert(
      property(
        pages,
        nat(),
        nat(),
        constantFrom('up', 'down', 'remove', 'add'),
        (value, one, two, what) => {
          const texts = leavesOf(pageForm, value).filter(({ path }) => /(?:title|text)$/.test(path))
          const leaf = texts[one % texts.length]
          const entry = entryOf(value, two)
          const edit =
            what === 'add' ? { what, path: 'sections', kind: 'text' } : { what, path: entry }
          const edited = editList(pageForm, value, edit)
          if (!leaf || !edited) return
          const theirs = replaced(value, leaf.path.split('.'), 'Theirs')
          const { value: now, conflicts } = merged(pageForm, {
            base: value,
            mine: edited.value,
            theirs,
          })
          const isGone = what === 'remove' && leaf.path.startsWith(`${entry}.`)
          expect(conflicts.map(({ path }) => path)).toEqual(isGone ? ['sections'] : [])
          if (isGone) return
          const back = editList(pageForm, theirs, edit)
          expect(isSame(now, back?.value)).toBe(true)
        },
      ),
    ))

  const what = constantFrom('write', 'up', 'remove', 'add', 'anchor')
  const acts = array(tuple(what, nat()), { maxLength: 3 })

  test('are asked the same again, until all is decided, and then have what they chose', () =>
    assert(
      property(pages, acts, acts, (value, others, own) => {
        const theirs = changedBy(value, others, 'Theirs')
        const first = merged(pageForm, { base: value, theirs, mine: changedBy(value, own, 'Mine') })
        const mine = sent(first.value)
        const again = merged(pageForm, { base: sent(first.base), theirs, mine })
        const [asked, askedAgain] = [first, again].map((each) => each.conflicts.map(({ id }) => id))
        expect(askedAgain).toEqual(asked)
        for (const choice of ['none', 'theirs', 'mine', 'both'])
          expect(isSame(again.choose(choice), sent(first.choose(choice)))).toBe(true)
      }),
      { numRuns: 2_000 },
    ))
})

function entryOf(value: Json, place: number): string {
  const { sections } = value as { sections: Json[] }
  return `sections.${place % Math.max(sections.length, 1)}`
}

function changedBy(opened: Json, acts: readonly (readonly [string, number])[], who: string): Json {
  return acts.reduce((value, [what, place]) => {
    const texts = leavesOf(pageForm, value).filter(({ path }) => /(?:title|text)$/.test(path))
    const [leaf, entry] = [texts[place % texts.length], entryOf(value, place)]
    if (what === 'write' && leaf) {
      const words = place % 3 === 0 ? who : `${who}.\n\n${showValue(leaf.value)}`
      return replaced(value, leaf.path.split('.'), words)
    }
    if (what === 'anchor' && leaf)
      return replaced(value, `${entry}.id`.split('.'), `${who}-${place}`)
    const path = what === 'add' ? 'sections' : entry
    return editList(pageForm, value, { what, path, kind: 'text' } as ListEdit)?.value ?? value
  }, opened)
}

/** As a form sends it. */
const sent = (value?: Json) => JSON.parse(JSON.stringify(value ?? null)) as Json
