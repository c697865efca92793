import { expect, test } from 'vitest'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { OperatorError } from './operator-error.ts'
import { findTests } from './test-files.ts'

const place = openedOnce(() =>
  openFolder({
    'server.test.ts': '',
    'app/posts/merge.test.tsx': '',
    'test/site.ts': '',
    'test/journeys/merging.journey.ts': '',
    'test/seo/language/merged.test.ts': '',
    'node_modules/merge/merge.test.ts': '',
  }),
)

test('tests are found by a part of their path, each with the step that runs it', () => {
  const found = findTests(place.folder, ['merg', 'server']).map(
    ({ file, step }) => `${step} ${file}`,
  )
  expect(found.toSorted()).toEqual([
    'journeys test/journeys/merging.journey.ts',
    'seo test/seo/language/merged.test.ts',
    'unit app/posts/merge.test.tsx',
    'unit server.test.ts',
  ])
})

test('a name that no test has is told, even beside one that some have', () => {
  const strange = new OperatorError('No test file has "site" in its path.')
  expect(() => findTests(place.folder, ['merg', 'site'])).toThrow(strange)
})
