import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#app/platform/config.server.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import {
  type CachedCounts,
  findCached,
  logCounts,
  sendCached,
} from '#app/platform/http/send-cached.server.ts'
import { clientAddress, isTrustedProxy } from '#app/platform/http/client-address.server.ts'
import { limitByAddress } from '#app/platform/http/connections/connection-limit.server.ts'
import {
  type Connections,
  createConnections,
  DEFAULT_TIMEOUTS,
  type Timeouts,
} from '#app/platform/http/connections/connection-timeouts.server.ts'
import {
  createHttpServer,
  listen,
  respondToParseError,
} from '#app/platform/http/http-server.server.ts'
import { hasBody, readUrl, type Refusal } from '#app/platform/http/request-checks.server.ts'
import type { RequestHandler } from '#app/platform/http/request-handler.server.ts'
import { createRequestIds } from '#app/platform/http/request-ids.server.ts'
import {
  createRequestQueue,
  mustWait,
  type RequestQueue,
} from '#app/platform/http/request-queue.server.ts'
import { sendResponse, toRequest } from '#app/platform/http/web-adapter.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

export type NodeServerParts = {
  handler: RequestHandler
  config: Pick<Config, 'host' | 'port' | 'publicOrigin' | 'trustedProxies'>
  log: Logger
  /** In bytes. */
  bodyLimit: (path: string) => number
  loggedPath?: (path: string) => string
  measure?: App['measure']
  timeouts?: Partial<Timeouts>
  maxConnections?: number
  /** Pipelined requests of all connections that wait for the responses to earlier ones. */
  maxWaiting?: number
}

export type NodeServer = {
  /** @returns the address with the real port; rejects when the port is taken */
  listen(): Promise<string>
  close(): Promise<void>
}

const CONNECTIONS = 2000
const COUNTS_MS = 60_000
const LOGGED_PATH = 200
// As nginx logs a client that left before its response.
const CLIENT_LEFT = 499

type Running = NodeServerParts & {
  connections: Connections
  queue: RequestQueue
  counts: CachedCounts
  nextId: () => string
  /** After a malformed request anything may follow, so nothing more is read. */
  ending: WeakSet<Socket>
  isClosing: boolean
  isForwardingNoticed: boolean
}

export function createNodeServer(parts: NodeServerParts): NodeServer {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...parts.timeouts }
  const { host, port } = parts.config
  const running: Running = {
    ...parts,
    connections: createConnections(timeouts),
    queue: createRequestQueue(parts.maxWaiting),
    counts: { responses: 0, notModified: 0, bytes: 0 },
    nextId: createRequestIds(),
    ending: new WeakSet(),
    isClosing: false,
    isForwardingNoticed: false,
  }
  const server = createHttpServer(timeouts)
  server.maxConnections = parts.maxConnections ?? CONNECTIONS
  server.on('connection', limitByAddress(parts, running.connections.add))
  server.on('request', (req, res) => handle(running, req, res, null))
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    handle(running, req, res, { status: 417 })
  })
  server.on('clientError', (error, socket) => respondToParseError(running, error, socket))

  const counting = setInterval(() => logCounts(running), COUNTS_MS).unref()

  return {
    listen: () => listen(server, host, port),
    async close() {
      clearInterval(counting)
      await stop(server, running, timeouts.shutdownMs)
      logCounts(running)
    },
  }
}

async function stop(server: Server, running: Running, shutdownMs: number): Promise<void> {
  running.isClosing = true
  running.handler.stopBeingReady()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  running.connections.closeIdle()
  const end = setTimeout(() => server.closeAllConnections(), shutdownMs)
  await closed
  clearTimeout(end)
  running.connections.stop()
}

/** `refusal` is set where the request is refused regardless of its target. */
function handle(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  refusal: Refusal | null,
): void {
  const { ending, queue } = running
  const { socket } = req
  if (ending.has(socket)) return
  if (!running.isForwardingNoticed) noticeForwarding(running, req)
  const requestId = running.nextId()
  const isAlone = refusal === null && !mustWait(res)
  const cached = isAlone ? findCached(running, req) : null
  if (cached === null) {
    wait(running, req, res, requestId, refusal)
    return
  }
  queue.pass(socket, res)
  sendCached(running, req, res, cached, requestId)
}

