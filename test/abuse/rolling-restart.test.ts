import { type ChildProcess, spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bin/free-port.ts'
import { aForm } from '#test/abuse/contact-fixture.ts'
import { end, makePlace } from '#test/abuse/server-process.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'

const READERS = 8
const ADDRESSES = ['/', '/services/u-visa', '/blog?q=visa', '/no/such/page']

// Abuse 40. The proxy in front leaves out a process that says at /healthz that it stops.
test('two processes restarted in turn drop no request, and lose no message', async () => {
  const place = await makePlace('postgres')
  onTestFinished(() => place.close())
  const processes = await Promise.all([1, 2].map(() => startProcess(place.environment)))
  onTestFinished(async () => {
    for (const one of processes) await one.stop()
  })
  const { ask, close } = balancer(processes.map(({ port }) => port))
  onTestFinished(close)

  let isOver = false
  const failures: string[] = []
  let answered = 0
  const read = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const address = ADDRESSES[turn % ADDRESSES.length] ?? '/'
      try {
        const status = await ask({ path: address })
        if (status !== (address === '/no/such/page' ? 404 : 200))
          failures.push(`${address} ${status}`)
        answered += 1
      } catch (error) {
        failures.push(`${address} ${String(error)}`)
      }
    }
  }
  let sent = 0
  const write = async () => {
    for (; !isOver; sent += 1) {
      const body = new URLSearchParams(aForm({ email: `ana${sent}@example.com` })).toString()
      const status = await ask({
        path: '/contact/messages',
        body,
        from: `198.51.100.${sent % 250}`,
      })
      if (status !== 201) failures.push(`message ${status}`)
      await sleep(50)
    }
  }
  const traffic = [...Array.from({ length: READERS }, (_, first) => read(first)), write()]
  for (const one of [...processes, ...processes]) {
    await one.restart()
    // Until the proxy has seen it.
    await sleep(500)
  }
  isOver = true
  await Promise.all(traffic)

  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(200)
  expect(sent).toBeGreaterThan(10)
  const stored = await place.look((db) => db.selectFrom('messages').select('id').execute())
  expect(stored).toHaveLength(sent)
})

async function startProcess(environment: Record<string, string>) {
  const port = await freePort()
  let child = await start(environment, port)
  return {
    port,
    stop: () => end(child, 'SIGTERM'),
    async restart() {
      await end(child, 'SIGTERM')
      child = await start(environment, port)
    },
  }
}

function start(environment: Record<string, string>, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bin/start.mjs')], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...environment,
      PORT: String(port),
      TRUSTED_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('The site is at')) resolve(child)
    })
    child.once('close', (code) => reject(new Error(`The site ended with ${code}`)))
  })
}

type Asked = { path: string; body?: string; from?: string }

/** Takes those processes in turn that do not stop, with a connection for each request. */
function balancer(ports: number[]) {
  const ready = new Set(ports)
  const timer = setInterval(() => {
    for (const port of ports) void check(port)
  }, 200)
  async function check(port: number): Promise<void> {
    const status = await askOne(port, { path: '/healthz' }).catch(() => null)
    if (status === 200) ready.add(port)
    else ready.delete(port)
  }
  let turn = 0
  return {
    close: () => clearInterval(timer),
    async ask(asked: Asked): Promise<number> {
      const port = [...ready][(turn += 1) % ready.size]
      if (port === undefined) throw new Error('No process is ready')
      return askOne(port, asked)
    },
  }
}

function askOne(port: number, { path: address, body, from = '127.0.0.1' }: Asked) {
  return new Promise<number>((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: address,
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      headers: {
        'X-Forwarded-For': from,
        ...(body !== undefined && {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
          'Sec-Fetch-Site': 'same-origin',
        }),
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      response
        .resume()
        .once('end', () => resolve(response.statusCode ?? 0))
        .once('error', reject)
    })
    request.end(body)
  })
}
