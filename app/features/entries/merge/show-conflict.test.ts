import { expect, test } from 'vitest'
import type { FormField, Json } from '#app/features/entries/form/form-field.ts'
import { mergeEntries } from '#app/features/entries/merge/merge-entries.ts'
import { conflictsOf } from '#app/features/entries/merge/merged-entry.ts'
import { showConflict } from '#app/features/entries/merge/show-conflict.ts'

function shown(kind: string, theirs: Json, mine: Json) {
  const field = { kind, label: 'Field', empty: 'required' } as FormField
  const conflicts = conflictsOf(mergeEntries(field, { base: 'x', theirs, mine }))
  return conflicts.map((conflict) => showConflict(conflict, new Map()))[0]
}

test('two headings that differ in their level alone do not look alike', () => {
  const { theirs, mine } = shown('markdown', '## Fees', '### Fees') ?? {}
  expect(theirs).toMatch(/<mark>.*2.*<\/mark>/)
  expect(mine).toMatch(/<mark>.*3.*<\/mark>/)
})

test.each([
  ['paragraphs', '## <b>\n\nTwo', '<p>## &lt;b&gt;</p><p>Two</p>'],
  ['yesNo', true, 'On'],
  ['image', '/images/a.webp', '<img src="/images/a.webp" alt="">'],
  ['image', '//other.example/a.webp', '//other.example/a.webp'],
  ['moment', '2026-11-27T09:30', 'Nov 27, 2026, 9:30 AM'],
])('a side of the kind %s, %j, is shown as %s', (kind, theirs, expected) => {
  const html = shown(kind, theirs, null)?.theirs
  expect(html?.replaceAll(/<\/?mark>|<span.*?<\/span>/g, '')).toBe(expected)
})
