import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerRequest } from '#app/features/demo/demo-requests.ts'
import {
  addImage,
  AUTH_KEY,
  findImage,
  isMockSignedIn,
  mockSignIn,
  POSTS_KEY,
  readPosts,
  writePosts,
} from '#app/features/demo/demo-store.ts'
import { DEMO_PAIR } from '#app/features/demo/demo-user.ts'
import { aStorage } from '#test/factories/storage.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const IMAGE = { dataUrl: 'data:image/webp;base64,AAAA', format: 'webp' } as const

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('window', { location: { origin: 'http://demo.test' } })
})
afterEach(() => void vi.unstubAllGlobals())

test.each(['{', '[]x', '[{"id":1}]', '"posts"'])(
  'posts that cannot be read (%s) are the samples, not an empty page',
  (text) => {
    localStorage.setItem(POSTS_KEY, text)
    expect(readPosts().map(({ published }) => published)).toEqual(samplePosts.map(() => true))
  },
)

test.each(['', 'yes', '{', 'null', '{"isAuthenticated":"true"}', '[]'])(
  'the text %j under “auth” is no session',
  (text) => {
    localStorage.setItem(AUTH_KEY, text)
    expect(isMockSignedIn()).toBe(false)
  },
)

test('an image is stored under a name of its own for as long as a post names it', () => {
  const paths = [addImage(IMAGE, NOW), addImage(IMAGE, NOW)].map((added) => added.ok && added.value)
  expect(paths).toEqual([0, 1].map((later) => `/images/blog-${NOW.getTime() + later}.webp`))
  const [first = '', second = ''] = paths.map(String)
  writePosts(readPosts().map((post) => ({ ...post, image: first, content: `![](${second})` })))
  writePosts(readPosts().map((post, index) => ({ ...post, image: index === 0 ? first : '' })))
  expect([findImage(first), findImage(second)]).toEqual([IMAGE.dataUrl, IMAGE.dataUrl])
  writePosts(readPosts().slice(1))
  expect([findImage(first), findImage(second)]).toEqual([null, IMAGE.dataUrl])
})

test('the requests of the editor are answered from what is stored, and only with the mock session', async () => {
  const listPages = () => Promise.resolve([{ name: 'U-Visa', path: '/services/u-visa' }])
  const ask = (address: string) => answerRequest(address, {}, listPages)
  expect((await ask('/dashboard/images.json')).status).toBe(401)
  expect(mockSignIn(DEMO_PAIR, NOW)).toBe(true)
  addImage(IMAGE, NOW)
  expect(await (await ask('/dashboard/images.json?q=blog')).json()).toMatchObject({
    images: [{ address: `/images/blog-${NOW.getTime()}.webp`, preview: IMAGE.dataUrl }],
  })
  writePosts(
    readPosts().map((post) => ({ ...post, title: `A visa: ${post.slug}`, published: false })),
  )
  const targets = await ask('/dashboard/link-targets.json?q=VISA')
  const [newest] = readPosts().toSorted((one, other) => +other.createdAt - +one.createdAt)
  expect(((await targets.json()) as unknown[]).slice(0, 2)).toEqual([
    { title: 'U-Visa', address: '/services/u-visa', note: 'Page' },
    { title: newest?.title, address: `/blog/${newest?.slug}`, note: 'Draft' },
  ])
  expect((await ask('/dashboard/drafts/abc')).status).toBe(507)
  localStorage.setItem('copy/someone/new/abc', '{}')
  expect(await (await ask('/dashboard/drafts/abc')).json()).toHaveProperty('savedAt')
})
