import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  type Asked,
  cookieOf,
  fromElsewhere,
  openWatchedSite,
  savePost,
} from '#test/abuse/site-world.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36'

// Whoever wants the firm's numbers to be wrong, its memory full or its readers known.
describe.each(databaseKinds)('the counting of visits, on %s,', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  beforeEach(async () => {
    await written()
    await site.db.deleteFrom('visits').execute()
  })

  const tell = (
    body: Asked['body'],
    headers: Record<string, string> = {},
    from = fromElsewhere(),
  ) => {
    const sent = { Origin: site.origin, 'User-Agent': BROWSER, ...from, ...headers }
    return ask(site, { method: 'POST', path: '/visits', headers: sent, ...(body && { body }) })
  }
  const visit = (kindOf: string, path: string) => new URLSearchParams({ [kindOf]: path })

  /** What stands in the table, once all that was counted so far is in it. */
  async function written() {
    const staff = await aStaffMember(site.origin)
    await staff.get('/dashboard/visits.csv')
    return site.db.selectFrom('visits').select(['path', 'kind', 'count']).orderBy('path').execute()
  }

  test('a reader of a page is counted by page, and by nothing else', async () => {
    expect((await tell(visit('page', '/about'))).status).toBe(204)
    expect(await written()).toEqual([{ path: '/about', kind: 'page', count: 1 }])
    const columns = (await site.db.introspection.getTables()).find(({ name }) => name === 'visits')
    expect(columns?.columns.map(({ name }) => name).toSorted()).toEqual([
      'count',
      'day',
      'kind',
      'path',
    ])
    expect(site.lines.join('\n')).not.toContain('198.18.')
  })

  test('paths that are no page of the site are answered the same and never kept', async () => {
    const staff = await aStaffMember(site.origin)
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
      const answer = await tell(visit('page', path))
      expect([path, answer.status, answer.text]).toEqual([path, 204, ''])
    }
    expect(await written()).toEqual([])
  })

  test('a published post is counted from the moment on which it is published', async () => {
    const staff = await aStaffMember(site.origin)
    const { slug } = await savePost(staff, { title: 'News of today', published: true })
    await tell(visit('page', `/blog/${slug}`))
    expect(await written()).toEqual([{ path: `/blog/${slug}`, kind: 'page', count: 1 }])
  })

  test.each([
    ['nothing', undefined, 400],
    ['a message, which only the server counts', new URLSearchParams({ message: '/' }), 400],
    ['an unknown kind', new URLSearchParams({ admin: '/' }), 400],
    [
      'two things at once',
      new URLSearchParams([
        ['page', '/'],
        ['page', '/about'],
      ]),
      400,
    ],
    ['a kilobyte of path', new URLSearchParams({ page: `/${'a'.repeat(900)}` }), 400],
    ['two kilobytes', new URLSearchParams({ page: `/${'a'.repeat(2_000)}` }), 413],
    ['sixteen megabytes', new Uint8Array(16_000_000), 413],
  ] as const)('%s is refused', async (_, body, status) => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await tell(body, form)).status).toBe(status)
    expect(await written()).toEqual([])
  })

  test.each([
    ['another site', { Origin: 'https://evil.example.com' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['another site that hides it', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a text that any page may send', { 'Content-Type': 'text/plain' }, 415],
  ])('what comes from %s is refused', async (_, headers, status) => {
    expect((await tell(visit('page', '/about'), headers)).status).toBe(status)
    expect(await written()).toEqual([])
  })

  test('a wish not to be counted cannot be talked away, and one that is none takes nobody out', async () => {
    const wishes = [{ 'Sec-GPC': '1' }, { DNT: '1' }]
    for (const wish of wishes) expect((await tell(visit('page', '/'), wish)).status).toBe(204)
    const talk = new URLSearchParams({ page: '/', gpc: '0' })
    expect((await tell(talk, { 'Sec-GPC': '1' })).status).toBe(400)
    expect(await written()).toEqual([])
    const none = [{ 'Sec-GPC': '0' }, { 'Sec-GPC': 'true' }, { DNT: 'unspecified' }]
    for (const wish of none) await tell(visit('page', '/'), wish)
    expect(await written()).toEqual([{ path: '/', kind: 'page', count: 3 }])
  })

  test('staff and programs are not counted', async () => {
    const staff = await aStaffMember(site.origin)
    await tell(visit('page', '/'), cookieOf(staff))
    await tell(visit('page', '/'), { 'User-Agent': 'curl/8.5.0' })
    expect(await written()).toEqual([])
  })

  test('a flood from one address counts little, and a reader elsewhere is counted meanwhile', async () => {
    const flood = fromElsewhere()
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => tell(visit('page', '/faq'), {}, flood)),
      )
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses].toSorted((one, other) => one - other)).toEqual([204, 429])
    expect((await tell(visit('page', '/about'))).status).toBe(204)
    const [about, faq] = await written()
    expect(about).toEqual({ path: '/about', kind: 'page', count: 1 })
    expect(faq?.count).toBeLessThanOrEqual(65)
  })

  test('a database that is away keeps no reader waiting, and nothing is lost', async () => {
    await tell(visit('page', '/'))
    await site.db.schema.alterTable('visits').renameTo('visits_away').execute()
    await written().catch(() => null)
    const answers = await Promise.all([tell(visit('page', '/')), ask(site, { path: '/about' })])
    expect(answers.map(({ status }) => status)).toEqual([204, 200])
    await site.db.schema.alterTable('visits_away').renameTo('visits').execute()
    expect(await written()).toEqual([{ path: '/', kind: 'page', count: 2 }])
  })
})
