import path from 'node:path'
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

/** A server that answers. */
export type RunningServer = {
  /** Where it listens, with the real port, such as `http://127.0.0.1:3000`. */
  address: string
  /** The site's origin: the public one where there is one, otherwise the address. */
  origin: string
  /** What the app has to tell the operator. */
  startupMessages: readonly string[]
  /** Finishes what is under way and ends everything. */
  close(): Promise<void>
}

export type ServeOptions = {
  /** Unset: the built app, `server/index.js` of the build's folder. */
  createApp?: CreateApp
  /** Unset: JSON lines on the standard output. */
  log?: Logger
  now?: () => Date
}

const ONE_MEGABYTE = 1024 * 1024

/**
 * Starts the site: the built app behind the request handler, on the configured port (0: any that is free).
 * @throws ConfigError when it would be reached from outside without knowing its own address
 */
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
  const pages = createPageCache({ now })
  const handler = createRequestHandler({ app, files, pages, config, log, now })
  const bodyLimit = (pathname: string) => app.bodyLimit?.(pathname) ?? ONE_MEGABYTE
  const loggedPath = (pathname: string) => app.loggedPath?.(pathname) ?? pathname
  const server = createNodeServer({ handler, config, log, bodyLimit, loggedPath })
  const address = await listenOrClose(server.listen, app)
  return {
    address,
    origin: config.publicOrigin ?? address,
    startupMessages: app.startupMessages ?? [],
    async close() {
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
