import path from 'node:path'
import { expect, test } from 'vitest'
import { findLayoutBreaches } from '#test/architecture/layout-rules.ts'
import { listSourceFiles } from '#test/architecture/source-files.ts'

test('every file stands where its role belongs and is named after what it holds', () => {
  const sources = listSourceFiles(path.resolve(import.meta.dirname, '../..'))
  expect(findLayoutBreaches(sources)).toEqual([])
})
