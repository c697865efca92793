import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { contentTypeOf } from '#app/platform/http/content-types.ts'

const root = path.dirname(import.meta.dirname)
const run = promisify(execFile)

export type StaticSite = { origin: string; folder: string; close(): Promise<void> }

/** Needs `build-none`; `addsSlash` redirects a folder to its name with a slash, as many hosts do. */
export async function openStaticSite(options: { addsSlash: boolean }): Promise<StaticSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const file = path.join(folder, decodeURIComponent(pathname))
    const page = path.join(file, 'index.html')
    const send = (status: number, found: string) =>
      response.writeHead(status, { 'Content-Type': contentTypeOf(found) }).end(readFileSync(found))
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) send(200, file)
    else if (!existsSync(page)) send(404, path.join(folder, '404.html'))
    else if (!options.addsSlash || pathname.endsWith('/')) send(200, page)
    else response.writeHead(301, { Location: `${pathname}/${search}` }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await buildStatic(folder, { PUBLIC_ORIGIN: origin })
  return {
    origin,
    folder,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The error's `stderr` has the output. */
export async function buildStatic(out: string, settings: Record<string, string>): Promise<void> {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'production', ...settings }
  await run(process.execPath, ['bin/build-static.ts', '--out', out], { cwd: root, env })
}
