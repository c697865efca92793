import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import {
  ask,
  cookieOf,
  expectProtected,
  openWatchedSite,
  type Requested,
  saveImage,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody, STAFF } from '#test/site.ts'

const imageFile = new Uint8Array(await cornersImage({ width: 500, height: 300 }).png().toBuffer())

const FORM = 'application/x-www-form-urlencoded'

type Request = Requested & { by?: 'staff' }

const read = (path: string): Request => ({ path })
const write = (path: string, fields: Record<string, string | boolean> = {}): Request => ({
  method: 'POST',
  path,
  body: postBody(fields),
})
const send = (body: string, type: string): Request => ({
  method: 'POST',
  path: '/login',
  body,
  headers: { 'Content-Type': type },
})
const byStaff = (request: Request): Request => ({ ...request, by: 'staff' })
const WRONG = { ...STAFF, password: 'x' }

// Abuse 28.
const kinds: [name: string, status: number, request: Request][] = [
  ['a page', 200, read('/')],
  ['a page from the cache', 200, read('/')],
  ['a page, its head alone', 200, { path: '/', method: 'HEAD' }],
  ['the list', 200, read('/blog')],
  ['a search', 200, read('/blog?q=visa')],
  ['a post', 200, read('/blog/{slug}')],
  ['a move to a post', 301, read('/blog/{id}')],
  ['a draft', 200, byStaff(read('/blog/{draft}'))],
  ['the sign-in', 200, read('/login')],
  ['the desk', 200, byStaff(read('/dashboard'))],
  ['the editor', 200, byStaff(read('/dashboard/blog/new'))],
  ['data of a page', 200, read('/blog.data')],
  ['data of the desk', 200, byStaff(read('/dashboard.data'))],
  ['the guard', 302, read('/dashboard')],
  ['the guard, for data', 202, read('/dashboard.data')],
  ['no such page', 404, read('/nothing')],
  ['no such post', 404, read('/blog/nothing')],
  ['no such image', 404, read('/images/blog-1.jpg')],
  ['no such link', 404, read('/setup/nothing')],
  ['an image', 200, byStaff(read('{image}'))],
  ['a static file', 200, read('{asset}')],
  ['an icon', 200, read('/icons/favicon.svg')],
  ['a font', 200, read('/fonts/andada-pro-roman-560-v2.woff2')],
  ['the feed', 200, read('/feed.xml')],
  ['the map for search engines', 200, read('/sitemap.xml')],
  ['a sign of life', 200, read('/healthz')],
  ['readiness', 200, read('/readyz')],
  ['an unreadable address', 400, read('/%ff')],
  ['an unreadable form', 400, send('{}', 'application/json')],
  ['a wrong password', 401, write('/login', WRONG)],
  ['a wrong password, by script', 401, write('/session', WRONG)],
  ['a change without a session', 401, write('/dashboard.data')],
  ['a change without a session, as a form', 401, write('/dashboard/blog/new')],
  ['a forged change', 403, { method: 'POST', path: '/login', headers: { Origin: 'null' } }],
  ['a method that is not there', 405, { method: 'OPTIONS', path: '/' }],
  ['a method that this address has not', 405, write('/blog')],
  ['reading what is only written', 405, byStaff(read('/dashboard/drafts/x'))],
  ['too much', 413, send('x'.repeat(20_000), FORM)],
  ['another kind of body', 415, send('x', 'text/plain')],
  ['a refused form', 422, write('/login', { email: '' })],
  ['a refused post', 422, byStaff(write('/dashboard/blog/new.data', { title: '' }))],
  ['a made post', 202, byStaff(write('/dashboard/blog/new.data', aPostForm()))],
  ['a made post, as a form', 303, byStaff(write('/dashboard/blog/new', aPostForm()))],
  ['a sign-out', 303, write('/logout')],
]

const names: Record<string, string> = {}
const site = openedOnce(() => openWatchedSite('sqlite'))
const staff = openedOnce(() => aStaffMember(site.origin))
beforeAll(async () => {
  const { id, slug } = await savePost(staff, { published: true })
  const draft = (await savePost(staff)).slug
  const image = await saveImage(staff, imageFile)
  const assets = readdirSync(join(ROOT, 'build/client/assets'))
  const script = assets.find((name) => name.endsWith('.js')) ?? ''
  Object.assign(names, { id, slug, draft, image, asset: `/assets/${script}` })
})

test.each(kinds)('says how its answer may be used: %s (%i)', async (_, status, request) => {
  const path = request.path.replace(/\{(\w+)\}/, (__, name: string) => names[name] ?? '')
  const origin = request.method === 'POST' && { Origin: site.origin }
  const cookie = request.by === 'staff' && cookieOf(staff)
  const response = await ask(site, {
    ...request,
    path,
    headers: { ...origin, ...cookie, ...request.headers },
  })
  expect(response.status).toBe(status)
  expectProtected(response)
})
