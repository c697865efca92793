import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import {
  findSession,
  renewSession,
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

describe('what a server answers', () => {
  test.each([502, 503, 504])('%i may succeed in a moment', async (status) => {
    const network = await aServer(answering(status, { message: 'The database is busy.' }))
    expect(await renewSession(network)).toEqual({
      ok: false,
      problem: { kind: 'retryable', status, message: 'The database is busy.' },
    })
  })

  test.each([500, 501, 505, 400, 403, 404, 408, 409, 413, 429])(
    '%i will not, by waiting',
    async (status) => {
      const network = await aServer(answering(status))
      expect(await renewSession(network)).toEqual({
        ok: false,
        problem: { kind: 'refused', status, message: `The server answered ${status}.` },
      })
    },
  )

  test('a page of a proxy in place of an answer is judged by its status', async () => {
    const network = await aServer((_, res) => res.writeHead(502).end('<h1>Bad Gateway</h1>'))
    const problem = { kind: 'retryable', status: 502 }
    expect(await findSession(network)).toMatchObject({ problem })
  })

  test('without a session it is the session that is missing', async () => {
    const network = await aServer(answering(401, { message: 'Auth session missing!' }))
    const problem = { kind: 'session-missing', message: 'Auth session missing!' }
    expect(await findSession(network)).toEqual({ ok: false, problem })
    expect(await renewSession(network)).toEqual({ ok: false, problem })
  })

  test('anything but a session is an invalid token', async () => {
    for (const body of [null, 'yes', {}, { ...STATE, user: null }, { ...STATE, expires_in: '1' }]) {
      const network = await aServer(answering(200, body))
      expect(await findSession(network)).toMatchObject({ problem: { kind: 'invalid-token' } })
      close?.()
    }
  })
})

describe('a server that does not answer', () => {
  const NO_ANSWER = { ok: false, problem: { kind: 'retryable', status: 0 } }

  test('is one that is not there', async () => {
    const network = await aServer(answering(200))
    close?.()
    expect(await renewSession(network)).toMatchObject(NO_ANSWER)
  })

  const silences: [string, RequestListener][] = [
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
  ]
  test.each(silences)('is one that %s', async (_, listener) => {
    expect(await renewSession(await aServer(listener, 500))).toMatchObject(NO_ANSWER)
  })
})

describe('a sign-in', () => {
  const ENTRY = { email: 'anna@example.com', password: 'right' }

  test('asks whose session it has made', async () => {
    const network = await aServer((req, res) =>
      req.method === 'POST' ? res.writeHead(204).end() : answering(200, STATE)(req, res),
    )
    expect(await sendSignIn(network, ENTRY)).toEqual({ ok: true, value: STATE })
  })

  const refusals: [string, number, unknown, object][] = [
    [
      'a wrong pair',
      401,
      { toast: { text: 'Invalid email or password. Please try again.' } },
      { kind: 'invalid-credentials', message: 'Invalid email or password. Please try again.' },
    ],
    ['a code that is asked for', 202, { secondFactor: true }, { kind: 'second-factor' }],
    [
      'a wrong code',
      401,
      { toast: { text: 'This code is not right.' }, secondFactor: true },
      { kind: 'second-factor', message: 'This code is not right.' },
    ],
    [
      'an empty field',
      422,
      { problems: { password: 'Password is required' } },
      { kind: 'refused', message: 'Password is required' },
    ],
    [
      'a password that is too weak',
      422,
      { message: 'Choose another.', reasons: ['It is too short.', 'It was leaked.'] },
      { kind: 'weak-password', reasons: ['It is too short.', 'It was leaked.'] },
    ],
    ['too many tries', 429, { toast: { text: 'Later.' } }, { kind: 'refused', message: 'Later.' }],
  ]

  test.each(refusals)('is refused by name: %s', async (_, status, body, problem) => {
    const network = await aServer(answering(status, body))
    expect(await sendSignIn(network, ENTRY)).toMatchObject({ ok: false, problem })
  })
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
