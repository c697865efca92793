import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ConfigError, type Config } from '#app/platform/config.server.ts'
import type { App, CreateApp } from '#app/platform/http/app-interface.ts'
import { createRequestHandler } from '#app/platform/http/request-handler.server.ts'
import { createNodeServer } from '#app/platform/http/node-server.server.ts'
import { createPageCache } from '#app/platform/http/page-cache.server.ts'
import { isLoopback } from '#app/platform/http/request-checks.server.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { readStaticFiles } from '#app/platform/http/static-files.server.ts'
import { createLogger, type Logger } from '#app/platform/log.server.ts'

export type RunningServer = {
  /** Where it listens, with the real port, such as `http://127.0.0.1:3000`. */
  address: string
  origin: string
  startupMessages: readonly string[]
  close(): Promise<void>
}

export type ServeOptions = {
  /** Unset: the built app, `server/index.js` of the build's folder. */
  createApp?: CreateApp
  /** Unset: JSON lines on the standard output. */
  log?: Logger
  now?: () => Date
  /** Milliseconds after the last new page before cached ones are compressed fully; unset: two seconds. */
  compressAfterMs?: number
}

const ONE_MEGABYTE = 1024 * 1024

/** @throws ConfigError when it would be reachable from outside without a public origin */
export async function serve(config: Config, options: ServeOptions = {}): Promise<RunningServer> {
  requireOriginBeyondLoopback(config)
  const now = options.now ?? (() => new Date())
  const log = options.log ?? createLogger(writeLine, now)
  const createApp = options.createApp ?? (await importBuiltApp(config))
  const app = await createApp({ config, log, now })
  const security = securityHeaders(config.publicOrigin)
  const files = await readStaticFiles(
    path.join(config.buildDir, 'client'),
    path.join(config.buildDir, 'client-previous'),
    security,
  )
  const { compressAfterMs: idleMs } = options
  const pages = createPageCache({ now, ...(idleMs !== undefined && { idleMs }) })
  const handler = createRequestHandler({ app, files, pages, config, log, now })
  const bodyLimit = (pathname: string) => app.bodyLimit?.(pathname) ?? ONE_MEGABYTE
  const loggedPath = (pathname: string) => app.loggedPath?.(pathname) ?? pathname
  const { measure } = app
  const server = createNodeServer({ handler, config, log, bodyLimit, loggedPath, measure })
  const address = await listenOrClose(server.listen, app)
  handler.warmUp(config.publicOrigin ?? address)
  return {
    address,
    origin: config.publicOrigin ?? address,
    startupMessages: [...(app.startupMessages ?? []), ...proxyWarnings(config)],
    async close() {
      // The proxy in front sees it, and other processes take over from this one.
      handler.stopBeingReady()
      await sleep(config.drainSeconds * 1000)
      await server.close()
      await app.close()
    },
  }
}

function requireOriginBeyondLoopback({ host, publicOrigin }: Config): void {
  const name = host.includes(':') ? `[${host}]` : host
  if (publicOrigin !== null || isLoopback(name)) return
  throw new ConfigError(
    'The setting PUBLIC_ORIGIN is needed when HOST lets other machines in. It takes the address of the site, such as https://www.example.com.',
  )
}

// The site speaks plain HTTP, so an https origin means a proxy.
function proxyWarnings({ publicOrigin, trustedProxies }: Config): string[] {
  if (trustedProxies !== null || !publicOrigin?.startsWith('https:')) return []
  return [
    'TRUSTED_PROXY is not set, so all visitors behind the proxy share one limit of messages and sign-ins. It takes the addresses from which your proxies connect, or ranges of them.',
  ]
}

export async function importBuiltApp({ buildDir }: Config): Promise<CreateApp> {
  const file = path.join(buildDir, 'server', 'index.js')
  const built = (await import(pathToFileURL(file).href)) as { createApp: CreateApp }
  return built.createApp
}

async function listenOrClose(listen: () => Promise<string>, app: App): Promise<string> {
  try {
    return await listen()
  } catch (error) {
    await app.close()
    throw error
  }
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`)
}
