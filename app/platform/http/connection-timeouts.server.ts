import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds, and bytes per second. */
export type Timeouts = {
  /** For a request's line and headers. */
  headersMs: number
  /** For a body before its rate counts: this, and a second for each `bodyBytesPerSecond`. */
  bodyMs: number
  bodyBytesPerSecond: number
  /** The same for a client that receives a response. */
  drainMs: number
  drainBytesPerSecond: number
  /** Between two requests. */
  keepAliveMs: number
  /** For open requests when the server stops. */
  shutdownMs: number
  /** How often all of this is checked. */
  cleanupMs: number
}

/** Enough for a telephone at the edge of a network, but not for a client that only occupies connections. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  bodyMs: 30_000,
  bodyBytesPerSecond: 16 * 1024,
  drainMs: 30_000,
  drainBytesPerSecond: 8 * 1024,
  keepAliveMs: 10_000,
  shutdownMs: 4500,
  cleanupMs: 1000,
}

type Transfer = { since: number; bytes: number }

type Connection = {
  /** Without cached responses. */
  responses: Set<ServerResponse>
  body: (Transfer & { req: IncomingMessage; onTimeout: () => void }) | null
  drain: Transfer | null
}

/** Ends connections that are too slow. */
export type Connections = {
  add(socket: Socket): void
  /** @returns call it when the request has been answered */
  begin(socket: Socket, res: ServerResponse): () => void
  /** Bytes written now would be taken for the response to something else. */
  isResponding(socket: Socket): boolean
  /** Calls back, once, when the body comes too slowly. */
  expectBody(socket: Socket, req: IncomingMessage, onTimeout: () => void): void
  closeIdle(): void
  stop(): void
}

/** Uses a monotonic clock. */
export function createConnections(timeouts: Timeouts): Connections {
  const connections = new Map<Socket, Connection>()
  const cleanUp = () => {
    for (const [socket, connection] of connections) {
      checkBody(socket, connection, timeouts)
      checkDrain(socket, connection, timeouts)
    }
  }
  const timer = setInterval(cleanUp, timeouts.cleanupMs)
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
