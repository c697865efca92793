import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendAndCut } from '#test/abuse/cut-request.ts'
import {
  ask,
  cookieOf,
  everythingOf,
  openWatchedSite,
  savePost,
  submitPost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost, updatePost } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, STAFF } from '#test/site.ts'

const LONG_AGO = '1999-01-01T00:00:00.000Z'

const COLUMNS = {
  id: '00000000-0000-7000-8000-000000000000',
  user_id: 'somebody else',
  userId: 'somebody else',
  publish_at: LONG_AGO,
  unpublish_at: LONG_AGO,
  reviewed_by: 'somebody else',
  created_at: LONG_AGO,
  createdAt: LONG_AGO,
  updated_at: LONG_AGO,
  published_at: LONG_AGO,
  deleted_at: LONG_AGO,
  submission_id: 'sample:chosen',
  words: 'zanzibar',
  names: 'zanzibar',
  sample: 'true',
  role: 'admin',
  is_admin: 'true',
  'post[user_id]': 'somebody else',
  constructor: 'polluted',
}

describe.each(databaseKinds)('a form on %s', (kind) => {
  let ownId: string
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const posts = () => site.db.selectFrom('blog_posts').selectAll()
  const rowOf = (title: string) => posts().where('title', '=', title).executeTakeFirstOrThrow()
  const rowById = (id: string) => posts().where('id', '=', id).executeTakeFirstOrThrow()
  beforeAll(async () => {
    ownId = (await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
  })

  // Abuse 11.
  test('sets no column of a new post that is not its own, and cannot pass it off as a sample', async () => {
    for (const path of ['/dashboard/blog/new', '/dashboard/blog/new.data']) {
      const title = `Fields by ${path}`
      const body = overloaded({ ...aPostForm({ title }), version: '99' })
      expect((await staff.post(path, body)).status).toBeLessThan(304)
      const row = await rowOf(title)
      const own = { user_id: ownId, version: 1, deleted_at: null, submission_id: null }
      expect(row).toMatchObject(own)
      expect(row.slug).toMatch(/^fields-by/)
      expect(row.id).not.toBe(COLUMNS.id)
      for (const at of [row.created_at, row.updated_at])
        expect(Date.now() - Number(new Date(at))).toBeLessThan(60_000)
      expect(row.published_at).toBeNull()
      const found = site.db.selectFrom('post_search').selectAll().where('post_id', '=', row.id)
      expect(JSON.stringify(await found.executeTakeFirstOrThrow())).not.toContain('zanzibar')
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('sets no column of a saved post that is not its own, and none of another post', async () => {
    const [{ id }, other] = [await savePost(staff), await savePost(staff)]
    const [before, beside] = [await rowById(id), await rowById(other.id)]
    const body = overloaded({ ...aPostForm({ title: 'Saved once more' }), version: '1' })
    body.set('id', other.id)
    expect((await updatePost(staff, id, body)).status).toBe(303)
    const after = await rowById(id)
    // The address of a draft follows its title.
    const { slug, title, updated_at } = after
    expect(after).toEqual({ ...before, slug, title, updated_at, version: 2 })
    expect(title).toBe('Saved once more')
    expect(await rowById(other.id)).toEqual(beside)
  })

  test('makes no account and no administrator of anyone who signs in', async () => {
    const listUsers = async () => {
      const rows = await site.db.selectFrom('users').selectAll().execute()
      return rows.map((user) => ({ ...user, last_sign_in_at: null }))
    }
    const before = await listUsers()
    const post = (path: string, form: Record<string, string>) =>
      aVisitor(site.origin).post(path, new URLSearchParams(form))
    const more = { ...COLUMNS, name: 'Eve', email_verified: 'false', disabled_at: '' }
    expect((await post('/session', { ...more, ...STAFF })).status).toBe(204)
    const everybody = await everythingOf(site)
    await post('/login', { ...more, email: 'eve@example.com', password: 'x' })
    await post('/setup/x', { email: 'eve@example.com', password: 'a long password' })
    expect(await everythingOf(site)).toBe(everybody)
    expect(await listUsers()).toEqual(before)
  })

  // Abuse 18.
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
  ]
  const names = ['next', 'redirect', 'redirectTo', 'returnTo', 'callbackURL', 'url', 'continue']

  test.each(elsewhere)('does not decide where a sign-in leads: %s', async (target) => {
    const named = Object.fromEntries(names.map((name) => [name, target]))
    const query = new URLSearchParams(named).toString()
    const visitor = aVisitor(site.origin)
    const headers = { Referer: 'https://evil.example/' }
    const form = new URLSearchParams({ ...STAFF, ...named })
    const response = await visitor.post(`/login?${query}`, form, { headers })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard'])
    const again = await visitor.get(`/login?${query}`)
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/dashboard'])
    expect(await visitor.text(`/login.data?${query}`)).not.toContain('evil')
    const out = await visitor.post(`/logout?${query}`, new URLSearchParams(named))
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
    const guard = await visitor.get(`/dashboard?${query}`)
    expect([guard.status, guard.headers.get('Location')]).toEqual([302, '/login'])
  })

  test.each([
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/dashboard//evil.example',
    '/blog//evil.example',
    '/.//evil.example',
  ])('is not needed for a redirect away from the site either: %s', async (path) => {
    for (const headers of [{}, cookieOf(staff)]) {
      const response = await ask(site, { path, headers })
      const location = String(response.headers['location'] ?? '/')
      expect(location).toMatch(/^\/(?![/\\])/)
    }
  })

  const formOf = (title: string, submission: string) => ({ ...aPostForm({ title }), submission })
  const expectOne = async (title: string) =>
    expect(await posts().where('title', '=', title).execute()).toHaveLength(1)

  test('sent twice at the same moment makes one post, and every press is told of it', async () => {
    const title = 'Pressed ten times'
    const html = await staff.text('/dashboard/blog/new')
    const [, submission = ''] = /name="submission"[^>]*value="([0-9a-f-]{36})"/.exec(html) ?? []
    expect(submission).not.toBe('')
    const presses = Array.from({ length: 10 }, () => submitPost(staff, formOf(title, submission)))
    for (const { status, headers } of await Promise.all(presses))
      expect([status, headers.get('Location')]).toEqual([303, '/dashboard'])
    await expectOne(title)
  })

  test('sent again after the connection was cut before the answer makes one post, wherever it was cut', async () => {
    for (const delay of [0, 1, 2, 4, 8, 16, 40]) {
      const title = `Cut after ${delay} ms`
      const submission = randomUUID()
      const form = formOf(title, submission)
      await sendAndCut(site, '/dashboard/blog/new', postBody(form), delay, cookieOf(staff))
      const response = await submitPost(staff, form)
      expect(response.status).toBe(303)
      await expectOne(title)
    }
  })

  test('that deletes deletes once, however often it is sent', async () => {
    const { id } = await savePost(staff)
    const presses = Array.from({ length: 5 }, () => deletePost(staff, id))
    const statuses = (await Promise.all(presses)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['303', '404', '404', '404', '404'])
  })

  function overloaded(form: Record<string, string | boolean>): FormData {
    const body = postBody({ ...form, submission: 'sample:what-a-receipt-notice-tells-you' })
    for (const [name, value] of Object.entries(COLUMNS)) body.set(name, value)
    body.set('__proto__', 'polluted')
    body.set('__proto__[polluted]', 'yes')
    return body
  }
})
