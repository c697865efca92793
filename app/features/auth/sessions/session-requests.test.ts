import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import {
  findSession,
  requestRenewal,
  sendSignIn,
  sendSignOut,
  type SessionNetwork,
} from '#app/features/auth/sessions/session-requests.ts'

const STATE = {
  expires_in: 3_600,
  expires_at: 1_800_000_000,
  token_type: 'bearer',
  hard_end_in: 43_200,
  user: { id: 'anna', email: 'anna@example.com', name: 'Anna' },
}

let close: (() => void) | null = null
afterEach(() => close?.())

async function aServer(listener: RequestListener, timeoutMs = 5_000): Promise<SessionNetwork> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return {
    fetch: ((address: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${address}`, init)) as typeof fetch,
    setTimeout: (work) => setTimeout(work, timeoutMs),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
}

const answering =
  (status: number, body: unknown = null): RequestListener =>
  (_, res) =>
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

type Row = [status: number, body: unknown, problem: object]
const message = 'The database is busy.'
const missing = 'Auth session missing!'
const noSession = 'The server answered with something that is no session.'

test.each<Row>([
  ...[502, 503, 504].map((status): Row => [
    status,
    { message },
    { kind: 'retryable', status, message },
  ]),
  ...[500, 501, 505, 400, 403, 404, 408, 409, 413, 429].map((status): Row => {
    const problem = { kind: 'refused', status, message: `The server answered ${status}.` }
    return [status, null, problem]
  }),
  [401, { message: missing }, { kind: 'session-missing', message: missing }],
  ...[null, 'yes', {}, { ...STATE, user: null }, { ...STATE, expires_in: '1' }].map((body): Row => [
    200,
    body,
    { kind: 'invalid-token', message: noSession },
  ]),
])('the answer %i %j is %o', async (status, body, problem) => {
  const network = await aServer(answering(status, body))
  for (const request of [findSession, requestRenewal])
    expect(await request(network)).toEqual({ ok: false, problem })
})

test('a page of a proxy in place of an answer is judged by its status', async () => {
  const network = await aServer((_, res) => res.writeHead(502).end('<h1>Bad Gateway</h1>'))
  const problem = { kind: 'retryable', status: 502 }
  expect(await findSession(network)).toMatchObject({ problem })
})

test.each<[string, RequestListener | null]>([
  ['is not there', null],
  ['cuts the connection', (req) => req.socket.destroy()],
  ['takes the request and then is silent', () => undefined],
  [
    'breaks off in the middle of its answer',
    (_, res) => {
      res.writeHead(200, { 'Content-Length': '1000' })
      res.write('{"expires_in":')
      setTimeout(() => res.destroy(), 20)
    },
  ],
])('a server that %s does not answer', async (_, listener) => {
  const network = await aServer(listener ?? answering(200), 500)
  if (listener === null) close?.()
  const problem = { kind: 'retryable', status: 0 }
  expect(await requestRenewal(network)).toMatchObject({ ok: false, problem })
})

const ENTRY = { email: 'anna@example.com', password: 'right' }

test('a sign-in asks whose session it has made', async () => {
  const network = await aServer((req, res) =>
    req.method === 'POST' ? res.writeHead(204).end() : answering(200, STATE)(req, res),
  )
  expect(await sendSignIn(network, ENTRY)).toEqual({ ok: true, value: STATE })
})

const says = (text: string) => ({ toast: { text } })
const reasons = ['It is too short.', 'It was leaked.']

test.each<[string, number, object, object]>([
  ['a wrong pair', 401, says('Wrong.'), { kind: 'invalid-credentials', message: 'Wrong.' }],
  ['a code that is asked for', 202, { secondFactor: true }, { kind: 'second-factor' }],
  [
    'a wrong code',
    401,
    { ...says('No.'), secondFactor: true },
    { kind: 'second-factor', message: 'No.' },
  ],
  ['an empty field', 422, { problems: { password: 'x' } }, { kind: 'refused', message: 'x' }],
  ['a password too weak', 422, { message: 'y', reasons }, { kind: 'weak-password', reasons }],
  ['too many tries', 429, says('Later.'), { kind: 'refused', message: 'Later.' }],
])('a sign-in is refused by name: %s', async (_, status, body, problem) => {
  const network = await aServer(answering(status, body))
  expect(await sendSignIn(network, ENTRY)).toMatchObject({ ok: false, problem })
})

test('a sign-out does not follow where it leads', async () => {
  const requested: string[] = []
  const network = await aServer((req, res) => {
    requested.push(`${req.method} ${req.url}`)
    res.writeHead(303, { Location: '/' }).end()
  })
  await sendSignOut(network)
  expect(requested).toEqual(['POST /logout'])
})
