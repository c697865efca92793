import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { findExecutables, openScriptWatch } from '#test/abuse/script-watch.ts'
import {
  ask,
  cookieOf,
  fromElsewhere,
  makePreviewLink,
  openWatchedSite,
  type WatchedSite,
} from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { aStaffMember } from '#test/site.ts'

const SCREEN = '/dashboard/content/preview'
const SECRET = 'unspoken zanzibar'
const by = { id: null, name: 'anna@example.com' }

async function saveDraft(site: WatchedSite, type: 'page' | 'term', id: string, data: object) {
  const draft = { type, id, locale: 'en', seenVersion: 0, data, by } as const
  expect(await saveRecordDraft(site.db, draft, new Date())).toBe(1)
}

const kinds = sqliteAlone(
  'The links are kept by a store that is tested on both; what is asked here is what a page shows.',
)

describe.each(kinds)('a link to the preview of the site with its drafts, on %s,', (kind) => {
  const now = new Date('2027-01-11T14:00:00Z')
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterAll(() => void vi.useRealTimers())
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const open = (path: string, headers: Record<string, string> = {}) =>
    ask(site, { path, headers: { ...fromElsewhere(), ...headers } })

  beforeAll(async () => {
    await saveDraft(site, 'page', 'about', { ...shippedRecords.page['about'], title: SECRET })
    await saveDraft(site, 'page', 'faq', { ...shippedRecords.page['faq'], title: '' })
  })

  test('shows a stranger the real page with the drafts, says until when, and leads on in the preview', async () => {
    const prefix = await makePreviewLink(staff, SCREEN)
    const { status, text } = await open(`${prefix}/about`)
    expect(status).toBe(200)
    expect(text).toContain(`<h1>${SECRET}</h1>`)
    expect(text).toContain('Preview until Jan 18, 2027, 9:00 AM EST: not what readers see.')
    expect(text).toContain('Not shown, because they are not finished: “')
    expect(text).toContain(`href="${prefix}/services"`)
    expect(text).toContain('rel="external" href="/about"')
    expect(text).not.toMatch(/<a [^>]*href="\/dashboard/)
    expect((await open(`${prefix}/faq`)).status).toBe(200)
    expect((await open(`${prefix}/`)).text).toContain(`href="${prefix}/about"`)
  })

  test('puts no draft into any other response', async () => {
    const prefix = await makePreviewLink(staff, SCREEN)
    const token = prefix.split('/').at(-1) ?? ''
    const paths = listPublicPages().map(({ path }) => path)
    for (const path of paths) await open(prefix + path)
    const tricks = [
      `/about?preview=${token}`,
      `/about?token=${token}`,
      '/sitemap.xml',
      '/search?q=zanzibar',
    ]
    for (const path of [...paths, ...tricks]) {
      expect((await open(path)).text).not.toContain(SECRET)
      const Cookie = `preview=${token}; preview-session=${token}`
      expect((await open(path, { Cookie })).text).not.toContain(SECRET)
      expect((await open(path, cookieOf(staff))).text).not.toContain(SECRET)
    }
  })

  test('without one, the drafts are for those who write them', async () => {
    const mine = '/preview/drafts/about'
    expect((await open(mine)).status).toBe(404)
    expect((await open(mine, cookieOf(staff))).text).toContain(SECRET)
    const { visitor: assistant } = await aColleague(site, 'assistant')
    expect((await open(mine, cookieOf(assistant))).status).toBe(404)
    const { visitor: writer } = await aColleague(site, 'writer')
    const page = await open(mine, cookieOf(writer))
    expect(page.text).toContain('Preview of all drafts: not what readers see.')
    const refused = await writer.post(SCREEN, new URLSearchParams({ days: '7' }))
    expect(refused.status).toBe(403)
  })

  test('leads to no other host, and shows nothing of the dashboard', async () => {
    const prefix = await makePreviewLink(staff, SCREEN)
    const to = async (path: string) => {
      const { status, headers } = await open(prefix + path, cookieOf(staff))
      return [status, headers['location']]
    }
    expect(await to('//evil.example/a')).toEqual([303, '/evil.example/a'])
    expect(await to('/dashboard')).toEqual([303, '/dashboard'])
    expect(await to('/preview/drafts/about')).toEqual([303, '/preview/drafts/about'])
    expect(await to('/nothing-here')).toEqual([303, '/nothing-here'])
    const posted = { Origin: site.origin, ...fromElsewhere() }
    const { status } = await ask(site, {
      method: 'POST',
      path: `${prefix}/contact`,
      headers: posted,
      body: new URLSearchParams({ message: 'hello' }),
    })
    expect(status).toBe(405)
  })
})

describe('a draft made to run as a script', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const watch = openedOnce(() => openScriptWatch(site.origin))

  test('is text in its preview, and in the bar', async () => {
    // Text with an element in it cannot be published, so it is not shown.
    const hostile = `"' onmouseover="alert(1)" autofocus onfocus=alert(1) [a](javascript:alert(1))`
    const term = { term: 'Hostile', definition: hostile, alsoCalled: [hostile.slice(0, 60)] }
    await saveDraft(site, 'term', 'hostile', term)
    for (const [id, title] of Object.entries(HOSTILE))
      await saveDraft(site, 'term', id, { ...term, term: title })
    const page = await watch.context.newPage()
    await page.goto(`${await makePreviewLink(await aStaffMember(site.origin), SCREEN)}/glossary`)
    expect(await page.locator('.draftbar').textContent()).toContain(HOSTILE.script)
    expect(await page.locator('main').textContent()).toContain(hostile)
    const { live, sent } = await findExecutables(page)
    expect([live.foreign, sent.foreign, watch.seen]).toEqual([[], [], []])
  })
})
