import type { Bus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** What the server knows about the client; the app believes nothing else about it. */
export type ClientInfo = {
  /** The client's IP address, never a mapped one (`::ffff:192.0.2.1` is `192.0.2.1`). */
  address: string
  /** The same id that the response's `X-Request-Id` and the log line carry. */
  requestId: string
}

/** The built application, as the server sees it. */
export type App = {
  /**
   * Answers one request. A response that the page cache may keep says `Cache-Control: public, max-age=0, must-revalidate`,
   * and `Expires` where it must not be served past an instant; everything else says `no-store` or `private`.
   */
  handle(request: Request, client: ClientInfo): Promise<Response>
  bus: Bus
  /** Whether the database answers and requests may be sent here. */
  isReady(): Promise<boolean>
  close(): Promise<void>
  /** Ends responses that would go on for ever, because the server is about to stop. Unset: there are none. */
  endStreams?(): void
  /** What `/healthz` says, one line. Unset: `ok`. */
  health?: string
  /** Lines for the operator, printed after the address when the server starts. */
  greeting?: readonly string[]
  /** How many bytes a request's body may have at a path; unset: 1 MB everywhere. */
  bodyLimit?(path: string): number
  /** How a path is written in the log, for paths that hold a secret. Unset: as it is. */
  loggedPath?(path: string): string
}

/** What an app is made from; `build/server/index.js` exports it under the name `createApp`. */
export type CreateApp = (parts: { config: Config; log: Logger; now: () => Date }) => Promise<App>
