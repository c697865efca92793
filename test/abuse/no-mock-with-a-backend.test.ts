import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_PAIR } from '#app/features/demo/demo-pair.ts'
import { POSTS_KEY } from '#app/features/demo/post-copy.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { aVisitor, openSite } from '#test/site.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

// What no minifier can change: the pair, the names under which the browser's backend keeps things, and its first words.
const CANARIES = [
  DEMO_PAIR.email,
  DEMO_PAIR.password,
  POSTS_KEY,
  'demo-picture/',
  'demo-note',
  'isAuthenticated',
  demo.consoleWarning,
  demo.login.mockNote,
]

function canariesIn(folder: string): string[] {
  const texts = globSync('{client,server}/**/*.{js,css,html}', {
    cwd: path.join(ROOT, folder),
  }).map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(50)
  return CANARIES.filter((canary) => texts.some((text) => text.includes(canary)))
}

// Issue 7: no code path lets the mock sign-in grant anything on a server that has a backend (abuse test 41).
describe('a site with a backend', () => {
  test('ships not a byte of the mock sign-in and of the browser’s backend', () => {
    expect(canariesIn('build')).toEqual([])
  })

  test('is not where the same search finds all of it', () => {
    expect(canariesIn('build-none')).toEqual(CANARIES)
  })

  test('refuses the mock’s pair, and a mock session in the request opens nothing', async () => {
    const site = await openSite('sqlite')
    const visitor = aVisitor(site.origin)
    const pair = new URLSearchParams(DEMO_PAIR)
    expect((await visitor.post('/session', pair)).status).toBe(401)
    const mock = encodeURIComponent(JSON.stringify({ isAuthenticated: true }))
    for (const headers of [{ Cookie: `auth=${mock}` }, { Authorization: `Bearer ${mock}` }]) {
      const desk = await visitor.get('/dashboard', { headers })
      expect([desk.status, desk.headers.get('Location')]).toEqual([302, '/login'])
      const list = { headers: { ...headers, Accept: 'application/json' } }
      expect((await visitor.get('/dashboard/pictures.json', list)).status).toBe(401)
    }
    await site.close()
  })
})
