import { expect, test } from 'vitest'
import type { CopyServices } from '#app/features/demo/answer-post.ts'
import { DEMO_PAIR, DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { findKeptPicture } from '#app/features/demo/kept-pictures.ts'
import { isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { readCopy } from '#app/features/demo/post-copy.ts'
import { answerInFront } from '#app/features/demo/start-browser-backend.ts'
import { exportCopy, resetCopy } from '#app/features/demo/whole-copy.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { ok } from '#app/platform/result.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { aStorage } from '#test/factories/storage.ts'
import { postBody } from '#test/site.ts'

const ORIGIN = 'http://demo.test'
const NOW = new Date('2026-11-22T12:00:00Z')
const SMALL = 'data:image/webp;base64,AAAA'

/** A browser whose desk is answered from its own copy; what reaches the network is in `sent`. */
function aBrowser(room?: number) {
  const storage = aStorage(room)
  const sent: string[] = []
  const services: CopyServices = {
    storage,
    notes: aStorage(),
    now: () => NOW,
    timeZone: 'America/New_York',
    slugTaken: 'Another post has this address.',
    words: demo,
    shrink: async () => ok({ dataUrl: SMALL, format: 'webp' }),
  }
  const network: typeof fetch = async (input) => {
    sent.push(new URL(input instanceof Request ? input.url : input, ORIGIN).pathname)
    return new Response('from the network')
  }
  const ask = answerInFront(network, services, ORIGIN)
  const send = (method: string, address: string, body?: BodyInit) =>
    ask(ORIGIN + address, { method, body: body ?? null })
  const signIn = (pair: Record<string, string> = DEMO_PAIR) =>
    send('POST', '/session', new URLSearchParams(pair))
  return { storage, sent, send, signIn }
}

async function aSignedInBrowser(room?: number) {
  const browser = aBrowser(room)
  expect((await browser.signIn()).status).toBe(204)
  return browser
}

const aPicture = () => {
  const form = new FormData()
  form.set('file', new File(['picture'], 'porch.jpg', { type: 'image/jpeg' }))
  return form
}

test('only the shown pair signs in, and what is refused is refused as with a backend', async () => {
  const { signIn, storage } = aBrowser()
  const wrong = await signIn({ ...DEMO_PAIR, password: 'something else' })
  expect(wrong.status).toBe(401)
  expect(await wrong.json()).toMatchObject({ toast: { title: 'Login failed' } })
  const empty = await signIn({ email: '', password: '' })
  expect(empty.status).toBe(422)
  expect(await empty.json()).toMatchObject({ problems: { email: 'Email is required' } })
  expect(storage.getItem('auth')).toBeNull()

  expect((await signIn({ ...DEMO_PAIR, email: ` ${DEMO_PAIR.email.toUpperCase()}` })).status).toBe(
    204,
  )
  expect(JSON.parse(storage.getItem('auth') ?? '')).toMatchObject({
    isAuthenticated: true,
    user: { email: DEMO_PAIR.email },
  })
})

test.each(['', 'yes', '{', 'null', '{"isAuthenticated":"true"}', '[]'])(
  'the text %j under “auth” is no session',
  (text) => {
    const storage = aStorage()
    storage.setItem('auth', text)
    expect(isMockSignedIn(storage)).toBe(false)
  },
)

test('nobody reads or writes the copy without the mock session', async () => {
  const { send, storage } = aBrowser()
  expect((await send('GET', '/dashboard/posts.json')).status).toBe(401)
  expect((await send('POST', '/dashboard/posts', postBody(aPostForm()))).status).toBe(401)
  expect(storage.length).toBe(0)
})

test('a post is created, told, saved over and deleted, and nothing of it reaches the network', async () => {
  const { send, sent, storage } = await aSignedInBrowser()
  const created = await send('POST', '/dashboard/posts', postBody(aPostForm()))
  expect(created.status).toBe(201)
  const { id } = (await created.json()) as { id: string }
  expect(readCopy(storage).find((post) => post.id === id)).toMatchObject({
    title: 'What a receipt notice tells you',
    published: false,
    userId: DEMO_USER.id,
    createdAt: NOW,
  })
  expect(await (await send('GET', `/dashboard/posts/${id}`)).json()).toEqual({
    version: 1,
    savedAt: NOW.toISOString(),
    savedBy: null,
  })
  const change = { ...aPostForm({ title: 'A better title' }), version: '1' }
  expect((await send('PUT', `/dashboard/posts/${id}`, postBody(change))).status).toBe(200)
  const stale = await send('PUT', `/dashboard/posts/${id}`, postBody(change))
  expect(stale.status).toBe(409)
  expect(await stale.json()).toMatchObject({ current: { title: 'A better title', version: 2 } })
  expect((await send('DELETE', `/dashboard/posts/${id}`)).status).toBe(200)
  const gone = await send('DELETE', `/dashboard/posts/${id}`)
  expect([gone.status, await gone.json()]).toEqual([404, { message: demo.refusals.missing }])
  expect(sent).toEqual([])
})

test('a post is refused with the messages of the specification', async () => {
  const { send } = await aSignedInBrowser()
  const form = aPostForm({ title: 'Four', image: 'httpx://pictures.example.com/a.jpg' })
  const refused = await send('POST', '/dashboard/posts', postBody(form))
  expect(refused.status).toBe(422)
  expect(await refused.json()).toEqual({
    problems: {
      title: 'Title must be at least 5 characters',
      image: 'Image Required: Please upload an image file or enter a valid image URL.',
    },
  })
})

test('when the browser is full, the message says so and the copy is as it was before', async () => {
  const { send, storage } = await aSignedInBrowser(40_000)
  const before = readCopy(storage)
  const form = aPostForm({ content: 'Too long for here. '.repeat(3_000) })
  const refused = await send('POST', '/dashboard/posts', postBody(form))
  expect([refused.status, await refused.json()]).toEqual([507, { message: demo.refusals.full }])
  expect(readCopy(storage)).toEqual(before)
})

test('a picture is kept as a data URL as long as a post names it', async () => {
  const { send, storage } = await aSignedInBrowser()
  const taken = await send('POST', '/dashboard/images', aPicture())
  expect(taken.status).toBe(201)
  const { path } = (await taken.json()) as { path: string }
  expect(path).toBe(`/images/blog-${NOW.getTime()}.webp`)
  expect(findKeptPicture(storage, path)).toBe(SMALL)
  const second = await send('POST', '/dashboard/images', aPicture())
  expect(await second.json()).toEqual({ path: `/images/blog-${NOW.getTime() + 1}.webp` })

  const form = postBody(aPostForm({ image: path }))
  const { id } = (await (await send('POST', '/dashboard/posts', form)).json()) as { id: string }
  const found = await (await send('GET', '/dashboard/pictures.json?q=')).json()
  expect(found).toMatchObject({ pictures: [{}, { address: path, preview: SMALL }] })
  await send('DELETE', `/dashboard/posts/${id}`)
  expect(findKeptPicture(storage, path)).toBeNull()
})

test('a picture for which there is no room is refused in the specification’s words', async () => {
  const { send } = await aSignedInBrowser(150)
  const refused = await send('POST', '/dashboard/images', aPicture())
  expect(refused.status).toBe(507)
  expect(await refused.json()).toEqual({
    problems: { image: expect.stringMatching(/^Image Upload Failed: .*no room left for pictures/) },
  })
})

test('a typed text counts as kept only where the browser has it', async () => {
  const { send, storage } = await aSignedInBrowser()
  const id = '00000000-0000-4000-8000-000000000abc'
  expect((await send('PUT', `/dashboard/copies/${id}`)).status).toBe(507)
  storage.setItem(`copy/${DEMO_USER.id}/new/${id}`, '{}')
  expect(await (await send('PUT', `/dashboard/copies/${id}`)).json()).toEqual({
    savedAt: NOW.toISOString(),
  })
})

test('what the desk does not know goes to the network, other sites’ addresses as well', async () => {
  const { send, sent } = await aSignedInBrowser()
  await send('GET', '/assets/editor.js')
  await send('GET', '/dashboard/messages.json')
  expect(sent).toEqual(['/assets/editor.js', '/dashboard/messages.json'])
})

test('the copy is exported whole, and a reset brings the three samples back', async () => {
  const { send, storage } = await aSignedInBrowser()
  const samples = readCopy(storage)
  expect(samples.map(({ published }) => published)).toEqual([true, true, true])
  await send('POST', '/dashboard/images', aPicture())
  await send('POST', '/dashboard/posts', postBody(aPostForm()))
  const whole = JSON.parse(exportCopy(storage, NOW)) as { posts: unknown[]; pictures: object }
  expect(whole.posts).toHaveLength(4)
  expect(Object.values(whole.pictures)).toEqual([SMALL])
  resetCopy(storage)
  expect(readCopy(storage)).toEqual(samples)
  expect(isMockSignedIn(storage)).toBe(true)
  expect(JSON.parse(exportCopy(storage, NOW))).toMatchObject({ pictures: {} })
})

test.each(['{', '[]x', '[{"id":1}]', '"posts"'])(
  'a copy that cannot be read (%s) is the three samples, not an empty page',
  (text) => {
    const storage = aStorage()
    storage.setItem('demo-posts', text)
    expect(readCopy(storage)).toHaveLength(3)
  },
)
