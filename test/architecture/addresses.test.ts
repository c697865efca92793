import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

// What the demo alone has, and beginnings of many addresses.
const OTHERS =
  /^app\/(?:addresses\.ts|routes\/demo\/|features\/seo\/robots|ui\/behaviours\/speculation-rules|application\/no-backend)/
const COMMENT = /\/\*.*?\*\/|(?<=\s)\/\/.*$/gms
const ADDRESS = /["'`](\/dashboard\b(?:\$\{[^}]*\}|[^"'`?#\s])*)/g
const PART = /\$\{[^}]*\}|:\w+/g

test('every address of the dashboard that the product names is one of its routes', () => {
  const patterns = patternsOf(routes, '').map((path) => path.replace(PART, '*'))
  const unknown = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !OTHERS.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8').replace(COMMENT, '')
      const named = [...source.matchAll(ADDRESS)].map(([, address = '']) => address)
      return named
        .filter((address) => !patterns.some((path) => isAt(address.replace(PART, '*'), path)))
        .map((address) => `${file}: ${address}`)
    })
  expect(patterns).toContain('/dashboard/blog/edit/*')
  expect(unknown).toEqual([])
})

function patternsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`
    return [own, ...patternsOf(children, own)]
  })
}

/** A query may follow, and a beginning of others ends with a slash. */
function isAt(address: string, path: string): boolean {
  return (
    address === path ||
    address === `${path}*` ||
    (address.endsWith('/') && path.startsWith(address))
  )
}
