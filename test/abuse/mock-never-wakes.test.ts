import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { POSTS_KEY } from '#app/features/demo/demo-store.ts'
import { DEMO_PAIR } from '#app/features/demo/demo-user.ts'
import { consoleWarning, demoLoginTexts } from '#app/features/demo/texts.ts'
import { loginTexts } from '#app/features/auth/login-texts.ts'
import { type LosableSite, openLosable } from '#test/abuse/losable-site.ts'
import { aVisitor, openSite, type Visitor } from '#test/site.ts'

const PATIENCE_MS = 30_000
const PAIR = () => new URLSearchParams(DEMO_PAIR)
// What the mock keeps in a browser (specification, section 4), as somebody might send it to a server.
const MOCK = encodeURIComponent(JSON.stringify({ isAuthenticated: true }))
const MOCK_STATE = {
  headers: { Cookie: `auth=${MOCK}; session=mock`, Authorization: `Bearer ${MOCK}` },
}

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

describe('a site whose backend is configured and down', () => {
  let world: LosableSite
  let visitor: Visitor
  beforeAll(async () => {
    world = await openLosable('sqlite')
    visitor = aVisitor(world.site.origin)
  })
  afterAll(() => world.end())

  const expectNothingGranted = async (status: number) => {
    const data = { headers: { Accept: 'application/json' } }
    for (const answer of [
      await visitor.post('/session', PAIR(), data),
      await visitor.post('/login', PAIR()),
    ]) {
      expect(answer.status).toBe(status)
      expect(answer.headers.getSetCookie().filter((cookie) => /session/.test(cookie))).toEqual([])
    }
    const desk = await visitor.get('/dashboard', MOCK_STATE)
    expect(desk.status).not.toBe(200)
    expect(await desk.text()).not.toContain('Logged in as')
    const headers = { ...MOCK_STATE.headers, ...data.headers }
    const list = await visitor.get('/dashboard/posts.json', { headers })
    expect(list.status).toBeGreaterThanOrEqual(400)
  }

  test('grants nothing for the pair and the state of the mock while it is well', async () => {
    await expectNothingGranted(401)
    expect(await visitor.text('/login')).toContain(loginTexts.externalNote)
  })

  test('grants nothing for them while it is down either, and offers no demonstration', async () => {
    await world.lose()
    await expectNothingGranted(503)
    const page = await visitor.text('/login')
    expect(page).toContain(loginTexts.externalNote)
    expect(page).not.toMatch(/mock|demo/i)
    expect(page).not.toContain(DEMO_PAIR.email)
    for (const address of ['/', '/blog?q=visa', '/contact'])
      expect(await visitor.text(address)).not.toMatch(/No backend is configured|mock login/i)
    expect(await visitor.text('/healthz')).toBe('ok\n')
  })

  test('shows no sample as an article of the firm', async () => {
    const list = await visitor.get('/blog?q=notary')
    expect(await list.text()).toContain('Our articles cannot be loaded at the moment')
    expect(list.headers.get('X-Robots-Tag')).toBe('noindex')
    for (const { slug } of samplePosts) {
      const sample = await visitor.get(`/blog/${slug}`)
      expect(await sample.text()).toContain('This is a sample article')
      expect(sample.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(sample.headers.get('Cache-Control')).toBe('private, no-store')
    }
    for (const file of ['/feed.xml', '/feed.json', '/sitemap.xml'])
      expect([file, (await visitor.get(file)).status]).toEqual([file, 503])
  })

  test('is the site it was as soon as its backend is back', async () => {
    await world.bringBack()
    const isBack = async () => (await visitor.get('/feed.xml')).status
    await expect.poll(isBack, { timeout: PATIENCE_MS }).toBe(200)
    await expectNothingGranted(401)
  })
})

test('a start over a database that cannot be read fails, and does not become a demonstration', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'unreadable-'))
  writeFileSync(path.join(dataDir, 'site.db'), 'this is no database'.repeat(500))
  await expect(openSite('sqlite', { dataDir })).rejects.toThrow(/not a database/)
  rmSync(dataDir, { recursive: true, force: true })
})
