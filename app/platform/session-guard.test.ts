import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSignOut } from '#app/features/auth/sessions/session-events.ts'
import { guardRequests, sessionFetch } from '#app/platform/session-guard.ts'
import { aBrowserOfTabs, aSessionServer, pass } from '#test/factories/session.ts'

const SAVE = '/dashboard/images/upload'

function aDashboard() {
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
  const page = { isWriting: true, leftFor: null as string | null }
  client.onEvent((event) => {
    if (event.type !== 'SIGNED_OUT') return
    const way = afterSignOut(event.reason, page.isWriting || client.isAwaited())
    if (way === 'ask-in-place') void client.askForPassword()
    else page.leftFor = way.to
  })
  return { server, client, saved, send, stop, page }
}

let dashboard: ReturnType<typeof aDashboard>
beforeEach(() => {
  vi.useFakeTimers()
  dashboard = aDashboard()
})
afterEach(() => {
  dashboard.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function signInAgain(): Promise<void> {
  void dashboard.client.signIn({ email: 'anna@example.com', password: 'right' })
  await pass(1)
}

test('what is saved without a session waits for one password, and is then saved once', async () => {
  dashboard.server.session = null
  const saving = ['one', 'two', 'three'].map((body) => sessionFetch(SAVE, { method: 'PUT', body }))
  await pass(1)
  expect(dashboard.client.isAwaited()).toBe(true)
  void dashboard.client.askForPassword()
  await signInAgain()
  expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([204, 204, 204])
  expect(dashboard.saved.toSorted()).toEqual(['one', 'three', 'two'])
  expect(dashboard.client.isAwaited()).toBe(false)
})

test('dismissed, the question leaves the refusal to anyone who sent the request', async () => {
  dashboard.server.session = null
  const saving = sessionFetch(SAVE, { method: 'PUT', body: 'the text' })
  await pass(1)
  dashboard.client.dismiss()
  const response = await saving
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'Auth session missing!' })
})

test.each([
  ['is refused for another reason', '/dashboard/forbidden', 'fine'],
  ['is refused and the server cannot say whether there is a session', SAVE, 503],
] as const)('what %s passes through', async (_, address, weather) => {
  if (weather !== 'fine') dashboard.server.session = null
  dashboard.server.weather = weather
  const refused = sessionFetch(address, { method: 'POST' })
  await pass(1)
  expect((await refused).status).toBe(401)
  expect(dashboard.client.view()).toMatchObject({ isSignedIn: true, isAsking: false })
})

test('what the editor keeps by itself asks for the password once, and not again when that was dismissed', async () => {
  dashboard.server.session = null
  const autosave = () =>
    sessionFetch('/dashboard/drafts/1', { method: 'PUT', body: 'half', isBackground: true })
  const first = autosave()
  await pass(1)
  expect(dashboard.client.view().isAsking).toBe(true)
  dashboard.client.dismiss()
  expect((await first).status).toBe(401)
  const second = autosave()
  await pass(1)
  expect((await second).status).toBe(401)
  expect(dashboard.client.view().isAsking).toBe(false)
  void sessionFetch(SAVE, { method: 'PUT', body: 'whole' })
  await pass(1)
  expect(dashboard.client.view().isAsking).toBe(true)
  await signInAgain()
  expect((await autosave()).status).toBe(204)
})

test.each([
  ['leaves the page for Login', true, { leftFor: '/login', isAsking: false }],
  ['asks in place what somebody has asked for', false, { leftFor: null, isAsking: true }],
])('where nobody writes, a refusal %s', async (_, isBackground, then) => {
  dashboard.server.session = null
  dashboard.page.isWriting = false
  const refused = sessionFetch('/dashboard.data', { isBackground })
  await pass(1)
  const { leftFor } = dashboard.page
  expect({ leftFor, isAsking: dashboard.client.view().isAsking }).toEqual(then)
  dashboard.client.dismiss()
  expect((await refused).status).toBe(401)
})

test('before the session is looked after, and afterwards, a refusal stays a refusal', async () => {
  dashboard.server.session = null
  dashboard.stop()
  const response = await sessionFetch(SAVE, { method: 'POST' })
  expect(response.status).toBe(401)
  expect(dashboard.send).toHaveBeenCalledTimes(1)
})
