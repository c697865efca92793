import path from 'node:path'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { findLayoutBreaches } from '#test/architecture/layout-rules.ts'
import { findRouteBreaches } from '#test/architecture/route-rules.ts'
import { listSourceFiles } from '#test/architecture/source-files.ts'

const sources = listSourceFiles(path.resolve(import.meta.dirname, '../..'))

test('every address of the staff desk is behind its guard, and so is every action that is not meant for everybody', () => {
  expect(findRouteBreaches(routes, sources)).toEqual([])
})

test('every file stands where its role belongs and is named after what it holds', () => {
  expect(findLayoutBreaches(sources)).toEqual([])
})
