// Plain JavaScript around the built site: it builds what is stale, in a process of its own, and serves.
import { spawnSync } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder, compileCacheOf, hashInputs, readStamp } from './build-stamp.mjs'

const root = path.dirname(import.meta.dirname)
const folder = buildFolder(root, process.env.BACKEND)

if (readStamp(folder) !== hashInputs(root)) build()

enableCompileCache(compileCacheOf(folder))
const served = await import(pathToFileURL(path.join(folder, 'server', 'serve.js')).href)
await served.serveSite(root)
// Written now rather than at the end, which a killed process never sees.
flushCompileCache()

function build() {
  const { status } = spawnSync(process.execPath, [path.join(root, 'bin', 'build.ts')], {
    stdio: 'inherit',
    env: { ...process.env, SITE_BACKEND: process.env.BACKEND },
  })
  if (status !== 0) process.exit(status ?? 1)
}
