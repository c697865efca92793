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
import {
  EXPIRY,
  fieldsWith,
  FORM,
  type GivenBody,
  MULTIPART,
  multipart,
  unreadable,
  unstorable,
  urlEncoded,
  wellFormed,
} from '#test/abuse/malformed-bodies.ts'
import { openedOnce } from '#test/opened.ts'
import { listPosts } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

// Abuse 25.
describe.each(databaseKinds)('on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  let staff: Visitor
  let id: string
  let before: string
  beforeAll(async () => {
    staff = await aStaffMember(site.origin)
    id = (await savePost(staff)).id
    before = await everythingOf(site)
  })

  const targets = (): [string, string][] => [
    ['POST', '/dashboard'],
    ['POST', '/dashboard/bulk'],
    ['POST', '/dashboard/blog/new.data'],
    ['POST', '/dashboard/blog/new'],
    ['POST', `/dashboard/blog/edit/${id}`],
    ['POST', '/dashboard/images'],
    ['POST', '/session'],
    ['POST', '/login'],
    ['POST', '/setup/x'],
  ]

  test.each([...unreadable, ...unstorable])(
    '%s is answered 400 everywhere and stored nowhere',
    async (_, given) => {
      for (const [method, path] of targets()) {
        const response = await send(method, path, given)
        const isTooLarge = given.body.length > bodyLimit(path)
        expect([path, response.status]).toEqual([path, isTooLarge ? 413 : 400])
      }
      expect(await everythingOf(site)).toBe(before)
      expect((await staff.get('/dashboard')).status).toBe(200)
    },
  )

  test.each([
    ['text', 'text/plain'],
    ['a page', 'text/html'],
    ['nothing that has a name', ''],
    ['a list of types', `${FORM}, application/json`],
  ])('a form that says it is %s is answered 415', async (_, type) => {
    for (const [method, path] of targets()) {
      expect((await send(method, path, { type, body: wellFormed })).status).toBe(415)
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('the form that all of these were made from is a good one', async () => {
    const responses = [
      await send('POST', '/dashboard/blog/new', { type: MULTIPART, body: wellFormed }),
      await send('POST', '/dashboard/blog/new', { type: FORM, body: urlEncoded('a good excerpt') }),
      await send('POST', '/session', { type: MULTIPART, body: wellFormed }),
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
      const { status } = await send('POST', path, { type: MULTIPART, body })
      expect([name, status]).toEqual([name, 400])
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('a file where a text is expected is answered 400', async () => {
    const body = Buffer.concat([
      Buffer.from(
        `--${EXPIRY}\r\nContent-Disposition: form-data; name="title"; filename="a.txt"\r\n\r\nA long title\r\n`,
      ),
      multipart(fieldsWith({}).filter(([name]) => name !== 'title')),
    ])
    expect((await send('POST', '/dashboard/blog/new', { type: MULTIPART, body })).status).toBe(400)
    expect(await everythingOf(site)).toBe(before)
  })

  test('a form that names the prototype changes only what it may', async () => {
    const names = ['__proto__', 'constructor', 'toString', '__proto__[published]', 'hasOwnProperty']
    const body = multipart([
      ...fieldsWith({}),
      ...names.map((name): [string, string] => [name, 'on']),
    ])
    const response = await send('POST', '/dashboard/blog/new', { type: MULTIPART, body })
    expect(response.status).toBe(303)
    const row = await newestRow()
    expect([Boolean(row.published), Reflect.get({}, 'published')]).toEqual([false, undefined])
  })

  test('unusual but honest text is stored as it is and comes back so', async () => {
    const title = 'Ünïcödé \u{1f9f5} \u202eleft\u202c \u0007 \u2028 \u00a0 end'
    const body = multipart(fieldsWith({ title }))
    await send('POST', '/dashboard/blog/new', { type: MULTIPART, body })
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

  function send(method: string, path: string, { type, body }: GivenBody): Promise<Answer> {
    const own = { Origin: site.origin, 'Content-Type': type }
    const headers = { ...own, ...cookieOf(staff), ...fromElsewhere() }
    return ask(site, { method, path, headers, body })
  }
})
