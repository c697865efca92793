import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { RESERVED_WORDS } from '#app/features/pages/page-slugs.ts'
import routes from '#app/routes.ts'
import { listRoutes } from '#test/abuse/route-table.ts'

const PUBLIC_FOLDER = path.join(import.meta.dirname, '../../public')

test('no page of a firm can begin as a route or a file of the site does', () => {
  const ofRoutes = listRoutes(routes).map(({ pattern }) => pattern.split('/')[1] ?? '')
  const all = [...ofRoutes, ...readdirSync(PUBLIC_FOLDER)]
  // Addresses of pages have no other signs.
  const words = all.filter((word) => /^[a-z0-9-]+$/.test(word))
  expect(words).toEqual(expect.arrayContaining(['dashboard', 'login', 'services', 'fonts']))
  expect(words.filter((word) => !RESERVED_WORDS.includes(word))).toEqual([])
  expect(RESERVED_WORDS).toEqual(expect.arrayContaining(['book', 'urgent']))
})
