import { localPath } from '#test/local-path.ts'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loginTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { POSTS_KEY } from '#app/features/demo/demo-store.ts'
import { DEMO_PAIR } from '#app/features/demo/demo-user.ts'
import { consoleWarning, demoLoginTexts } from '#app/features/demo/texts.ts'
import { savePost, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openLostFile } from '#test/fixtures/lost-file.ts'
import { openedOnce } from '#test/opened.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const PATIENCE_MS = 30_000
const QUIET_MS = 4_000

// No minifier can change these: the pair, the storage names and the first words.
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

// Abuse 41: on a site with a backend the mock sign-in grants nothing.
test('a site with a backend ships not a byte of the mock sign-in and of the store of the browser', () => {
  expect(canariesIn('build')).toEqual([])
  expect(canariesIn('build-none')).toEqual(CANARIES)
})

// Cached pages stay readable; everything else reports the failure.
// Abuse 37; the standby that takes over is in database-failover.test.ts.
describe.each(databaseKinds)('a database that goes away under the site, on %s', (kind) => {
  let slug: string
  const fixture = openedOnce(() => (kind === 'postgres' ? openOverServer() : openOverFile()))
  const reader = openedOnce(async () => aVisitor(fixture.site.origin))
  const staff = openedOnce(() => aStaffMember(fixture.site.origin))
  beforeAll(async () => {
    for (const page of ['/', '/blog']) await reader.text(page)
    slug = (await savePost(staff, { title: 'Read before the trouble', published: true })).slug
    await reader.text(`/blog/${slug}`)
    // Pages that the change dropped are rendered again without a request.
    await sleep(QUIET_MS)
    await fixture.lose()
  })

  // Abuse 41: the mock's stored values and its pair, sent to a server.
  const expectNothingGranted = async (status: number) => {
    const stranger = aVisitor(fixture.site.origin)
    const pair = () => new URLSearchParams(DEMO_PAIR)
    const data = { headers: { Accept: 'application/json' } }
    for (const response of [
      await stranger.post('/session', pair(), data),
      await stranger.post('/login', pair()),
    ]) {
      expect(response.status).toBe(status)
      expect(response.headers.getSetCookie().filter((cookie) => /session/.test(cookie))).toEqual([])
    }
    const auth = encodeURIComponent(JSON.stringify({ isAuthenticated: true }))
    const headers = { Cookie: `auth=${auth}; session=mock`, Authorization: `Bearer ${auth}` }
    const dashboard = await stranger.get('/dashboard', { headers })
    expect(dashboard.status).not.toBe(200)
    expect(await dashboard.text()).not.toContain('Logged in as')
    const list = await stranger.get('/dashboard.data', { headers: { ...headers, ...data.headers } })
    expect(list.status).toBeGreaterThanOrEqual(400)
    expect(await stranger.text('/login')).toContain(loginTexts.externalNote)
  }

  test('wakes no mock: it grants nothing, nothing is said of a demonstration, and the site is alive but not ready', async () => {
    await expectNothingGranted(503)
    const login = await reader.text('/login')
    expect(login).not.toMatch(/mock|demo/i)
    expect(login).not.toContain(DEMO_PAIR.email)
    for (const address of ['/', '/blog?q=visa', '/contact'])
      expect(await reader.text(address)).not.toMatch(/No backend is configured|mock login/i)
    expect((await reader.get('/readyz')).status).toBe(503)
    expect(await reader.text('/healthz')).toBe('ok\n')
  })

  test('leaves readers the pages that were read, the newest state of them', async () => {
    for (const page of ['/', '/blog', `/blog/${slug}`]) {
      const response = await reader.get(page)
      expect([page, response.status]).toEqual([page, 200])
    }
    expect(await reader.text('/blog')).toContain('Read before the trouble')
  })

  test('leaves readers the sample articles, said to be such, where a page was not read', async () => {
    const response = await reader.get('/blog?q=notary')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const text = await response.text()
    expect(text).toContain('Our articles cannot be loaded right now')
    expect(text).toContain('Before you sign')
    expect(text).not.toContain('Read before the trouble')
    const category = await reader.text('/blog/category/visa')
    expect(category).toContain('Our articles cannot be loaded right now')
    expect(category).toMatch(/<title>Immigration Updates &amp; Blog \|/)
    for (const sample of samplePosts) {
      const { locale } = sample
      const page = await reader.get(localPath(`/blog/${sample.slug}`, locale))
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(interfaceTexts(locale).blog.post.sampleNote)
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    }
    for (const file of ['/feed.xml', '/feed.json', '/sitemap.xml'])
      expect([file, (await reader.get(file)).status]).toEqual([file, 503])
  })

  test('answers for an article that no one has read with the words for one that is not there, to be asked again', async () => {
    const response = await reader.get('/blog/never-read')
    expect(response.status).toBe(503)
    expect(response.headers.has('Retry-After')).toBe(true)
    expect(await response.text()).toContain('Blog Post Not Found')
  })

  test('leaves anyone who is signed in the pages for everybody, and tells the dashboard what is wrong', async () => {
    expect((await staff.get('/')).status).toBe(200)
    expect((await staff.get('/blog')).status).toBe(200)
    expect((await staff.get('/dashboard')).status).toBe(503)
    // 401 would end the session in every open tab.
    expect((await staff.get('/session')).status).toBe(503)
    expect((await staff.request('POST', '/session/renewal')).status).toBe(503)
    expect((await reader.get('/session')).status).toBe(401)
    const saved = await submitPost(staff, aPostForm({ title: 'Not kept' }))
    expect(saved.status).toBe(503)
    expect(await saved.text()).toMatch(/try again in a moment/)
    // The operator finds the cause of each refusal.
    expect(fixture.site.lines.join()).toContain('"session could not be read"')
  })

  test('is written into the log, and is well again as soon as it is back', async () => {
    expect(fixture.site.lines.join()).toContain('posts could not be read')
    await fixture.bringBack()
    const isBack = async () => (await reader.text('/blog?q=trouble')).includes('Read before')
    await expect.poll(isBack, { timeout: PATIENCE_MS }).toBe(true)
    expect((await staff.get('/dashboard')).status).toBe(200)
    expect((await staff.get('/session')).status).toBe(200)
    expect((await reader.get('/readyz')).status).toBe(200)
    await expectNothingGranted(401)
    const saved = await submitPost(staff, aPostForm({ title: 'Kept again' }))
    expect(saved.status).toBe(303)
  })
})

test('a start over a database that cannot be read fails, and does not become a demonstration', async () => {
  const { folder, close } = await openFolder({ 'site.db': 'this is no database'.repeat(500) })
  onTestFinished(close)
  await expect(openSite('sqlite', { dataDir: folder })).rejects.toThrow(/not a database/)
})

async function openOverServer() {
  const cluster = await startPostgres({ durable: true })
  const site = await openSite('sqlite', { environment: { DATABASE_URL: cluster.adminUrl } })
  return {
    site,
    lose: () => cluster.kill(),
    bringBack: () => cluster.restart(),
    async close() {
      await site.close()
      await cluster.stop()
    },
  }
}

async function openOverFile() {
  const site = await openSite('sqlite')
  const { lose, bringBack, close } = openLostFile(site.dataDir)
  return {
    site,
    lose: async () => lose(),
    bringBack: async () => bringBack(),
    async close() {
      close()
      await site.close()
    },
  }
}
