import { expect, test } from 'vitest'
import type { FormField, Json } from '#app/features/entries/form/form-field.ts'
import { mergeEntries } from '#app/features/entries/merge/merge-entries.ts'
import { conflictsOf } from '#app/features/entries/merge/merged-entry.ts'
import { showConflict } from '#app/features/entries/merge/show-conflict.ts'

type Kind = Exclude<FormField['kind'], 'choice' | 'group' | 'list' | 'oneOf' | 'fixed'>

function shown(kind: Kind, theirs: Json, mine: Json) {
  const merge = mergeEntries(
    { kind, label: 'Field', empty: 'required' },
    { base: 'x', theirs, mine },
  )
  return conflictsOf(merge).map((conflict) => showConflict(conflict, new Map()))[0]
}

test('two headings that differ in their level alone do not look alike', () => {
  const sides = shown('markdown', '## Fees', '### Fees')
  expect(sides?.theirs).toMatch(/<mark>.*2.*<\/mark>/)
  expect(sides?.mine).toMatch(/<mark>.*3.*<\/mark>/)
})

test.each([
  ['paragraphs', '## <b>\n\nTwo', '<p>## &lt;b&gt;</p><p>Two</p>'],
  ['yesNo', true, 'On'],
  ['image', '/images/a.webp', '<img src="/images/a.webp" alt="">'],
  ['image', '//other.example/a.webp', '//other.example/a.webp'],
  ['moment', '2026-11-27T09:30', 'Nov 27, 2026, 9:30 AM'],
  ['weekdays', [1, 2], '1 · 2'],
] as const)('a side of the kind %s is shown as people read it', (kind, theirs, expected) => {
  expect(
    shown(kind, theirs as Json, '')?.theirs?.replaceAll(/<\/?mark>|<span.*?<\/span>/g, ''),
  ).toBe(expected)
})
