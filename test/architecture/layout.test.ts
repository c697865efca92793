import path from 'node:path'
import { expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { findLayoutBreaches } from '#test/architecture/layout-rules.ts'
import { findRouteBreaches } from '#test/architecture/route-rules.ts'
import { listSourceFiles } from '#test/architecture/source-files.ts'

// The other of the two tables that are built (decision 20).
async function routesWithoutBackend() {
  vi.stubEnv('SITE_BACKEND', 'none')
  vi.resetModules()
  const table = await import('#app/routes.ts')
  vi.unstubAllEnvs()
  return table.default
}

const sources = listSourceFiles(path.resolve(import.meta.dirname, '../..'))

test('every address of the staff desk is behind its guard, and so is every action that is not meant for everybody', async () => {
  const all = [...routes, ...(await routesWithoutBackend())]
  expect(findRouteBreaches(all, sources)).toEqual([])
})

test('every file stands where its role belongs and is named after what it holds', () => {
  expect(findLayoutBreaches(sources)).toEqual([])
})
