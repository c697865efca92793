import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  chooseVariant,
  isFresh,
  type MemoryAnswer,
  type Variant,
} from '#app/platform/http/memory-answer.server.ts'
import type { FramingHeaders } from '#app/platform/http/node-request.server.ts'

/** What was sent from memory: answers, those of them that only said "not changed", and bytes of bodies. */
export type MemoryCounts = { answers: number; notModified: number; bytes: number }

/** Sends kept answers, without a Request, a Response or an object of headers. */
export type MemorySender = {
  send(
    req: IncomingMessage,
    res: ServerResponse,
    answer: MemoryAnswer,
    framing: FramingHeaders,
    requestId: string,
  ): void
  /** What was sent since the last call. */
  takeCounts(): MemoryCounts
}

/** @param keepAliveMs how long the server keeps a connection between two requests, which the answer says */
export function createMemorySender(keepAliveMs: number): MemorySender {
  const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n`
  const dateLine = createDateLine()
  let counts: MemoryCounts = { answers: 0, notModified: 0, bytes: 0 }

  return {
    send(req, res, answer, framing, requestId) {
      const variant = chooseVariant(answer, framing.acceptEncoding)
      const isUnchanged = isFresh(answer, framing.ifNoneMatch)
      const body = isUnchanged || req.method === 'HEAD' ? null : variant.body
      counts.answers += 1
      if (isUnchanged) counts.notModified += 1
      if (body !== null) counts.bytes += body.length
      if (!canWriteWhole(req, res, framing)) {
        sendByNode(res, variant, isUnchanged, body, requestId)
        return
      }
      const head = isUnchanged ? variant.freshHead : variant.head
      writeWhole(res, `${head}X-Request-Id: ${requestId}\r\n${dateLine()}${keepAlive}\r\n`, body)
    },
    takeCounts() {
      const taken = counts
      counts = { answers: 0, notModified: 0, bytes: 0 }
      return taken
    },
  }
}

function sendByNode(
  res: ServerResponse,
  variant: Variant,
  isUnchanged: boolean,
  body: Buffer | null,
  requestId: string,
): void {
  const headers = isUnchanged ? variant.freshHeaders : variant.headers
  res.writeHead(isUnchanged ? 304 : 200, [...headers, 'X-Request-Id', requestId])
  if (body === null) res.end()
  else res.end(body)
}

/**
 * Whether an answer may go straight to the connection: it is this answer's turn, and the connection stays open. A reader who
 * asks on and takes nothing is held back by Node, which reads no further while a connection has too much to write.
 */
function canWriteWhole(
  req: IncomingMessage,
  res: ServerResponse,
  framing: FramingHeaders,
): boolean {
  const { socket } = res
  if (socket === null || !socket.writable) return false
  if (req.httpVersion !== '1.1') return false
  return framing.connection === '' || framing.connection.toLowerCase() === 'keep-alive'
}

/**
 * Writes head and body in one system call. Node's own way makes a string of headers anew for each answer and sends it as a
 * piece of another kind than the body, which costs a quarter of all processor time of a kept page. It has no public door
 * for a finished head, so these two marks of its own say that the head is out; they are as old as its HTTP server, and the
 * tests of this file fail where a release of Node takes them otherwise.
 */
function writeWhole(res: ServerResponse, head: string, body: Buffer | null): void {
  const { socket } = res
  if (socket === null) return
  Object.assign(res, { _header: head, _headerSent: true })
  socket.cork()
  socket.write(Buffer.from(head, 'latin1'))
  if (body !== null) socket.write(body)
  res.end()
  socket.uncork()
}

/** The Date header, made anew once a second. */
function createDateLine(): () => string {
  let second = 0
  let line = ''
  return () => {
    const instant = Date.now()
    if (Math.floor(instant / 1000) !== second) {
      second = Math.floor(instant / 1000)
      line = `Date: ${new Date(instant).toUTCString()}\r\n`
    }
    return line
  }
}
