import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardRequests, sessionFetch } from '#app/platform/session-guard.ts'
import { aBrowserOfTabs, aSessionServer, pass } from '#test/factories/session.ts'

const SAVE = '/dashboard/images'

/** A dashboard on which saving takes a session. `saved` are the texts that arrived. */
function aDesk() {
  const server = aSessionServer()
  const { client } = aBrowserOfTabs(server).openTab()
  const saved: string[] = []
  const send = vi.fn<typeof fetch>(async (address, init) => {
    if (address === '/dashboard/forbidden') return new Response(null, { status: 401 })
    if (!server.state()) return Response.json({ message: 'Auth session missing!' }, { status: 401 })
    saved.push(await new Response(init?.body).text())
    return new Response(null, { status: 204 })
  })
  vi.stubGlobal('fetch', send)
  const stop = guardRequests(client)
  return { server, client, saved, send, stop }
}

let desk: ReturnType<typeof aDesk>
beforeEach(() => {
  vi.useFakeTimers()
  desk = aDesk()
})
afterEach(() => {
  desk.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Types the password in place. */
async function signInAgain(): Promise<void> {
  void desk.client.signIn({ email: 'anna@example.com', password: 'right' })
  await pass(1)
}

test('what is saved without a session waits for the password, and is then saved once', async () => {
  desk.server.session = null
  const saving = sessionFetch(SAVE, { method: 'PUT', body: 'the text' })
  await pass(1)
  expect(desk.client.isAwaited()).toBe(true)
  void desk.client.askForPassword()
  await signInAgain()
  expect((await saving).status).toBe(204)
  expect(desk.saved).toEqual(['the text'])
  expect(desk.client.isAwaited()).toBe(false)
})

test('several at once wait for one password', async () => {
  desk.server.session = null
  const saving = ['one', 'two', 'three'].map((body) => sessionFetch(SAVE, { method: 'PUT', body }))
  await pass(1)
  await signInAgain()
  expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([204, 204, 204])
  expect(desk.saved.toSorted()).toEqual(['one', 'three', 'two'])
})

test('put aside, the question leaves the refusal to whoever sent the request', async () => {
  desk.server.session = null
  const saving = sessionFetch(SAVE, { method: 'PUT', body: 'the text' })
  await pass(1)
  desk.client.putAside()
  const answer = await saving
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Auth session missing!' }])
})

test('a refusal for another reason passes through', async () => {
  const refused = sessionFetch('/dashboard/forbidden', { method: 'POST' })
  await pass(1)
  expect((await refused).status).toBe(401)
  expect(desk.client.view()).toMatchObject({ isSignedIn: true, isAsking: false })
})

test('with a server that cannot say whether there is a session, the refusal passes through', async () => {
  desk.server.session = null
  desk.server.weather = 503
  const saving = sessionFetch(SAVE, { method: 'PUT', body: 'the text' })
  await pass(1)
  expect((await saving).status).toBe(401)
  expect(desk.client.view()).toMatchObject({ isSignedIn: true, isAsking: false })
})

test('what the editor keeps by itself asks for the password once, and not again when that was put aside', async () => {
  desk.server.session = null
  const keep = () =>
    sessionFetch('/dashboard/copies/1', { method: 'PUT', body: 'half', isBackground: true })
  const first = keep()
  await pass(1)
  expect(desk.client.view().isAsking).toBe(true)
  desk.client.putAside()
  expect((await first).status).toBe(401)
  const second = keep()
  await pass(1)
  expect((await second).status).toBe(401)
  expect(desk.client.view().isAsking).toBe(false)
  // Whoever presses Save is asked again.
  void sessionFetch(SAVE, { method: 'PUT', body: 'whole' })
  await pass(1)
  expect(desk.client.view().isAsking).toBe(true)
  await signInAgain()
  expect((await keep()).status).toBe(204)
})

test('before the session is looked after, and afterwards, a refusal stays a refusal', async () => {
  desk.server.session = null
  desk.stop()
  const answer = await sessionFetch(SAVE, { method: 'POST' })
  expect(answer.status).toBe(401)
  expect(desk.send).toHaveBeenCalledTimes(1)
})
