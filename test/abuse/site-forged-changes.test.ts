import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  type Asked,
  cookieOf,
  everythingOf,
  openWatchedSite,
  savePost,
} from '#test/abuse/site-world.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersPicture } from '#test/fixtures/pictures.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody, STAFF } from '#test/site.ts'

type Change = { method: string; path: string; form?: FormData | URLSearchParams }

const picture = await cornersPicture({ width: 30, height: 20 }).png().toBuffer()

// Abuse 4 and 5: a page elsewhere makes the browser of somebody who is signed in send what changes something.
describe('a change that another site makes a browser send', () => {
  let changes: Change[]

  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    const { id } = await savePost(staff, { published: true })
    changes = everyChange(id)
  })

  const forgeries: [string, (origin: string) => Record<string, string>][] = [
    ['another origin', () => ({ Origin: 'https://evil.example' })],
    ['no origin of its own (a sandboxed frame)', () => ({ Origin: 'null' })],
    ['another port of this machine', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['no origin, and the browser says: another site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
    ['no origin, and the browser says: a neighbour', () => ({ 'Sec-Fetch-Site': 'same-site' })],
    [
      'our origin, and the browser says: another site',
      (Origin) => ({ Origin, 'Sec-Fetch-Site': 'cross-site' }),
    ],
    ['a page elsewhere, by its referrer', () => ({ Referer: 'https://evil.example/page' })],
    ['nobody knows where', () => ({})],
  ]

  test.each(forgeries)('is refused and changes nothing: %s', async (_, forge) => {
    const before = await everythingOf(site)
    for (const change of changes) {
      const answer = await send(change, forge(site.origin))
      expect([describeChange(change), answer.status]).toEqual([describeChange(change), 403])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test.each(['text/plain', 'text/plain; application/json', 'application/octet-stream', ''])(
    'is refused and changes nothing: written as "%s", which needs no question beforehand',
    async (type) => {
      const before = await everythingOf(site)
      for (const change of changes) {
        const body = 'title=Something that is long enough&email=a@example.com'
        const headers = { Origin: site.origin, 'Content-Type': type, ...cookieOf(staff) }
        const answer = await ask(site, { method: change.method, path: change.path, headers, body })
        expect([describeChange(change), answer.status]).toEqual([describeChange(change), 415])
      }
      expect(await everythingOf(site)).toBe(before)
    },
  )

  test('is not hidden in a link: what changes something is never read with GET', async () => {
    const before = await everythingOf(site)
    for (const { method, path } of changes) {
      const query = new URLSearchParams({
        _method: method,
        ...STAFF,
        ...aPostForm(),
        published: 'on',
      })
      const headers = { ...cookieOf(staff), 'X-HTTP-Method-Override': method }
      const answer = await ask(site, { path: `${path}?${query.toString()}`, headers })
      expect(answer.status).toBeLessThan(500)
    }
    expect(await everythingOf(site)).toBe(before)
    expect((await staff.get('/dashboard')).status).toBe(200)
  })

  test('is made when our own page sends it', async () => {
    const statuses: [string, number][] = []
    for (const change of changes) {
      const answer = await send(change, { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin' })
      statuses.push([describeChange(change), answer.status])
    }
    expect(Object.fromEntries(statuses)).toEqual({
      'POST /dashboard/blog/new': 303,
      'POST /dashboard/blog/new.data': 202,
      'POST /dashboard/blog/edit/….data': 202,
      'POST /dashboard/blog/edit/…': 303,
      'POST /dashboard/images': 201,
      'POST /dashboard': 303,
      'POST /dashboard.data': 404,
      'POST /session': 204,
      'POST /login': 303,
      'POST /logout': 303,
    })
  })

  function send({ method, path, form }: Change, forged: Record<string, string>) {
    const asked: Asked = { method, path, headers: { ...cookieOf(staff), ...forged } }
    return ask(site, form === undefined ? asked : { ...asked, body: form })
  }
})

function everyChange(id: string): Change[] {
  const post = (version: number) =>
    postBody({ ...aPostForm(), version: String(version), submission: randomUUID() })
  const deletion = new URLSearchParams({ intent: 'delete', post: id })
  const upload = new FormData()
  upload.set('file', new Blob([new Uint8Array(picture)]), 'picture.png')
  return [
    { method: 'POST', path: '/dashboard/blog/new', form: post(0) },
    { method: 'POST', path: '/dashboard/blog/new.data', form: post(0) },
    { method: 'POST', path: `/dashboard/blog/edit/${id}.data`, form: post(1) },
    { method: 'POST', path: `/dashboard/blog/edit/${id}`, form: post(2) },
    { method: 'POST', path: '/dashboard/images', form: upload },
    { method: 'POST', path: '/dashboard', form: deletion },
    { method: 'POST', path: '/dashboard.data', form: deletion },
    { method: 'POST', path: '/session', form: new URLSearchParams(STAFF) },
    { method: 'POST', path: '/login', form: new URLSearchParams(STAFF) },
    { method: 'POST', path: '/logout' },
  ]
}

function describeChange({ method, path }: Change): string {
  return `${method} ${path.replace(/[0-9a-f-]{36}/, '…')}`
}
