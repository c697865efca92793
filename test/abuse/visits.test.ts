import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  cookieOf,
  fromElsewhere,
  openWatchedSite,
  type Requested,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36'
const PROGRAMS = [
  '',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
]
const aFile = new FormData()
aFile.set('page', new Blob(['/about']))

describe.each(databaseKinds)('the counting of visits, on %s,', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeEach(async () => {
    await written()
    await site.db.deleteFrom('visits').execute()
  })

  const tell = (body: NonNullable<Requested['body']>, headers: Record<string, string> = {}) => {
    const own = { Origin: site.origin, 'User-Agent': BROWSER, ...fromElsewhere() }
    return ask(site, { method: 'POST', path: '/visits', headers: { ...own, ...headers }, body })
  }
  const visit = (page: string) => new URLSearchParams({ page })

  async function written() {
    await staff.get('/dashboard/visits.csv')
    return site.db.selectFrom('visits').select(['path', 'kind', 'count']).orderBy('path').execute()
  }

  test('a reader of a page or a published post is counted by page, and by nothing else', async () => {
    const { slug } = await savePost(staff, { title: 'News of today', published: true })
    const paths = ['/about', `/blog/${slug}`]
    for (const path of ['/about/', ...paths]) expect((await tell(visit(path))).status).toBe(204)
    expect(await written()).toEqual(
      paths.map((path, index) => ({ path, kind: 'page', count: 2 - index })),
    )
    const row = await site.db.selectFrom('visits').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row).toSorted()).toEqual(['count', 'day', 'kind', 'path'])
    expect(site.lines.join('\n')).not.toContain('198.18.')
  })

  test('paths that are no page of the site are answered the same and never kept', async () => {
    const draft = await savePost(staff, { title: 'A draft that nobody knows', published: false })
    const junk = [
      '/nothing',
      '/dashboard',
      '/login',
      '/setup/a-secret-of-somebody',
      `/blog/${draft.slug}`,
      '/blog/nothing',
      '/about?name=Ana',
      '/about#x',
      '//evil.example.com',
      '/__proto__',
      '/../etc/passwd',
      "/'; drop table visits; --",
      '/<script>alert(1)</script>',
    ]
    for (const path of junk) {
      const response = await tell(visit(path))
      expect([path, response.status, response.text]).toEqual([path, 204, ''])
    }
    expect(await written()).toEqual([])
  })

  test.each([
    ['nothing', '', 400],
    ['a message, which only the server counts', 'message=/', 400],
    ['an unknown kind', 'admin=/', 400],
    ['what every object has', 'constructor=/', 400],
    ['an address elsewhere', 'page=https://evil.example.com/', 400],
    ['a file', aFile, 400],
    ['two things at once', 'page=/&page=/about', 400],
    ['two kinds at once', 'page=/&call=/', 400],
    ['a path that is far too long', `page=/${'a'.repeat(300)}`, 400],
    ['two kilobytes', `page=/${'a'.repeat(2_000)}`, 413],
    ['sixteen megabytes', 'a'.repeat(16_000_000), 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await tell(body, typeof body === 'string' ? FORM : {})).status).toBe(status)
    expect(await written()).toEqual([])
  })

  test('a wish not to be counted cannot be talked away, and one that is none takes no one out', async () => {
    const wishes = [{ 'Sec-GPC': '1' }, { DNT: '1' }]
    for (const wish of wishes) expect((await tell(visit('/'), wish)).status).toBe(204)
    expect((await tell(`${visit('/')}&gpc=0`, { ...FORM, 'Sec-GPC': '1' })).status).toBe(400)
    expect(await written()).toEqual([])
    for (const none of ['0', '', 'true', '?1', '1, 1', 'null', 'unspecified'])
      await tell(visit('/'), { 'Sec-GPC': none, DNT: none })
    expect(await written()).toEqual([{ path: '/', kind: 'page', count: 7 }])
  })

  test('staff and programs are not counted', async () => {
    await tell(visit('/'), cookieOf(staff))
    for (const program of PROGRAMS) await tell(visit('/'), { 'User-Agent': program })
    expect(await written()).toEqual([])
  })

  test('a flood from one address counts little, and a reader elsewhere is counted meanwhile', async () => {
    const flood = fromElsewhere()
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round += 1) {
      const tries = Array.from({ length: 30 }, () => tell(visit('/faq'), flood))
      for (const { status } of await Promise.all(tries)) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([204, 429]))
    expect((await tell(visit('/about'))).status).toBe(204)
    const [about, faq] = await written()
    expect(about).toEqual({ path: '/about', kind: 'page', count: 1 })
    expect(faq?.count).toBeLessThanOrEqual(65)
  })
})
