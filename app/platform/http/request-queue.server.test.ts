import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRequestQueue } from '#app/platform/http/request-queue.server.ts'

async function openServer(maxWaiting?: number) {
  const queue = createRequestQueue(maxWaiting)
  const arrived: string[] = []
  const started: ServerResponse[] = []
  const server = createServer((req, res) => {
    arrived.push(req.url ?? '')
    queue.add(req.socket, { res, answer: () => started.push(res) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const connect = async () => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
    // The server resets it in the end.
    socket.on('error', () => undefined)
    await Promise.all([once(socket, 'connect'), once(server, 'connection')])
    const received = { text: '' }
    socket.setEncoding('latin1').on('data', (text: string) => (received.text += text))
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    return { ask, received, leave: () => socket.destroy() }
  }
  return { queue, arrived, started, connect }
}

const REQUESTS = 200

test('a connection with sixteen unanswered requests is not read until some are answered', async () => {
  const { arrived, started, connect } = await openServer()
  const { ask, received } = await connect()
  const paths = Array.from({ length: REQUESTS }, (_, index) => `/${index}`)
  for (const path of paths) {
    ask(path)
    // One packet each, because what one read brings is never unread.
    await setImmediate()
  }
  expect(arrived).toEqual(paths.slice(0, 16))
  const other = await connect()
  other.ask('/other')
  await expect.poll(() => started).toHaveLength(2)
  for (let answered = 0; answered < REQUESTS;) {
    const head = started.findIndex(({ req }) => req.url !== '/other')
    const [res] = head < 0 ? [] : started.splice(head, 1)
    if (res === undefined) await setImmediate()
    else answered += 1
    res?.end(`<${res.req.url}>`)
  }
  expect(started).toHaveLength(1)
  await expect.poll(() => received.text.match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`))
})

test('requests of different connections start in different rounds of the event loop', async () => {
  const { arrived, started, connect } = await openServer()
  const clients: Awaited<ReturnType<typeof connect>>[] = []
  for (let count = 0; count < 30; count += 1) clients.push(await connect())
  for (const { ask } of clients) ask('/')
  while (started.length < 30) {
    const before = started.length
    await setImmediate()
    expect(started.length - before).toBeLessThanOrEqual(2)
  }
  expect(arrived).toHaveLength(30)
})

test('requests of a connection that is gone leave their places to others', async () => {
  const { queue, arrived, connect } = await openServer(3)
  const { ask, leave } = await connect()
  for (let count = 0; count < 4; count += 1) ask('/')
  await expect.poll(() => arrived).toHaveLength(4)
  expect(queue.isFull()).toBe(true)
  leave()
  await expect.poll(() => queue.isFull()).toBe(false)
})
