import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#app/platform/config.server.ts'
import { clientAddress } from '#app/platform/http/client-address.server.ts'
import {
  createConnectionWatch,
  DEFAULT_PATIENCE,
  type ConnectionWatch,
  type Patience,
} from '#app/platform/http/connection-watch.server.ts'
import type { FrontDoor } from '#app/platform/http/front-door.server.ts'
import { createMemorySender, type MemorySender } from '#app/platform/http/memory-sender.server.ts'
import {
  createWebRequest,
  readFraming,
  type FramingHeaders,
} from '#app/platform/http/node-request.server.ts'
import { sendResponse } from '#app/platform/http/node-response.server.ts'
import { createParser, listen } from '#app/platform/http/node-parser.server.ts'
import { isReading, type Refusal } from '#app/platform/http/request-checks.server.ts'
import { checkHostHeader, hasBody, readTarget } from '#app/platform/http/request-target.server.ts'
import { answerUnparsed } from '#app/platform/http/unparsed-request.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

export type NodeServerParts = {
  door: FrontDoor
  config: Pick<Config, 'host' | 'port' | 'publicOrigin' | 'trustedProxy'>
  log: Logger
  /** Bytes that a body may have at a path. */
  bodyLimit: (path: string) => number
  /** How a path is written in the log; unset: as it is. */
  loggedPath?: (path: string) => string
  patience?: Partial<Patience>
  maxConnections?: number
}

/** A server on a TCP port. */
export type NodeServer = {
  /** @returns where it listens, with the real port where any was asked for; rejects when the port cannot be had */
  listen(): Promise<string>
  /** Takes no more, finishes what is under way (for at most `shutdownMs`) and ends. */
  close(): Promise<void>
}

const CONNECTIONS = 2000
const COUNTS_MS = 60_000
const LOGGED_PATH = 200

type Running = {
  door: FrontDoor
  config: NodeServerParts['config']
  log: Logger
  bodyLimit: NodeServerParts['bodyLimit']
  loggedPath: (path: string) => string
  watch: ConnectionWatch
  memory: MemorySender
  nextId: () => string
  /** Connections on which nothing more is read: behind a request that was not understood, anything may stand. */
  ending: WeakSet<Socket>
  isClosing: boolean
}

/** Puts the front door behind Node's HTTP parser, with limits on everything that somebody else decides. */
export function createNodeServer(parts: NodeServerParts): NodeServer {
  const patience = { ...DEFAULT_PATIENCE, ...parts.patience }
  const { door, config, log, bodyLimit, maxConnections = CONNECTIONS } = parts
  const watch = createConnectionWatch(patience)
  const running: Running = {
    door,
    config,
    log,
    bodyLimit,
    loggedPath: parts.loggedPath ?? ((path) => path),
    watch,
    memory: createMemorySender(patience.keepAliveMs),
    nextId: requestIds(),
    ending: new WeakSet(),
    isClosing: false,
  }
  const server = createParser(patience)
  server.maxConnections = maxConnections
  server.on('connection', (socket) => watch.add(socket))
  server.on('request', (req, res) => handle(running, req, res))
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    void respond(running, req, res, running.nextId(), null)
  })
  server.on('clientError', (error, socket) => answerUnparsed(running, error, socket))

  const counting = setInterval(() => logCounts(running), COUNTS_MS)
  counting.unref()

  return {
    listen: () => listen(server, config.host, config.port),
    async close() {
      clearInterval(counting)
      await stop(server, running, patience.shutdownMs)
      logCounts(running)
    },
  }
}

async function stop(server: Server, running: Running, shutdownMs: number): Promise<void> {
  running.isClosing = true
  running.door.stopBeingReady()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  running.watch.closeIdle()
  const end = setTimeout(() => server.closeAllConnections(), shutdownMs)
  await closed
  clearTimeout(end)
  running.watch.stop()
}

// A line for each of them would cost more than the answer. What is not answered from memory has its own line.
function logCounts({ memory, log }: Running): void {
  const counts = memory.takeCounts()
  if (counts.answers > 0) log.info('answered from memory', counts)
}

/** Ids that no two answers share: random for the process, counted within it. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count += 1).toString(36)}`
}

function handle(running: Running, req: IncomingMessage, res: ServerResponse): void {
  if (running.ending.has(req.socket)) return
  const requestId = running.nextId()
  const method = req.method ?? ''
  const framing = readFraming(req.rawHeaders)
  if (
    isReading(method) &&
    !hasBody(framing) &&
    !running.isClosing &&
    framing.authorization === ''
  ) {
    const kept = running.door.findInMemory(req.url ?? '', framing.cookie)
    if (kept !== null && checkHostHeader(framing, running.config.publicOrigin) === null) {
      running.memory.send(req, res, kept, framing, requestId)
      return
    }
  }
  void respond(running, req, res, requestId, framing)
}

/** @param framing null: the request expects something that cannot be given */
async function respond(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  framing: FramingHeaders | null,
): Promise<void> {
  const { log, watch } = running
  const started = performance.now()
  const done = watch.begin(req.socket, res)
  const [pathname = ''] = (req.url ?? '').split('?', 1)
  const path = running.loggedPath(pathname).slice(0, LOGGED_PATH)
  try {
    const response =
      framing === null
        ? refuseAndClose(running, req.socket, { status: 417 }, requestId)
        : await answer(running, req, res, requestId, framing)
    const bytes = await sendResponse(req, res, response, running.isClosing)
    const ms = Math.round(performance.now() - started)
    log.info('request', { method: req.method, path, status: response.status, ms, requestId, bytes })
  } catch (error) {
    // Of a reader who has gone there is nothing to say.
    if (!res.destroyed)
      log.error('answer broke off', error, { method: req.method, path, requestId })
    res.destroy()
  } finally {
    done()
    // An answer that began before the stop has promised to keep its connection.
    if (running.isClosing) endWhenSent(req.socket, res)
  }
}

function endWhenSent(socket: Socket, res: ServerResponse): void {
  if (res.writableFinished) socket.end()
  else res.once('finish', () => socket.end())
}

async function answer(
  running: Running,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  framing: FramingHeaders,
): Promise<Response> {
  const { door, config, watch, bodyLimit } = running
  const url = readTarget(req, framing, config.publicOrigin)
  if (!(url instanceof URL)) return refuseAndClose(running, req.socket, url, requestId)
  const limit = bodyLimit(url.pathname)
  if ((framing.contentLength ?? 0) > limit)
    return refuseAndClose(running, req.socket, { status: 413 }, requestId)

  const gone = new AbortController()
  const refused = Promise.withResolvers<Response>()
  const refuseBody = (status: number) => {
    refused.resolve(refuseAndClose(running, req.socket, { status }, requestId))
    gone.abort()
  }
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  const rule = hasBody(framing) ? { limit, onTooLarge: () => refuseBody(413) } : null
  if (rule !== null) watch.expectBody(req.socket, req, () => refuseBody(408))

  const address = clientAddress(
    req.socket.remoteAddress ?? '',
    framing.forwardedFor,
    config.trustedProxy,
  )
  const request = createWebRequest(req, url, rule, gone.signal)
  return Promise.race([refused.promise, door.fetch(request, { address, requestId })])
}

function refuseAndClose(
  { door, ending }: Running,
  socket: Socket,
  refusal: Refusal,
  requestId: string,
): Response {
  ending.add(socket)
  const response = door.refuse(refusal, requestId)
  response.headers.set('Connection', 'close')
  return response
}
