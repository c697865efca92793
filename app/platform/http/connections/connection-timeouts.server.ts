import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds, and bytes per second. */
export type Timeouts = {
  headersMs: number
  /** For a body before its rate counts, plus a second for each `bodyBytesPerSecond`. */
  bodyMs: number
  bodyBytesPerSecond: number
  drainMs: number
  drainBytesPerSecond: number
  keepAliveMs: number
  shutdownMs: number
  cleanupMs: number
}

/** Enough for a telephone with a poor connection, but not for a client that only occupies connections. */
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
  responses: Set<ServerResponse>
  body: (Transfer & { req: IncomingMessage; onTimeout: () => void }) | null
  drain: Transfer | null
}

export type Connections = ReturnType<typeof createConnections>

export function createConnections(timeouts: Timeouts) {
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
    add(socket: Socket) {
      connections.set(socket, { responses: new Set(), body: null, drain: null })
      socket.once('close', () => connections.delete(socket))
    },
    begin(socket: Socket, res: ServerResponse) {
      const responses = connections.get(socket)?.responses
      responses?.add(res)
      return () => responses?.delete(res)
    },
    /** Bytes written now would be read as part of the current response. */
    isResponding(socket: Socket) {
      const responses = connections.get(socket)?.responses ?? []
      return [...responses].some((res) => res.headersSent || res.req.complete)
    },
    expectBody(socket: Socket, req: IncomingMessage, onTimeout: () => void) {
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
