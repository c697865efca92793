import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { createBus } from '#app/platform/bus.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import type { Timeouts } from '#app/platform/http/connections/connection-timeouts.server.ts'
import { createRequestHandler } from '#app/platform/http/request-handler.server.ts'
import { createNodeServer } from '#app/platform/http/node-server.server.ts'
import { createPageCache } from '#app/platform/http/page-cache.server.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { readStaticFiles } from '#app/platform/http/static-files.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}
export const PAGE = `<!doctype html><title>A page</title>${'<p>Words that many readers read.</p>'.repeat(200)}`
/** More than the kernel buffers for a client that does not read. */
export const LARGE = 24 * 1024 * 1024

export type Exchange = { text: string; isClosed: boolean }

export type Site = Awaited<ReturnType<typeof openSite>>

export type SiteOptions = {
  publicOrigin?: string
  trustedProxy?: string
  timeouts?: Partial<Timeouts>
  maxConnections?: number
  maxWaiting?: number
  client?: string
}

export async function openSite(options: SiteOptions = {}) {
  const { folder: rootDir, close: removeFolder } = await openFolder()
  const { publicOrigin, trustedProxy, timeouts = {}, ...limits } = options
  const settings = { PORT: '0', PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXY: trustedProxy }
  const config = readConfig(settings, rootDir)
  const ledger = { requested: [] as string[], changes: [] as string[], bodies: [] as number[] }
  const lines: string[] = []
  const now = () => new Date()
  const log = createLogger((line) => lines.push(line), now)
  const none = path.join(rootDir, 'none')
  const client = options.client ?? none
  const files = await readStaticFiles(client, none, securityHeaders(config.publicOrigin))
  const pages = createPageCache({ now })
  const handler = createRequestHandler({ app: anApp(ledger), files, pages, config, log, now })
  const bodyLimit = (pathname: string) => (pathname === '/small' ? 16 * 1024 : 1024 * 1024)
  const server = createNodeServer({ handler, config, log, bodyLimit, timeouts, ...limits })
  const port = Number(new URL(await server.listen()).port)
  return {
    port,
    ledger,
    lines,
    send: (bytes: string | Buffer, waitMs?: number) => send(port, bytes, waitMs),
    connect: (from?: string) => connect(port, from),
    async close() {
      await server.close()
      removeFolder()
    },
  }
}

function anApp(ledger: Site['ledger']): App {
  return {
    bus: createBus(),
    isReady: async () => true,
    close: async () => undefined,
    async handle(request) {
      const { pathname } = new URL(request.url)
      ledger.requested.push(`${request.method} ${pathname}`)
      if (pathname === '/') return new Response(PAGE, { headers: PAGE_HEADERS })
      if (pathname === '/broken') throw new Error('the words of a bug')
      if (pathname === '/held') await once(request.signal, 'abort')
      request.signal.throwIfAborted()
      if (pathname === '/large') return new Response(largeBody())
      if (request.method === 'GET') return new Response('No such page', { status: 404 })
      ledger.bodies.push((await request.bytes()).length)
      ledger.changes.push(`${request.method} ${pathname}`)
      return new Response(null, { status: 303, headers: { Location: '/' } })
    },
  }
}

function largeBody(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024)
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk)
      sent += chunk.length
      if (sent >= LARGE) controller.close()
    },
  })
}

/** @param from the address of the client, any of this machine's own */
export function connect(port: number, from = '127.0.0.1'): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: from })
    // A reset after the connection stands is an end, not an error.
    socket.on('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

/** By a reset, too, which `once` of node:events would throw. */
export function untilClosed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => void socket.once('close', () => resolve()))
}

export async function send(port: number, bytes: string | Buffer, waitMs = 3000): Promise<Exchange> {
  const socket = await connect(port)
  // A reset by the server is an end as well.
  socket.on('error', () => undefined)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  const closed = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true))
    setTimeout(() => resolve(false), waitMs).unref()
  })
  socket.write(bytes)
  const isClosed = await closed
  socket.destroy()
  return { text: Buffer.concat(chunks).toString('utf8'), isClosed }
}

export function aRequest(line: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers }
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const lines = [...Object.entries(all).map(([name, value]) => `${name}: ${value}`), ...length]
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

export function statusOf({ text }: Exchange): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
}

/** By their names in lower case. */
export function headersOf({ text }: Exchange): Record<string, string> {
  const [, ...lines] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n')
  const pairs = lines.map((line) => /^([^:]*): *(.*?) *$/.exec(line) ?? [])
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

export function headerOf(response: Exchange, name: string): string {
  return headersOf(response)[name.toLowerCase()] ?? ''
}
