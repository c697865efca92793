import { expect, test } from 'vitest'
import { showConflict } from '#app/features/posts/merge/show-conflict.ts'

test('two headings that differ in their level alone do not look alike', () => {
  const sides = { theirs: '## Fees', mine: '### Fees' }
  const shown = showConflict({ id: 'x', field: 'content', choices: [], ...sides }, new Map())
  expect(shown.theirs).toMatch(/<mark>.*2.*<\/mark>/)
  expect(shown.mine).toMatch(/<mark>.*3.*<\/mark>/)
})
