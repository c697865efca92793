import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '#app/platform/config.server.ts'
import type { ConnectionWatch } from '#app/platform/http/connection-watch.server.ts'
import { rawPlainAnswer } from '#app/platform/http/plain-answer.server.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

const unparsedStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

// Long enough for the answer to arrive before the connection is torn down under bytes that nobody reads any more.
const LINGER_MS = 1000

type Parts = {
  watch: ConnectionWatch
  config: Pick<Config, 'publicOrigin'>
  log: Logger
  nextId: () => string
}

/** Answers what the parser gave up on: broken or ambiguous framing, headers too long or too slow. */
export function answerUnparsed(
  { watch, config, log, nextId }: Parts,
  error: Error,
  duplex: Duplex,
): void {
  const socket = duplex as Socket
  if (socket.writableEnded) return
  const code = String(Reflect.get(error, 'code'))
  // More bytes after the last request of a connection: its answer is on its way, and the connection ends with it.
  if (code === 'HPE_CLOSED_CONNECTION' && watch.isAnswering(socket)) return
  // A browser opens connections ahead of need: one on which nothing was asked is closed without a word.
  const wasNothingAsked = socket.bytesRead === 0
  if (!socket.writable || wasNothingAsked || code === 'ECONNRESET' || watch.isAnswering(socket)) {
    socket.destroy()
    return
  }
  const status = unparsedStatus[code] ?? 400
  const requestId = nextId()
  log.info('request refused', { status, code, requestId })
  socket.end(rawPlainAnswer(status, requestId, securityHeaders(config.publicOrigin)))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
