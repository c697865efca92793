import type { Bus } from '#app/platform/bus.server.ts'
import type { SplitQuery } from '#app/platform/http/split-query.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

export type ClientInfo = {
  /** Never a mapped one (`::ffff:192.0.2.1` is `192.0.2.1`). */
  address: string
  /** Also in `X-Request-Id` and the log line. */
  requestId: string
}

/** With the path as it was requested, which may be anything. */
export type MeasuredResponse = { method: string; path: string; status: number; ms: number }

export type App = {
  // A cacheable response has `Cache-Control: public, max-age=0, must-revalidate`, and `Expires` where it ends; others have `no-store` or
  // `private`.
  handle(request: Request, client: ClientInfo): Promise<Response>
  bus: Bus
  isReady(): Promise<boolean>
  close(): Promise<void>
  /** Ends infinite responses before the server stops. */
  endStreams?(): void
  /** One line for `/healthz`; unset: `ok`. */
  health?: string
  startupMessages?: readonly string[]
  /** Paths of cacheable pages that are rendered and compressed before somebody asks for them. */
  mainPages?: readonly string[]
  /** Unset: there is no `/metrics`. */
  metrics?: ((request: Request) => Promise<Response>) | undefined
  measure?:
    | { response(response: MeasuredResponse): void; /** From memory. */ cachedResponse(): void }
    | undefined
  /** Parts a query (`?…`) into what the page at this path reads, and the rest, which changes nothing in it. Unset: all is read. */
  splitQuery?(path: string, search: string): SplitQuery
  /** In bytes; unset: 1 MB everywhere. */
  bodyLimit?(path: string): number
  /** Hides secrets in paths from the log. */
  loggedPath?(path: string): string
}

/** `build/server/index.js` exports it as `createApp`. */
export type CreateApp = (parts: { config: Config; log: Logger; now: () => Date }) => Promise<App>
