import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentTypeOf } from '#app/platform/http/content-types.ts'

const root = path.dirname(import.meta.dirname)

/** The site as files on a host that knows nothing but files. */
export type StaticSite = {
  origin: string
  folder: string
  /** The path and status of every request so far. */
  asked: { path: string; status: number }[]
  close(): Promise<void>
}

/**
 * Writes the files (`npm run build:static`) and serves them on a free port, as the plainest host does: `index.html` for a folder,
 * `404.html` for what is not there, and no header but the content type. `build-none` must be there.
 * @param options.addsSlash whether a folder is led to its name with a slash, as many hosts do, or answers without, as others do
 */
export async function openStaticSite(options: { addsSlash: boolean }): Promise<StaticSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  const asked: StaticSite['asked'] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const found =
      request.method === 'GET' ? find(folder, url, options.addsSlash) : { status: 405, file: null }
    asked.push({ path: url.pathname, status: found.status })
    const file = found.status === 404 ? path.join(folder, '404.html') : found.file
    const type = file === null ? null : { 'Content-Type': contentTypeOf(file) }
    response.writeHead(found.status, { ...type, ...(found.to && { Location: found.to }) })
    response.end(file === null ? '' : readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await buildStatic(['--out', folder], { PUBLIC_ORIGIN: origin })
  return {
    origin,
    folder,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs the command with these settings and no others. @throws with what it said when it fails */
export async function buildStatic(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<string> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['bin/build-static.ts', ...args], {
    cwd: root,
    env: { PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(output)
  return output
}

function find(folder: string, { pathname, search }: URL, addsSlash: boolean) {
  // Browsers ask for it beside a file that is no page; no page of ours does, and none of its errors is of interest.
  if (pathname === '/favicon.ico') return { status: 204, file: null }
  const file = path.join(folder, decodeURIComponent(pathname))
  const kind = statSync(file, { throwIfNoEntry: false })
  if (kind?.isFile() === true) return { status: 200, file }
  if (kind?.isDirectory() !== true || !hasIndex(file)) return { status: 404, file: null }
  if (!addsSlash || pathname.endsWith('/'))
    return { status: 200, file: path.join(file, 'index.html') }
  return { status: 301, file: null, to: `${pathname}/${search}` }
}

function hasIndex(folder: string): boolean {
  return statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false }) !== undefined
}
