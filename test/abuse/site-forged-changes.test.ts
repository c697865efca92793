import { beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { addressesOf, listWritingRoutes } from '#test/abuse/route-table.ts'
import {
  ask,
  type Requested,
  cookieOf,
  everythingOf,
  openWatchedSite,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody, STAFF } from '#test/site.ts'

const image = await cornersImage({ width: 30, height: 20 }).png().toBuffer()
const FROM_ELSEWHERE = { 'Sec-Fetch-Site': 'cross-site' }
const writing = await listWritingRoutes(routes)

// Abuse 4 and 5.
describe('a change that another site makes a browser send', () => {
  let id: string
  let addresses: string[]
  let goodForm: Awaited<ReturnType<typeof written>>
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    id = (await savePost(staff, { published: true })).id
    goodForm = await written(aGoodForm(id))
    addresses = writing.flatMap((pattern) => addressesOf(pattern, id))
    if (addresses.length < 30) throw new Error('The route table was not read')
  })

  async function sendEverywhere(request: Omit<Requested, 'path' | 'method'>, refusal: number) {
    const before = await everythingOf(site)
    const headers = { ...cookieOf(staff), ...request.headers }
    const others: string[] = []
    for (const path of addresses) {
      const responses = ['POST', 'PUT', 'DELETE'].map((method) =>
        ask(site, { ...request, ...smallFor(path), method, path, headers }),
      )
      for (const { status, headers: answered } of await Promise.all(responses)) {
        const cookie = answered['set-cookie'] ?? 'no cookie'
        if (status !== refusal || cookie !== 'no cookie')
          others.push(`${path} ${status} ${String(cookie)}`)
      }
    }
    return { others, isAsBefore: (await everythingOf(site)) === before }
  }
  const NOTHING_DONE = { others: [], isAsBefore: true }

  const forgeries: [string, (origin: string) => Record<string, string>][] = [
    ['another origin', () => ({ Origin: 'https://evil.example' })],
    ['no origin of its own (a sandboxed frame)', () => ({ Origin: 'null' })],
    ['another port of this machine', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['no origin, and the browser says: another site', () => FROM_ELSEWHERE],
    ['no origin, and the browser says: a neighbour', () => ({ 'Sec-Fetch-Site': 'same-site' })],
    ['our origin, and the browser says: another site', (Origin) => ({ Origin, ...FROM_ELSEWHERE })],
    ['a page elsewhere, by its referrer', () => ({ Referer: 'https://evil.example/page' })],
    ['nobody knows where', () => ({})],
  ]

  test.each(forgeries)('is refused and changes nothing: %s', async (_, forge) => {
    const headers = { ...goodForm.headers, ...forge(site.origin) }
    expect(await sendEverywhere({ ...goodForm, headers }, 403)).toEqual(NOTHING_DONE)
  })

  test.each(['text/plain', 'text/plain; application/json', 'application/octet-stream', ''])(
    'is refused and changes nothing: written as "%s", which needs no question beforehand',
    async (type) => {
      const body = 'title=Something that is long enough&email=a@example.com'
      const headers = { Origin: site.origin, 'Content-Type': type }
      expect(await sendEverywhere({ body, headers }, 415)).toEqual(NOTHING_DONE)
    },
  )

  test('is not hidden in a link: what changes something is never read with GET', async () => {
    const before = await everythingOf(site)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const form = { _method: method, ...STAFF, ...aPostForm(), published: 'on' }
      const headers = { ...cookieOf(staff), 'X-HTTP-Method-Override': method }
      for (const address of addresses) {
        const path = `${address}?${new URLSearchParams(form)}`
        expect((await ask(site, { path, headers })).status).toBeLessThan(500)
      }
    }
    expect(await everythingOf(site)).toBe(before)
    expect((await staff.get('/dashboard')).status).toBe(200)
  })

  test.each([
    ['/dashboard/blog/new', 303],
    ['/dashboard/blog/new.data', 202],
    ['/dashboard/blog/edit/{id}', 303],
    ['/dashboard/images/upload', 201],
    ['/dashboard', 303],
    ['/dashboard.data', 404],
    ['/session', 204],
    ['/login', 303],
    ['/logout', 303],
  ])('is made when our own page sends it: %s (%i)', async (address, status) => {
    const own = { Origin: site.origin, 'Sec-Fetch-Site': 'same-origin', ...cookieOf(staff) }
    const [path, body] = [address.replace('{id}', id), aGoodForm(id)]
    const response = await ask(site, { method: 'POST', path, headers: own, body })
    expect(response.status).toBe(status)
  })
})

// All others accept a post's form; this one would refuse it for its length.
const smallFor = (path: string) =>
  path === '/visits' && { body: new URLSearchParams({ page: '/' }) }

function aGoodForm(id: string): FormData {
  const fields = { version: '1', submission: crypto.randomUUID(), act: 'delete', post: id }
  const form = postBody({ ...aPostForm(), ...STAFF, ...fields })
  form.set('file', new Blob([new Uint8Array(image)]), 'image.png')
  return form
}

async function written(form: FormData) {
  const response = new Response(form)
  const type = response.headers.get('Content-Type') ?? ''
  return { body: await response.bytes(), headers: { 'Content-Type': type } }
}
