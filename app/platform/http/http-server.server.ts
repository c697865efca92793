import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '#app/platform/config.server.ts'
import type {
  Connections,
  Timeouts,
} from '#app/platform/http/connections/connection-timeouts.server.ts'
import { rawErrorPage } from '#app/platform/http/error-page.server.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

const HEADER_BYTES = 16 * 1024
// Above our own limit for bodies, which is by their rate.
const REQUEST_MS = 15 * 60_000
// Long enough for the response to arrive before unread bytes reset the connection.
const LINGER_MS = 1000

export function createHttpServer(timeouts: Timeouts): Server {
  return createServer({
    maxHeaderSize: HEADER_BYTES,
    insecureHTTPParser: false,
    // Checked by us, because Node's own refusal lacks our headers.
    requireHostHeader: false,
    // Two hosts in one request then read as one malformed host and are refused.
    joinDuplicateHeaders: true,
    headersTimeout: timeouts.headersMs,
    requestTimeout: Math.max(REQUEST_MS, timeouts.headersMs),
    connectionsCheckingInterval: timeouts.cleanupMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    keepAliveTimeoutBuffer: 0,
    noDelay: true,
  })
}

/** @returns the address, such as `http://127.0.0.1:3000`, with the real port for port 0 */
export function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.removeListener('error', reject)
      const address = server.address() as AddressInfo
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
      resolve(`http://${name}:${address.port}`)
    })
  })
}

const PARSE_ERROR_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

type ParseErrorParts = {
  connections: Connections
  config: Pick<Config, 'publicOrigin'>
  log: Logger
  nextId: () => string
}

export function respondToParseError(
  { connections, config, log, nextId }: ParseErrorParts,
  error: Error,
  duplex: Duplex,
): void {
  const socket = duplex as Socket
  if (socket.writableEnded) return
  const code = String(Reflect.get(error, 'code'))
  const isResponding = connections.isResponding(socket)
  // Extra bytes after a connection's last request: the connection ends with its response.
  if (code === 'HPE_CLOSED_CONNECTION' && isResponding) return
  // Browsers open spare connections: one without a request is closed without a response.
  const wasNothingAsked = socket.bytesRead === 0
  if (!socket.writable || wasNothingAsked || code === 'ECONNRESET' || isResponding) {
    socket.destroy()
    return
  }
  const status = PARSE_ERROR_STATUS[code] ?? 400
  const requestId = nextId()
  log.info('request refused', { status, code, requestId })
  socket.end(rawErrorPage(status, requestId, securityHeaders(config.publicOrigin)))
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
