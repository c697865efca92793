import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '#app/platform/config.server.ts'
import type { BusEvent } from '#app/platform/bus.server.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { importBuiltApp, serve } from '../server.ts'
import { type DatabaseKind, copySqliteTemplate, createTestDatabase } from '#test/postgres.ts'

export const STAFF = { email: 'staff@example.com', password: 'correct horse battery' }

const root = path.dirname(import.meta.dirname)

export type SiteOptions = {
  now?: () => Date
  environment?: Record<string, string>
  dataDir?: string
  /** For tests that weigh pages. Elsewhere a page is mostly read once, and the 100 ms that brotli takes for the next reader are lost. */
  compressesFully?: boolean
}

/** `lines` is the log; the site must be built before (`node bin/launch.mjs build`). */
export async function openSite(kind: DatabaseKind, options: SiteOptions = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'site-'))
  const database = kind === 'postgres' ? await createTestDatabase() : null
  const keepsData = kind === 'sqlite' && options.environment?.['BACKEND'] !== 'none'
  if (keepsData && options.dataDir === undefined) copySqliteTemplate(dataDir)
  const environment: Record<string, string> = {
    ADMIN_EMAIL: STAFF.email,
    ADMIN_PASSWORD: STAFF.password,
    DATA_DIR: dataDir,
    PORT: '0',
    ...(database && { DATABASE_URL: database.url }),
    ...options.environment,
  }
  const lines: string[] = []
  const now = options.now ?? (() => new Date())
  const config = readConfig(environment, root)
  const createApp = await importBuiltApp(config)
  const apps: App[] = []
  const compression = options.compressesFully ? {} : { compressAfterMs: DAY_MS }
  const server = await serve(config, {
    ...compression,
    now,
    createApp: async (parts) => {
      const app = await createApp(parts)
      apps.push(app)
      return app
    },
    log: createLogger((line) => lines.push(line), now),
  })
  const close = async () => {
    await server.close()
    await database?.drop()
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const { origin, address, startupMessages } = server
  const { backend } = config
  const publish = (event: BusEvent) => apps.forEach(({ bus }) => bus.publish(event))
  return { origin, address, startupMessages, dataDir, lines, environment, backend, publish, close }
}

export type TestSite = Awaited<ReturnType<typeof openSite>>

let requests = 0

/** Behind a trusted proxy each request has an address of its own, so that no limit applies. */
export function aVisitor(origin: string, jar = new Map<string, string>()) {
  async function request(
    method: string,
    address: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const headers = new Headers(init.headers)
    requests += 1
    if (!headers.has('X-Forwarded-For'))
      headers.set('X-Forwarded-For', `198.19.${(requests >> 8) & 255}.${requests & 255}`)
    if (jar.size > 0 && !headers.has('Cookie')) {
      headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    if (method !== 'GET' && !headers.has('Origin')) headers.set('Origin', origin)
    const response = await fetch(origin + address, { redirect: 'manual', ...init, method, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    jar,
    request,
    get: (address: string, init: RequestInit = {}) => request('GET', address, init),
    post: (address: string, body: BodyInit, init: RequestInit = {}) =>
      request('POST', address, { ...init, body }),
    text: async (address: string) => (await request('GET', address)).text(),
  }
}

export type Visitor = ReturnType<typeof aVisitor>

export async function aStaffMember(origin: string, account = STAFF): Promise<Visitor> {
  const visitor = aVisitor(origin)
  const response = await visitor.post('/session', new URLSearchParams(account))
  if (response.status !== 204) throw new Error(`Signing in was answered with ${response.status}`)
  return visitor
}

export function postBody(form: Record<string, string | boolean>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') body.set(name, value)
    else if (value) body.set(name, 'on')
  }
  return body
}
