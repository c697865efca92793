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

/** The site as files on a host that knows nothing but files. */
export type StaticSite = { origin: string; folder: string; close(): Promise<void> }

/**
 * Writes the files (`npm run build:static`) and serves them on a free port, as the plainest host does: `index.html` for a folder,
 * `404.html` for what is not there, and no header but the content type. `build-none` must be there.
 * @param options.addsSlash whether a folder is led to its name with a slash, as many hosts do, or answers without, as others do
 */
export async function openStaticSite(options: { addsSlash: boolean }): Promise<StaticSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const file = path.join(folder, decodeURIComponent(pathname))
    const page = path.join(file, 'index.html')
    const send = (status: number, found: string) =>
      response.writeHead(status, { 'Content-Type': contentTypeOf(found) }).end(readFileSync(found))
    // Browsers ask for it beside a file that is no page; none of its errors is of interest.
    if (pathname === '/favicon.ico') response.writeHead(204).end()
    else if (statSync(file, { throwIfNoEntry: false })?.isFile()) send(200, file)
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

/** Runs the command with these settings and no others. What it says when it fails is in the error's `stderr`. */
export async function buildStatic(out: string, settings: Record<string, string>): Promise<void> {
  const { PATH = '' } = process.env
  const env = { PATH, NODE_ENV: 'production', ...settings }
  await run(process.execPath, ['bin/build-static.ts', '--out', out], { cwd: root, env })
}
