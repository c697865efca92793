import { describe, expect, test } from 'vitest'
import {
  ask,
  changePost,
  cookieOf,
  fromElsewhere,
  openWatchedSite,
  savePost,
  submitPost,
  type WatchedSite,
} from '#test/abuse/site-fixture.ts'
import { storedTexts } from '#test/abuse/stored-texts.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, STAFF, type Visitor } from '#test/site.ts'

describe.each(databaseKinds)('a session on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))

  // Abuse 7.
  test('is over at the sign-out, also for anyone who has copied its cookie', async () => {
    const staff = await aStaffMember(site.origin)
    const { id } = await savePost(staff)
    const thief = aVisitor(site.origin, new Map(staff.jar))
    expect((await thief.get('/dashboard')).status).toBe(200)
    expect((await staff.post('/logout', new URLSearchParams())).status).toBe(303)
    const stolen = cookieOf(thief)
    for (const page of ['/dashboard', '/dashboard/blog/new', `/dashboard/blog/edit/${id}`]) {
      const { status, headers: told, text } = await ask(site, { path: page, headers: stolen })
      expect([status, told['location'], text]).toEqual([302, '/login', ''])
    }
    const headers = { ...stolen, Accept: 'application/json' }
    const data = await ask(site, { path: '/dashboard/images.json', headers })
    expect([data.status, data.text]).toEqual([401, '{"message":"Auth session missing!"}'])
    expect((await ask(site, { path: '/dashboard.data', headers: stolen })).text).not.toContain(id)
    expect((await ask(site, { path: `/blog/${id}`, headers: stolen })).status).toBe(404)
    const body = new URLSearchParams({ act: 'delete', post: id })
    const change = { method: 'POST', path: '/dashboard', body }
    const refused = await ask(site, { ...change, headers: { ...stolen, Origin: site.origin } })
    expect(refused.status).toBe(401)
  })

  test('leaves nothing that the Back button could show: no answer to staff may be kept', async () => {
    const staff = await aStaffMember(site.origin)
    const { id, slug } = await savePost(staff)
    const responses: [string, Response][] = []
    const desk = [
      '',
      '.data',
      '?q=visa',
      '/blog/new',
      '/pictures.json',
      '/link-targets.json',
      '/unknown',
    ]
    const posts = [`/dashboard/blog/edit/${id}`, '/dashboard/blog/edit/unknown', `/blog/${slug}`]
    const others = [`/blog/${id}`, '/', '/blog', '/login', '/logout', '/unknown']
    const pages = [...desk.map((rest) => `/dashboard${rest}`), ...posts, ...others]
    for (const page of pages) responses.push([page, await staff.get(page)])
    const bad = aPostForm({ title: '' })
    responses.push(
      ['refused', await staff.post('/dashboard/blog/new.data', postBody(bad))],
      ['refused form', await submitPost(staff, bad)],
      ['created', await submitPost(staff, aPostForm())],
      ['saved', await changePost(staff, id, { title: 'Saved by one' })],
      ['conflict', await changePost(staff, id, { title: 'And by another' })],
      ['deleted', await deletePost(staff, id)],
      ['signed out', await staff.post('/logout', new URLSearchParams())],
      ['guard', await staff.get('/dashboard')],
    )
    for (const [name, response] of responses) {
      expect([name, response.headers.get('Cache-Control')]).toEqual([name, 'private, no-store'])
      expect([name, response.headers.get('ETag')]).toEqual([name, null])
    }
    expect(responses.map(([, { status }]) => status)).toContain(409)
  })

  // Abuse 8.
  test('has its token in the cookie alone: in no body, no header but that one, no log line, no table and no file', async () => {
    const { tokens, seen } = await tour(site)
    const secrets = [...tokens, STAFF.password]
    expect(tokens.map((token) => /^\w{32}$/.test(token))).toEqual([true, true])
    expect(seen.length).toBeGreaterThan(15)
    expect(site.lines.length).toBeGreaterThan(15)
    const kept = await storedTexts(site)
    const places = [...seen.map((text): [string, string] => [text.slice(0, 80), text]), ...kept]
    for (const [name, text] of [...places, ['log', site.lines.join('\n')] as const]) {
      const leaked = secrets.filter((secret) => text.includes(secret))
      expect([name, leaked]).toEqual([name, []])
    }
    expect(site.lines.join('\n')).not.toContain(STAFF.email)
    // Proves that the search covers the data, with the email and the open session in it.
    expect(kept.find(([name]) => name === 'users')?.[1]).toContain(STAFF.email)
    expect(kept.find(([name]) => name === 'sessions')?.[1]).toContain('token_hash')
  })
})

async function tour({ origin }: WatchedSite): Promise<{ tokens: string[]; seen: string[] }> {
  const seen: string[] = []
  const staff = aVisitor(origin)
  const see = async (response: Promise<Response>) => {
    const { headers, status } = await response
    const told = [...headers].filter(([name]) => name !== 'set-cookie')
    seen.push(`${status} ${JSON.stringify(told)} ${await (await response).text()}`)
  }
  await see(staff.post('/login', new URLSearchParams({ ...STAFF, password: 'a guess' })))
  await see(staff.post('/login', new URLSearchParams(STAFF)))
  await see(staff.post('/session', new URLSearchParams(STAFF), { headers: fromElsewhere() }))
  const tokens = [tokenOf(staff)]
  const { id, slug } = await savePost(staff)
  const pages = ['/', '/blog', '/login', '/dashboard', '/dashboard.data']
  const ofPost = [`/blog/${id}`, `/blog/${slug}`, `/dashboard/blog/edit/${id}`]
  const others = [
    '/dashboard/images.json',
    '/dashboard/link-targets.json',
    '/unknown',
    '/dashboard/blog/new',
  ]
  for (const page of [...pages, ...others, ...ofPost]) await see(staff.get(page))
  await see(changePost(staff, id))
  await see(deletePost(staff, id))
  const other = aVisitor(origin, new Map(staff.jar))
  await see(other.post('/logout', new URLSearchParams()))
  await see(staff.get('/dashboard'))
  await see(staff.post('/login', new URLSearchParams(STAFF)))
  tokens.push(tokenOf(staff))
  return { tokens, seen }
}

function tokenOf({ jar }: Visitor): string {
  return jar.get('site.session_token')?.split('.')[0] ?? ''
}
