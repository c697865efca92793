import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Patience } from '#app/platform/http/connection-watch.server.ts'

const HEADER_BYTES = 16 * 1024
// Node's own bound for a whole request; ours for bodies, by their rate, is below it.
const REQUEST_MS = 15 * 60_000

/** Node's HTTP server with its strict parser and our bounds, and nobody behind it yet. */
export function createParser(patience: Patience): Server {
  return createServer({
    maxHeaderSize: HEADER_BYTES,
    insecureHTTPParser: false,
    // Checked by us, because Node's own refusal carries none of our headers.
    requireHostHeader: false,
    headersTimeout: patience.headersMs,
    requestTimeout: Math.max(REQUEST_MS, patience.headersMs),
    connectionsCheckingInterval: patience.sweepMs,
    keepAliveTimeout: patience.keepAliveMs,
    keepAliveTimeoutBuffer: 0,
    noDelay: true,
  })
}

/** @returns where it listens, such as `http://127.0.0.1:3000`, with the real port where any was asked for (0) */
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
