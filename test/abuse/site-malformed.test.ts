import { beforeAll, describe, expect, test } from 'vitest'
import { bodyLimit } from '#app/server/address-rules.ts'
import {
  type Answer,
  ask,
  cookieOf,
  everythingOf,
  fromElsewhere,
  openWatchedSite,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { listPosts } from '#test/post-requests.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, STAFF, type Visitor } from '#test/site.ts'

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'the-boundary-of-a-well-made-form'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

type GivenBody = { type: string; body: string | Buffer }

function multipart(fields: [name: string, value: string | Buffer][]): Buffer {
  const parts = fields.map(([name, value]) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const fieldsWith = (changed: Record<string, string | Buffer>): [string, string | Buffer][] => {
  const { published: _, ...form } = aPostForm()
  return Object.entries<string | Buffer>({ ...form, version: '1', ...STAFF, ...changed })
}

function urlEncoded(excerpt: string): string {
  const fields = new URLSearchParams(fieldsWith({}) as [string, string][])
  fields.delete('excerpt')
  return `${fields.toString()}&excerpt=${excerpt}`
}

const wellFormed = multipart(fieldsWith({}))

const json = (body: string): GivenBody => ({ type: 'application/json', body })
const parts = (body: string | Buffer): GivenBody => ({ type: MULTIPART, body })
const fields = (body: string): GivenBody => ({ type: FORM, body })
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-da`

const titled = (bytes: string) =>
  parts(multipart(fieldsWith({ title: Buffer.from(`A long ${bytes} title`, 'latin1') })))

const malformed: [string, GivenBody][] = [
  ['an array of 20,000 levels', json('['.repeat(20_000))],
  ['an object of 20,000 levels', json('{"a":'.repeat(20_000))],
  ['an object that names its prototype', json('{"__proto__":{"published":true},"title":"x"}')],
  ['an object with a name twice', json('{"title":"one","title":"two"}')],
  ['a good object where a form is expected', json(JSON.stringify({ ...aPostForm(), ...STAFF }))],
  ['half an object', json('{"title":')],
  ['a form of parts without a boundary', { type: 'multipart/form-data', body: wellFormed }],
  ['a form of parts with another boundary', { type: `${MULTIPART}-but-another`, body: wellFormed }],
  ['a form of parts that ends early', parts(wellFormed.subarray(0, -9))],
  ['a form of parts that ends in a header', parts(HEAD)],
  ['a part without a name', parts(`${HEAD}ta\r\n\r\na\r\n--${BOUNDARY}--\r\n`)],
  ['noise', parts(Buffer.from([0xff, 0xfe, 0, 1, 2, 3, 0x80]))],
  ['NUL in a title', titled('\0')],
  ['NUL in an e-mail', parts(multipart(fieldsWith({ title: 'A \0', email: 'a\0@b.c' })))],
  ['bytes that are not UTF-8', titled('\xff')],
  ['half a surrogate pair', titled('\xed\xa0\x80')],
  ['an overlong slash', titled('\xc0\xaf')],
  ['NUL in an encoded form', fields(urlEncoded('a%00bcdefghijkl'))],
  ['bytes that are not UTF-8 in an encoded form', fields(urlEncoded('a%ffbcdefghijkl'))],
  ['half a surrogate pair in an encoded form', fields(urlEncoded('a%ed%a0%80bcdefghij'))],
  ['NUL in another field', parts(multipart([...fieldsWith({}), ['other', 'a\0b']]))],
]

const kinds = sqliteAlone('All of it is refused before a statement is made.')

// Abuse 25.
describe.each(kinds)('on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  let staff: Visitor
  let id: string
  let before: string
  beforeAll(async () => {
    staff = await aStaffMember(site.origin)
    id = (await savePost(staff)).id
    before = await everythingOf(site)
  })

  const targets = () => [
    '/dashboard',
    '/dashboard/bulk',
    '/dashboard/blog/new.data',
    '/dashboard/blog/new',
    `/dashboard/blog/edit/${id}`,
    '/dashboard/images/upload',
    '/session',
    '/login',
    '/setup/x',
  ]

  test.each(malformed)('%s is answered 400 everywhere and stored nowhere', async (_, given) => {
    for (const path of targets()) {
      const response = await send(path, given)
      const isTooLarge = given.body.length > bodyLimit(path)
      expect([path, response.status]).toEqual([path, isTooLarge ? 413 : 400])
    }
    expect(await everythingOf(site)).toBe(before)
    expect((await staff.get('/dashboard')).status).toBe(200)
  })

  test.each([
    ['text', 'text/plain'],
    ['a page', 'text/html'],
    ['nothing that has a name', ''],
    ['a list of types', `${FORM}, application/json`],
  ])('a form that says it is %s is answered 415', async (_, type) => {
    for (const path of targets()) {
      expect((await send(path, { type, body: wellFormed })).status).toBe(415)
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('the form that all of these were made from is a good one', async () => {
    const responses = [
      await send('/dashboard/blog/new', { type: MULTIPART, body: wellFormed }),
      await send('/dashboard/blog/new', { type: FORM, body: urlEncoded('a good excerpt') }),
      await send('/session', { type: MULTIPART, body: wellFormed }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 204])
    // The sign-in has ended this browser's earlier session.
    staff = await aStaffMember(site.origin)
    before = await everythingOf(site)
  })

  test('a field that is there twice is answered 400', async () => {
    const twice: [string, string][] = [
      ['title', '/dashboard/blog/new'],
      ['version', `/dashboard/blog/edit/${id}`],
      ['published', '/dashboard/blog/new'],
      ['submission', '/dashboard/blog/new'],
      ['email', '/session'],
      ['password', '/login'],
    ]
    for (const [name, path] of twice) {
      const once = fieldsWith({ published: 'on', submission: 'a' })
      const body = multipart([...once, [name, 'A second one']])
      const { status } = await send(path, { type: MULTIPART, body })
      expect([name, status]).toEqual([name, 400])
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('a file where a text is expected is answered 400', async () => {
    const body = Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"; filename="a.txt"\r\n\r\nA long title\r\n`,
      ),
      multipart(fieldsWith({}).filter(([name]) => name !== 'title')),
    ])
    expect((await send('/dashboard/blog/new', { type: MULTIPART, body })).status).toBe(400)
    expect(await everythingOf(site)).toBe(before)
  })

  test('unusual but honest text is stored as it is and comes back so', async () => {
    const title = 'Ünïcödé \u{1f9f5} \u202eleft\u202c \u0007 \u2028 \u00a0 end'
    const body = multipart(fieldsWith({ title }))
    await send('/dashboard/blog/new', { type: MULTIPART, body })
    expect((await newestRow()).title).toBe(title)
    const { rows } = await listPosts(staff)
    expect(rows.map((each) => each.title)).toContain(title)
  })

  const newestRow = () =>
    site.db
      .selectFrom('blog_posts')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

  function send(path: string, { type, body }: GivenBody): Promise<Answer> {
    const own = { Origin: site.origin, 'Content-Type': type }
    const headers = { ...own, ...cookieOf(staff), ...fromElsewhere() }
    return ask(site, { method: 'POST', path, headers, body })
  }
})
