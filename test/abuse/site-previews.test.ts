import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import {
  ask,
  openWatchedSite,
  saveImage,
  savePost,
  fromElsewhere,
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

describe.each(kinds)('a link to the preview of a draft, on %s,', (kind) => {
  const now = new Date('2027-01-11T14:00:00Z')
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterAll(() => void vi.useRealTimers())
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  let draft: { id: string; slug: string; image: string }

  beforeAll(async () => {
    const image = await saveImage(staff, imageFile)
    draft = { image, ...(await savePost(staff, { title: SECRET, image, imageAlt: 'Corners' })) }
  })

  test('shows it to a stranger as readers will see it, and says until when', async () => {
    const response = await open(await makeLink())
    expect(response.status).toBe(200)
    expect(response.text).toContain(`${SECRET}</h1>`)
    expect(response.text).toContain('Your link works until Jan 18, 2027, 9:00 AM EST')
    expect(response.text).not.toContain('/dashboard/')
  })

  test('is stored nowhere, kept by no one, told to no one and found by no search engine', async () => {
    const path = await makeLink()
    const { headers, text } = await open(path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    })
    expect(text).toContain('name="robots" content="noindex"')
    const token = path.split('/').at(-1) ?? ''
    expect(text).not.toContain(token)
    expect(await placesWith(site, token)).toEqual([])
    expect(site.lines.join('\n')).toContain('/blog/preview/…')
    await open(path.replace('/blog/preview', '/BLOG/PREVIEW'))
    await open(path.replace('preview', '%70review'))
    expect(site.lines.join('\n')).not.toContain(token)
  })

  test('lets its browser fetch the images of that draft, and no other', async () => {
    const path = await makeLink()
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

  test('that is unknown, over or withdrawn is one answer, to the byte', async () => {
    const [over, withdrawn] = [await makeLink('1'), await makeLink()]
    expect((await open(withdrawn)).status).toBe(200)
    vi.setSystemTime(Date.now() + DAY_MS)
    Object.assign(staff, await aStaffMember(site.origin))
    const page = await staff.text(`/dashboard/blog/links/${draft.id}`)
    const [newest = ''] = page.match(/\/dashboard\/blog\/links\/[\w-]+\/[\w-]+/g) ?? []
    expect((await staff.post(newest, new URLSearchParams())).status).toBe(303)
    const seen = async (path: string) => {
      const { status, text } = await open(path)
      return [status, text.replaceAll(path, '')]
    }
    const unknown = await seen(`/blog/preview/${'A'.repeat(43)}`)
    expect(unknown[0]).toBe(404)
    const kept = await site.db.selectFrom('preview_links').select('token_hash').execute()
    const hashes = kept.map(({ token_hash }) => `/blog/preview/${token_hash}`)
    for (const path of [over, withdrawn, '/blog/preview/x', ...hashes])
      expect(await seen(path)).toEqual(unknown)
  })

  test('is opened only so often from one address', async () => {
    const path = await makeLink()
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const tries = Array.from({ length: LINK_TRIES.burst + 1 }, () => ask(site, { path, headers }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(LINK_TRIES.burst)
    expect(statuses).toContain(429)
    const limited = await ask(site, { path, headers })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect((await open(path)).status).toBe(200)
  })

  function open(path: string) {
    return ask(site, { path, headers: fromElsewhere() })
  }

  async function makeLink(days = '7'): Promise<string> {
    const form = new URLSearchParams({ days })
    const response = await staff.post(`/dashboard/blog/links/${draft.id}`, form)
    const [path] = /\/blog\/preview\/[\w-]{43}/.exec(await response.text()) ?? []
    if (path === undefined) throw new Error(`There is no link in an answer of ${response.status}`)
    return path
  }
})
