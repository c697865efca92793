import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A connection that has so many is not read until some are answered. */
const UNANSWERED = 16
// Of all connections together, because one read brings a thousand small requests, about 10 kB of memory each.
const WAITING = 10_000

type Turn = { res: ServerResponse; answer: () => void }

type Line = {
  /** The response that owns the connection, or did last. */
  current: ServerResponse
  /** Whether its end starts the next one. */
  isWatched: boolean
  waiting: Turn[]
  isHeld: boolean
}

type Queue = {
  lines: WeakMap<Socket, Line>
  takeTurn: (run: () => void) => void
  waiting: number
}

export type RequestQueue = ReturnType<typeof createRequestQueue>

/** Pipelined requests are answered one after another, and one request starts in each round of the event loop. */
export function createRequestQueue(maxWaiting = WAITING) {
  const queue: Queue = { lines: new WeakMap(), takeTurn: createTurns(), waiting: 0 }
  return {
    isFull: () => queue.waiting >= maxWaiting,
    /** For a response that is sent at once. */
    pass(socket: Socket, res: ServerResponse) {
      lineOf(queue, socket, res).current = res
    },
    add(socket: Socket, turn: Turn) {
      const line = lineOf(queue, socket, turn.res)
      if (!mustWait(turn.res)) {
        start(queue, socket, line, turn)
        return
      }
      queue.waiting += 1
      line.waiting.push(turn)
      if (!line.isWatched) watch(queue, socket, line)
      holdOrRelease(socket, line)
    },
  }
}

function lineOf({ lines }: Queue, socket: Socket, current: ServerResponse): Line {
  const known = lines.get(socket)
  if (known !== undefined) return known
  const line = openLine(socket, current)
  lines.set(socket, line)
  return line
}

function start(queue: Queue, socket: Socket, line: Line, { res, answer }: Turn): void {
  line.current = res
  watch(queue, socket, line)
  queue.takeTurn(() => {
    if (isOpen(socket)) answer()
  })
}

function watch(queue: Queue, socket: Socket, line: Line): void {
  line.isWatched = true
  line.current.once('close', () => {
    line.isWatched = false
    const dropped = isOpen(socket) ? [] : line.waiting.splice(0)
    const next = line.waiting.shift()
    queue.waiting -= dropped.length + (next === undefined ? 0 : 1)
    if (next !== undefined) start(queue, socket, line, next)
    holdOrRelease(socket, line)
  })
}

function openLine(socket: Socket, current: ServerResponse): Line {
  const line = { current, isWatched: false, waiting: [], isHeld: false }
  // Node resumes it after each response.
  socket.on('resume', () => {
    if (line.isHeld) socket.pause()
  })
  return line
}

function holdOrRelease(socket: Socket, line: Line): void {
  const shouldHold = line.waiting.length + 1 >= UNANSWERED
  if (shouldHold === line.isHeld) return
  line.isHeld = shouldHold
  if (shouldHold) socket.pause()
  else socket.resume()
}

/** For the responses to earlier requests: Node gives it the socket after them. */
export function mustWait(res: ServerResponse): boolean {
  return res.socket === null
}

function isOpen(socket: Socket): boolean {
  return !socket.destroyed && !socket.writableEnded
}

/** Runs one after each round of the event loop, the first at once, so that others are served between two. */
function createTurns(): (run: () => void) => void {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    const run = waiting.shift()
    isTaken = run !== undefined
    if (run === undefined) return
    setImmediate(next)
    run()
  }
  return (run) => {
    waiting.push(run)
    if (!isTaken) next()
  }
}
