import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds, and bytes a second. */
export type Timeouts = {
  /** For a request's line and headers. */
  headersMs: number
  /** For a body, before its rate counts: it may take this long and one second more for each `bodyBytesPerSecond`. */
  bodyMs: number
  bodyBytesPerSecond: number
  /** The same for a client that receives a response. */
  drainMs: number
  drainBytesPerSecond: number
  /** How long a connection is kept between two requests. */
  keepAliveMs: number
  /** How long open requests may take when the server stops. */
  shutdownMs: number
  /** How often all of this is checked. */
  sweepMs: number
}

/** Long enough for a telephone at the edge of a network, and not for a client that only wants to occupy connections. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  bodyMs: 30_000,
  bodyBytesPerSecond: 16 * 1024,
  drainMs: 30_000,
  drainBytesPerSecond: 8 * 1024,
  keepAliveMs: 10_000,
  shutdownMs: 4500,
  sweepMs: 1000,
}

type Transfer = { since: number; bytes: number }

type Connection = {
  /** What is being answered, cached responses left out. */
  responses: Set<ServerResponse>
  body: (Transfer & { req: IncomingMessage; onTimeout: () => void }) | null
  drain: Transfer | null
}

/** Every open connection; ends those that are too slow, so that they cost nobody else anything. */
export type Connections = {
  add(socket: Socket): void
  /** Says that a request is being worked on. @returns what is to be called when it has been answered */
  begin(socket: Socket, res: ServerResponse): () => void
  /** Whether bytes that are written now would be taken for the response to something else. */
  isResponding(socket: Socket): boolean
  /** Calls back, once, when the body of a request comes too slowly. */
  expectBody(socket: Socket, req: IncomingMessage, onTimeout: () => void): void
  /** Ends the connections without an open request. */
  closeIdle(): void
  stop(): void
}

/** Checks every `sweepMs`; by a clock that is never set. */
export function createConnections(timeouts: Timeouts): Connections {
  const connections = new Map<Socket, Connection>()
  const sweep = () => {
    for (const [socket, connection] of connections) {
      checkBody(socket, connection, timeouts)
      checkDrain(socket, connection, timeouts)
    }
  }
  const timer = setInterval(sweep, timeouts.sweepMs)
  timer.unref()

  return {
    add(socket) {
      connections.set(socket, { responses: new Set(), body: null, drain: null })
      socket.once('close', () => connections.delete(socket))
    },
    begin(socket, res) {
      const responses = connections.get(socket)?.responses
      responses?.add(res)
      return () => responses?.delete(res)
    },
    isResponding(socket) {
      const responses = connections.get(socket)?.responses ?? []
      return [...responses].some((res) => res.headersSent || res.req.complete)
    },
    expectBody(socket, req, onTimeout) {
      const connection = connections.get(socket)
      if (connection === undefined) return
      connection.body = { req, onTimeout, since: performance.now(), bytes: socket.bytesRead }
    },
    closeIdle() {
      for (const [socket, { responses }] of connections) {
        if (responses.size === 0 && socket.writableLength === 0) socket.destroy()
      }
    },
    stop: () => clearInterval(timer),
  }
}

function checkBody(socket: Socket, connection: Connection, timeouts: Timeouts): void {
  const { body } = connection
  if (body === null) return
  const isOver = body.req.complete || body.req.destroyed
  const { bodyMs, bodyBytesPerSecond } = timeouts
  if (!isOver && !isTooSlow(body, socket.bytesRead, bodyMs, bodyBytesPerSecond)) return
  connection.body = null
  if (!isOver) body.onTimeout()
}

function checkDrain(socket: Socket, connection: Connection, timeouts: Timeouts): void {
  if (socket.writableLength === 0) {
    connection.drain = null
    return
  }
  const bytes = socket.bytesWritten - socket.writableLength
  connection.drain ??= { since: performance.now(), bytes }
  const { drainMs, drainBytesPerSecond } = timeouts
  if (isTooSlow(connection.drain, bytes, drainMs, drainBytesPerSecond)) socket.destroy()
}

function isTooSlow(start: Transfer, bytes: number, ms: number, bytesPerSecond: number): boolean {
  const allowedMs = ms + ((bytes - start.bytes) / bytesPerSecond) * 1000
  return performance.now() - start.since > allowedMs
}
