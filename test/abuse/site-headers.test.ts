import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  ask,
  type Asked,
  cookieOf,
  directivesOf,
  openWatchedSite,
  savePost,
  uploadPicture,
} from '#test/abuse/site-world.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { ROOT } from '#test/fixtures/image-world.ts'
import { cornersPicture } from '#test/fixtures/pictures.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody, STAFF } from '#test/site.ts'

const picture = new Uint8Array(await cornersPicture({ width: 500, height: 300 }).png().toBuffer())

/** Names that an asked address may use. */
type Names = {
  id: string
  slug: string
  draft: string
  image: string
  asset: string
  origin: string
}

type Kind = [name: string, status: number, asked: (names: Names) => Asked & { as?: 'staff' }]

const form = (names: Names, changes: Partial<Asked>): Asked => ({
  method: 'POST',
  path: '/login',
  ...changes,
  headers: { Origin: names.origin, ...changes.headers },
})

// Abuse 28: one of every kind of answer that the built site gives.
const kinds: Kind[] = [
  ['a page', 200, () => ({ path: '/' })],
  ['a page from the cache', 200, () => ({ path: '/' })],
  ['a page, its head alone', 200, () => ({ path: '/', method: 'HEAD' })],
  ['the list', 200, () => ({ path: '/blog' })],
  ['a search', 200, () => ({ path: '/blog?q=visa' })],
  ['a post', 200, ({ slug }) => ({ path: `/blog/${slug}` })],
  ['a move to a post', 301, ({ id }) => ({ path: `/blog/${id}` })],
  ['a draft', 200, ({ draft }) => ({ path: `/blog/${draft}`, as: 'staff' })],
  ['the sign-in', 200, () => ({ path: '/login' })],
  ['the desk', 200, () => ({ path: '/dashboard', as: 'staff' })],
  ['the editor', 200, () => ({ path: '/dashboard/blog/new', as: 'staff' })],
  ['data of a page', 200, () => ({ path: '/blog.data' })],
  ['data of the desk', 200, () => ({ path: '/dashboard.data', as: 'staff' })],
  ['the guard', 302, () => ({ path: '/dashboard' })],
  ['the guard, for data', 202, () => ({ path: '/dashboard.data' })],
  ['no such page', 404, () => ({ path: '/nothing' })],
  ['no such post', 404, () => ({ path: '/blog/nothing' })],
  ['no such picture', 404, () => ({ path: '/images/blog-1.jpg' })],
  ['no such link', 404, () => ({ path: '/setup/nothing' })],
  ['a picture', 200, ({ image }) => ({ path: image, as: 'staff' })],
  ['a static file', 200, ({ asset }) => ({ path: asset })],
  ['an icon', 200, () => ({ path: '/icons/favicon.svg' })],
  ['a font', 200, () => ({ path: '/fonts/andada-pro-roman-400-700-v1.woff2' })],
  ['the feed', 200, () => ({ path: '/feed.xml' })],
  ['the map for search engines', 200, () => ({ path: '/sitemap.xml' })],
  ['the rules for the next page', 200, () => ({ path: '/speculation-rules.json' })],
  ['a sign of life', 200, () => ({ path: '/healthz' })],
  ['readiness', 200, () => ({ path: '/readyz' })],
  ['an unreadable address', 400, () => ({ path: '/%ff' })],
  [
    'an unreadable form',
    400,
    (names) => form(names, { headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  ],
  [
    'a wrong password',
    401,
    (names) => form(names, { body: new URLSearchParams({ ...STAFF, password: 'x' }) }),
  ],
  [
    'a wrong password, by script',
    401,
    (names) =>
      form(names, { path: '/session', body: new URLSearchParams({ ...STAFF, password: 'x' }) }),
  ],
  ['a change without a session', 401, (names) => form(names, { path: '/dashboard.data' })],
  [
    'a change without a session, as a form',
    401,
    (names) => form(names, { path: '/dashboard/blog/new' }),
  ],
  ['a forged change', 403, () => ({ method: 'POST', path: '/login', headers: { Origin: 'null' } })],
  ['a method that is not there', 405, () => ({ method: 'OPTIONS', path: '/' })],
  ['a method that this address has not', 405, (names) => form(names, { path: '/blog' })],
  ['reading what is only written', 405, () => ({ path: '/dashboard/copies/x', as: 'staff' })],
  [
    'too much',
    413,
    (names) => form(names, { body: 'x'.repeat(20_000), headers: { 'Content-Type': 'text/plain' } }),
  ],
  [
    'another kind of body',
    415,
    (names) => form(names, { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
  ],
  ['a refused form', 422, (names) => form(names, { body: new URLSearchParams({ email: '' }) })],
  [
    'a refused post',
    422,
    (names) => ({
      ...form(names, { path: '/dashboard/blog/new.data', body: postBody({ title: '' }) }),
      as: 'staff',
    }),
  ],
  [
    'a made post',
    202,
    (names) => ({
      ...form(names, { path: '/dashboard/blog/new.data', body: postBody({ ...aPostForm() }) }),
      as: 'staff',
    }),
  ],
  [
    'a made post, as a form',
    303,
    (names) => ({
      ...form(names, { path: '/dashboard/blog/new', body: postBody({ ...aPostForm() }) }),
      as: 'staff',
    }),
  ],
  ['a sign-out', 303, (names) => form(names, { path: '/logout' })],
]

describe('the site', () => {
  let names: Names
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    const { id, slug } = await savePost(staff, { published: true })
    const draft = (await savePost(staff)).slug
    const { path: image } = (await (await uploadPicture(staff, picture)).json()) as { path: string }
    const assets = readdirSync(path.join(ROOT, 'build/client/assets'))
    const script = assets.find((name) => name.endsWith('.js')) ?? ''
    names = { id, slug, draft, image, asset: `/assets/${script}`, origin: site.origin }
  })

  test.each(kinds)('says how its answer may be used: %s (%i)', async (_, status, describeAsked) => {
    const { as, ...asked } = describeAsked(names)
    const headers = { ...(as === 'staff' && cookieOf(staff)), ...asked.headers }
    const answer = await ask(site, { ...asked, headers })
    expect(answer.status).toBe(status)
    expectProtected(answer)
  })
})

function expectProtected({ headers, text }: Answer): void {
  const policy = directivesOf(headers)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('form-action')).toMatch(/^'(none|self)'$/)
  expect(policy.get('script-src') ?? '').not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('geolocation=()')
  expect(headers['x-request-id']).toMatch(/^[\w-]{9,}$/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(headers[name]).toBeUndefined()
  expect(text).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|Unexpected Server Error/)
}
