import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How patient the server is. Milliseconds, and bytes a second. */
export type Patience = {
  /** For a request's line and headers. */
  headersMs: number
  /** For a body, before its rate counts: it may take this long and one second more for each `bodyBytesPerSecond`. */
  bodyMs: number
  bodyBytesPerSecond: number
  /** The same for a reader who takes an answer. */
  drainMs: number
  drainBytesPerSecond: number
  /** How long a connection is kept between two requests. */
  keepAliveMs: number
  /** How long requests under way may take when the server stops. */
  shutdownMs: number
  /** How often all of this is looked at. */
  sweepMs: number
}

/** Patient with a telephone at the edge of a network, and not with somebody who only wants to occupy us. */
export const DEFAULT_PATIENCE: Patience = {
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
  /** What is being answered by more than a look into memory. */
  answers: Set<ServerResponse>
  body: (Transfer & { req: IncomingMessage; onTooSlow: () => void }) | null
  drain: Transfer | null
}

/** Looks after every open connection, so that slow ones cost nobody else anything. */
export type ConnectionWatch = {
  add(socket: Socket): void
  /** Says that a request is being worked on. @returns what is to be called when it has been answered */
  begin(socket: Socket, res: ServerResponse): () => void
  /** Whether bytes that are written now would be taken for the answer to something else. */
  isAnswering(socket: Socket): boolean
  /** Calls back, once, when the body of a request comes too slowly. */
  expectBody(socket: Socket, req: IncomingMessage, onTooSlow: () => void): void
  /** Ends the connections on which nothing is under way. */
  closeIdle(): void
  stop(): void
}

/** Starts looking, every `sweepMs`; by a clock that is never set. */
export function createConnectionWatch(patience: Patience): ConnectionWatch {
  const connections = new Map<Socket, Connection>()
  const sweep = () => {
    const now = performance.now()
    for (const [socket, connection] of connections) {
      checkBody(socket, connection, patience, now)
      checkDrain(socket, connection, patience, now)
    }
  }
  const timer = setInterval(sweep, patience.sweepMs)
  timer.unref()

  return {
    add(socket) {
      connections.set(socket, { answers: new Set(), body: null, drain: null })
      socket.once('close', () => connections.delete(socket))
    },
    begin(socket, res) {
      const answers = connections.get(socket)?.answers
      answers?.add(res)
      return () => answers?.delete(res)
    },
    isAnswering(socket) {
      const answers = connections.get(socket)?.answers ?? []
      return [...answers].some((res) => res.headersSent || res.req.complete)
    },
    expectBody(socket, req, onTooSlow) {
      const connection = connections.get(socket)
      if (connection === undefined) return
      connection.body = { req, onTooSlow, since: performance.now(), bytes: socket.bytesRead }
    },
    closeIdle() {
      for (const [socket, { answers }] of connections) {
        if (answers.size === 0 && socket.writableLength === 0) socket.destroy()
      }
    },
    stop: () => clearInterval(timer),
  }
}

function checkBody(socket: Socket, connection: Connection, patience: Patience, now: number): void {
  const { body } = connection
  if (body === null) return
  if (body.req.complete || body.req.destroyed) {
    connection.body = null
    return
  }
  const received = socket.bytesRead - body.bytes
  const allowedMs = patience.bodyMs + (received / patience.bodyBytesPerSecond) * 1000
  if (now - body.since <= allowedMs) return
  connection.body = null
  body.onTooSlow()
}

function checkDrain(socket: Socket, connection: Connection, patience: Patience, now: number): void {
  if (socket.writableLength === 0) {
    connection.drain = null
    return
  }
  const taken = socket.bytesWritten - socket.writableLength
  if (connection.drain === null) {
    connection.drain = { since: now, bytes: taken }
    return
  }
  const { since, bytes } = connection.drain
  const allowedMs = patience.drainMs + ((taken - bytes) / patience.drainBytesPerSecond) * 1000
  if (now - since > allowedMs) socket.destroy()
}
