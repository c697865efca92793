import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import type * as appModule from '#app/server/app.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import { sendResponse, toRequest } from '#app/platform/http/web-adapter.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { greet } from './startup-messages.ts'
import { closeOnSignals, runCommand } from './run-command.ts'

const root = path.dirname(import.meta.dirname)
const APP = '/app/server/app.server.ts'
const BODY_LIMIT = 16 * 1024 * 1024

type AppModule = typeof appModule

// Without the request handler, because its page cache would show pages from before a change.
await runCommand(async () => {
  const config = { ...readConfig(process.env, root), host: '127.0.0.1' }
  // The route table and the browser's files read the kind of site from the environment.
  process.env['SITE_BACKEND'] = config.backend
  const server = createServer()
  const vite = await createViteServer({
    root,
    appType: 'custom',
    server: { middlewareMode: { server } },
  })
  const now = () => new Date()
  const app = (await vite.ssrLoadModule(APP)) as AppModule
  const opened = await app.createServices({ config, now, log: createLogger(console.log, now) })
  const handler = createReloadingHandler(vite, opened.services)
  server.on('request', (req, res) => {
    vite.middlewares(req, res, () => void reply(req, res, handler, vite))
  })
  server.listen(config.port, config.host)
  await once(server, 'listening')
  closeOnSignals(async () => {
    await vite.close()
    await opened.close()
  })
  const address = `http://${config.host}:${config.port}`
  greet(address, address, opened.startupMessages)
})

function createReloadingHandler(
  vite: ViteDevServer,
  services: Parameters<AppModule['createHandler']>[0],
): () => Promise<App['handle']> {
  let loaded: AppModule | undefined
  let handle: App['handle'] | undefined
  return async () => {
    const newest = (await vite.ssrLoadModule(APP)) as AppModule
    if (handle === undefined || newest !== loaded) {
      loaded = newest
      handle = newest.createHandler(services)
    }
    return handle
  }
}

async function reply(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  handler: () => Promise<App['handle']>,
  vite: ViteDevServer,
): Promise<void> {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD'
  const rule = hasBody ? { limit: BODY_LIMIT, onTooLarge: () => {} } : null
  const url = new URL(req.originalUrl ?? req.url ?? '/', `http://${req.headers.host}`)
  try {
    const handle = await handler()
    const client = { address: req.socket.remoteAddress ?? '', requestId: 'development' }
    const response = await handle(toRequest(req, url, rule, gone.signal), client)
    await sendResponse(req, res, response, false)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    if (!res.headersSent) res.writeHead(500)
    res.end()
  }
}