// Once, because it says how the site is set up, and anyone can send such a header.
function noticeForwarding(running: Running, { headers, socket }: IncomingMessage): void {
  const header = ['x-forwarded-for', 'forwarded'].find((name) => headers[name] !== undefined)
  const { trustedProxies } = running.config
  if (header === undefined || isTrustedProxy(socket.remoteAddress ?? '', trustedProxies)) return
  running.isForwardingNoticed = true
  const fields = { header, isProxySet: trustedProxies !== null }
  running.log.warn('forwarded header of no trusted proxy', fields)
}

function wait(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  refusal: Refusal | null,
): void {
  const { connections, ending, queue } = running
  const done = connections.begin(req.socket, res)
  const isTooMany = mustWait(res) && queue.isFull()
  if (isTooMany) ending.add(req.socket)
  const refused = isTooMany ? { status: 503 } : refusal
  const answer = async () => {
    const cached = refused === null ? findCached(running, req) : null
    if (cached === null) await respond(running, req, res, requestId, refused)
    else sendCached(running, req, res, cached, requestId)
    done()
  }
  queue.add(req.socket, { res, answer: () => void answer() })
}

async function respond(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  refusal: Refusal | null,
): Promise<void> {
  const { log } = running
  const started = performance.now()
  const [pathname = ''] = (req.url ?? '').split('?', 1)
  const path = (running.loggedPath?.(pathname) ?? pathname).slice(0, LOGGED_PATH)
  try {
    const response =
      refusal === null
        ? await createResponse(running, req, res, requestId)
        : refuseAndClose(running, req.socket, refusal, requestId)
    const bytes = await sendResponse(req, res, response, running.isClosing)
    const ms = Math.round(performance.now() - started)
    const status = res.headersSent ? response.status : CLIENT_LEFT
    log.info('request', { method: req.method, path, status, ms, requestId, bytes })
    running.measure?.response({ method: req.method ?? '', path: pathname, status, ms })
  } catch (error) {
    if (!res.destroyed)
      log.error('response broke off', error, { method: req.method, path, requestId })
    res.destroy()
  } finally {
    // A response that began before the shutdown has announced keep-alive.
    if (running.isClosing) endWhenSent(req.socket, res)
  }
}

function endWhenSent(socket: Socket, res: ServerResponse): void {
  if (res.writableFinished) socket.end()
  else res.once('finish', () => socket.end())
}

async function createResponse(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<Response> {
  const { handler, config, connections } = running
  const { socket, headers } = req
  const refuse = (status: number) => refuseAndClose(running, socket, { status }, requestId)
  const url = readUrl(req, config.publicOrigin)
  if (!(url instanceof URL)) return refuseAndClose(running, socket, url, requestId)
  const limit = running.bodyLimit(url.pathname)
  if (Number(headers['content-length'] ?? 0) > limit) return refuse(413)

  const gone = new AbortController()
  const refused = Promise.withResolvers<Response>()
  const refuseBody = (status: number) => {
    refused.resolve(refuse(status))
    gone.abort()
  }
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  const rule = hasBody(headers) ? { limit, onTooLarge: () => refuseBody(413) } : null
  if (rule !== null) connections.expectBody(socket, req, () => refuseBody(408))

  const forwardedFor = String(headers['x-forwarded-for'] ?? '')
  const address = clientAddress(socket.remoteAddress ?? '', forwardedFor, config.trustedProxies)
  const request = toRequest(req, url, rule, gone.signal)
  return Promise.race([refused.promise, handler.fetch(request, { address, requestId })])
}

function refuseAndClose(
  { handler, ending }: Running,
  socket: Socket,
  refusal: Refusal,
  requestId: string,
): Response {
  ending.add(socket)
  const response = handler.refuse(refusal, requestId)
  response.headers.set('Connection', 'close')
  return response
}
