import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#app/features/auth/roles/roles.ts'
import { post } from '#test/abuse/desk.ts'
import { everythingOf, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { photo } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

const MANY = 60_000

describe('the page of an image', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const visitors = new Map<Role, Visitor>()
  let name: string
  beforeAll(async () => {
    const owner = await aStaffMember(site.origin)
    const body = new FormData()
    const bytes = new Uint8Array(await photo({ width: 480, height: 320 }))
    body.set('file', new File([bytes], 'a.jpg', { type: 'image/jpeg' }))
    const response = await owner.request('POST', '/dashboard/images/upload', { body })
    const { path } = (await response.json()) as { path: string }
    name = path.slice('/images/'.length)
    await savePost(owner, { title: 'It shows it', image: path, published: true })
    visitors.set('owner', owner)
    visitors.set('writer', (await aColleague(site, 'writer')).visitor)
  }, MANY)
  const send = async (role: Role, fields: Record<string, string>, image = name) => {
    const visitor = visitors.get(role) as Visitor
    const response = await post(visitor, `/dashboard/images/${image}`, fields)
    return { status: response.status, html: await response.text() }
  }

  test('is changed for readers only by those who may publish', async () => {
    const before = await everythingOf(site)
    for (const act of ['crop', 'replace', 'delete'])
      expect([act, (await send('writer', { act, left: '10' })).status]).toEqual([act, 403])
    expect(await everythingOf(site)).toBe(before)
  })

  test('says what is wrong with a crop, a file, a description or a deletion, and changes nothing', async () => {
    const before = await everythingOf(site)
    const cut = { act: 'crop', left: '0', top: '0', right: '0', bottom: '0' }
    for (const left of ['0', '-5', '91', '1e9', 'NaN', '<script>'])
      expect([left, (await send('owner', { ...cut, left })).status]).toEqual([left, 422])
    expect((await send('owner', { act: 'replace' })).html).toContain('choose an image')
    const long = { act: 'describe', description: 'x'.repeat(301) }
    expect((await send('owner', long)).html).toContain('at most 300 characters')
    const refused = await send('owner', { act: 'delete' })
    expect(refused.html).toContain('shows this image now')
    expect(refused.html).toContain('It shows it')
    expect(await everythingOf(site)).toBe(before)
  })

  test('is not there for a name that is none', async () => {
    for (const image of ['blog-1.jpg', 'blog-0.jpg', 'x', '..%2Fsite.db', `${name}%00`]) {
      const { status } = await send('owner', { act: 'describe', description: 'x' }, image)
      expect([image, [404, 422, 400].includes(status)]).toEqual([image, true])
    }
  })

  test('prints a description as a text', async () => {
    const description = '<img src=x onerror=alert(1)>'
    const { html } = await send('owner', { act: 'describe', description })
    expect(html).not.toContain(description)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
