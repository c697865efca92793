import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import { PREVIEW_VIEWS } from '#app/features/preview-links/preview-links.server.ts'
import {
  ask,
  openWatchedSite,
  saveImage,
  savePost,
  fromElsewhere,
  makePreviewLink,
} from '#test/abuse/site-fixture.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const DAY_MS = 86_400_000
const SECRET = 'unspoken zanzibar'
const imageFile = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())

const kinds = sqliteAlone(
  'The links are kept by a store that is tested on both; what is asked here is what a page shows.',
)

describe.each(kinds)('a link to the preview, on %s,', (kind) => {
  const now = new Date('2027-01-11T14:00:00Z')
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterAll(() => void vi.useRealTimers())
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const open = (path: string) => ask(site, { path, headers: fromElsewhere() })
  let draft: { id: string; slug: string; image: string }
  const ofDraft = (days?: string) =>
    makePreviewLink(staff, `/dashboard/blog/links/${draft.id}`, days)
  const ofSite = (days?: string) => makePreviewLink(staff, '/dashboard/content/preview', days)

  beforeAll(async () => {
    const image = await saveImage(staff, imageFile)
    draft = { image, ...(await savePost(staff, { title: SECRET, image, imageAlt: 'Corners' })) }
    const by = { id: null, name: 'anna@example.com' }
    const data = { ...shippedRecords.page['about'], title: SECRET }
    const about = { type: 'page', id: 'about', locale: 'en', seenVersion: 0, data, by } as const
    await saveRecordDraft(site.db, about, new Date())
  })

  describe('of a draft', () => {
    test('shows it to a stranger as readers will see it, and says until when', async () => {
      const address = await ofDraft()
      const response = await open(address)
      expect(response.status).toBe(200)
      expect(response.text).toContain(`${SECRET}</h1>`)
      expect(response.text).toContain('Your link works until Jan 18, 2027, 9:00 AM EST')
      expect(response.text).not.toContain('/dashboard/')
      expect(response.text).not.toContain(address)
      expect(response.text).toContain('name="robots" content="noindex"')
    })

    test('lets its browser fetch the images of that draft, and no other', async () => {
      const path = await ofDraft()
      const { headers } = await open(path)
      const [cookie = ''] = [headers['set-cookie']].flat()
      const [Cookie = '', ...attributes] = cookie.split('; ')
      expect(Cookie).toMatch(/^preview=[\w-]{43}$/)
      expect(attributes).toEqual(['Path=/images', 'HttpOnly', 'SameSite=Lax', 'Max-Age=604800'])
      const see = async (image: string, sent: Record<string, string>) =>
        (await ask(site, { path: image, headers: { ...fromElsewhere(), ...sent } })).status
      expect(await see(draft.image, {})).toBe(404)
      expect(await see(draft.image, { Cookie: 'preview=guessed' })).toBe(404)
      expect(await see(draft.image, { Cookie })).toBe(200)
      const other = await saveImage(staff, imageFile)
      await savePost(staff, { title: 'Another draft', image: other })
      expect(await see(other, { Cookie })).toBe(404)
      const shown = await ask(site, { path: draft.image, headers: { Cookie } })
      expect(shown.headers['cache-control']).toContain('no-store')
    })
  })

  describe.each([
    { of: 'a draft', make: ofDraft, start: '/blog/preview', page: '', limit: LINK_TRIES },
    { of: 'the site', make: ofSite, start: '/preview', page: '/about', limit: PREVIEW_VIEWS },
  ])('of $of', ({ make, start, page, limit }) => {
    const guess = `${start}/${'A'.repeat(43)}${page}`

    test('is stored nowhere, kept by no one, told to no one and found by no search engine', async () => {
      const address = await make()
      const { headers } = await open(address + page)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      })
      const token = address.split('/').at(-1) ?? ''
      expect(await placesWith(site, token)).toEqual([])
      expect(site.lines.join('\n')).toContain(`"${start}/…`)
      await open(address.replace(start, start.toUpperCase()) + page)
      await open(address.replace('preview', '%70review') + page)
      expect(site.lines.join('\n')).not.toContain(token)
    })

    test('that is unknown, over, withdrawn or of the other kind is one answer, to the byte', async () => {
      const [over, withdrawn] = [await make('1'), await make()]
      for (const address of [over, withdrawn])
        expect((await open(address + page)).text).toContain(SECRET)
      vi.setSystemTime(Date.now() + DAY_MS)
      Object.assign(staff, await aStaffMember(site.origin))
      const screen = make === ofDraft ? `blog/links/${draft.id}` : 'content/preview'
      const forms = await staff.text(`/dashboard/${screen}`)
      const [newest = ''] = forms.match(new RegExp(`/dashboard/${screen}/[\\w-]+`, 'g')) ?? []
      expect((await staff.post(newest, new URLSearchParams())).status).toBe(303)
      const seen = async (path: string) => {
        const { status, headers, text } = await open(path)
        return [status, headers['cache-control'], text.replaceAll(path, '')]
      }
      const unknown = await seen(guess)
      expect(unknown.slice(0, 2)).toEqual([404, 'private, no-store'])
      const kept = await site.db.selectFrom('preview_links').select('token_hash').execute()
      const others = [await ofDraft(), await ofSite()].filter((one) => !one.startsWith(start))
      const names = [...others.map((one) => one.split('/').at(-1)), 'x']
      for (const name of [...names, ...kept.map(({ token_hash }) => token_hash)])
        expect(await seen(`${start}/${name}${page}`)).toEqual(unknown)
      for (const address of [over, withdrawn]) expect(await seen(address + page)).toEqual(unknown)
    })

    test('is opened only so often from one address, and so is a guess', async () => {
      const path = (await make()) + page
      const headers = { 'X-Forwarded-For': '203.0.113.77' }
      expect((await ask(site, { path, headers })).status).toBe(200)
      const guesses = Array.from({ length: limit.burst - 1 }, () =>
        ask(site, { path: guess, headers }),
      )
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([404]))
      const limited = await ask(site, { path, headers })
      expect([limited.status, limited.text.includes(SECRET)]).toEqual([429, false])
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
      expect((await open(path)).status).toBe(200)
    })
  })
})
