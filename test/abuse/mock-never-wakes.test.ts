import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { POSTS_KEY } from '#app/features/demo/demo-store.ts'
import { DEMO_PAIR } from '#app/features/demo/demo-user.ts'
import { consoleWarning, demoLoginTexts } from '#app/features/demo/texts.ts'
import { loginTexts } from '#app/features/auth/login-texts.ts'
import { openLosable } from '#test/abuse/losable-site.ts'
import { aVisitor, openSite, type Visitor } from '#test/site.ts'

// What the mock keeps in a browser (specification, section 4), as somebody might send it to a server.
const MOCK = encodeURIComponent(JSON.stringify({ isAuthenticated: true }))
const MOCK_STATE = { Cookie: `auth=${MOCK}; session=mock`, Authorization: `Bearer ${MOCK}` }

// What no minifier can change: the pair, the names under which the browser stores things, and the first words.
const CANARIES = [
  ...Object.values(DEMO_PAIR),
  POSTS_KEY,
  'demo-picture/',
  'demo-note',
  'isAuthenticated',
  consoleWarning,
  demoLoginTexts.mockNote,
]

function canariesIn(build: string): string[] {
  const folder = path.resolve(import.meta.dirname, '../..', build)
  const texts = globSync(`${folder}/{client,server}/**/*.{js,css,html}`).map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(texts.length).toBeGreaterThan(50)
  return CANARIES.filter((canary) => texts.some((text) => text.includes(canary)))
}

// Abuse test 41: no code path lets the mock sign-in grant anything on a server that has a backend.
test('a site with a backend ships not a byte of the mock sign-in and of the store of the browser', () => {
  expect(canariesIn('build')).toEqual([])
  expect(canariesIn('build-none')).toEqual(CANARIES)
})

test('a site whose backend is well or down grants nothing for the pair and the state of the mock, and is no demonstration', async () => {
  const world = await openLosable('sqlite')
  const visitor = aVisitor(world.site.origin)
  await expectNothingGranted(visitor, 401)
  await world.lose()
  await expectNothingGranted(visitor, 503)
  expect(await visitor.text('/healthz')).toBe('ok\n')
  for (const { slug } of samplePosts) {
    const sample = await visitor.get(`/blog/${slug}`)
    expect(await sample.text()).toContain('This is a sample article')
    expect(sample.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(sample.headers.get('Cache-Control')).toBe('private, no-store')
  }
  for (const file of ['/feed.xml', '/feed.json', '/sitemap.xml'])
    expect([file, (await visitor.get(file)).status]).toEqual([file, 503])
  await world.end()
})

async function expectNothingGranted(visitor: Visitor, status: number): Promise<void> {
  const [data, pair] = [{ Accept: 'application/json' }, new URLSearchParams(DEMO_PAIR)]
  for (const address of ['/session', '/login']) {
    const answer = await visitor.post(address, pair, { headers: data })
    expect([address, answer.status]).toEqual([address, status])
    expect(answer.headers.getSetCookie().filter((cookie) => /session/.test(cookie))).toEqual([])
  }
  const desk = await visitor.get('/dashboard', { headers: MOCK_STATE })
  expect(desk.status).not.toBe(200)
  expect(await desk.text()).not.toContain('Logged in as')
  const list = await visitor.get('/dashboard.data', {
    headers: { ...MOCK_STATE, ...data },
  })
  expect(list.status).toBeGreaterThanOrEqual(400)
  const login = await visitor.text('/login')
  expect(login).toContain(loginTexts.externalNote)
  expect(login).not.toMatch(/mock|demo/i)
  for (const address of ['/', '/blog?q=visa', '/contact'])
    expect(await visitor.text(address)).not.toMatch(/No backend is configured|mock login/i)
}

test('a start over a database that cannot be read fails, and does not become a demonstration', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'unreadable-'))
  writeFileSync(path.join(dataDir, 'site.db'), 'this is no database'.repeat(500))
  await expect(openSite('sqlite', { dataDir })).rejects.toThrow(/not a database/)
  rmSync(dataDir, { recursive: true, force: true })
})
