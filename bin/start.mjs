// Plain JavaScript around the built site: it builds what is stale, in a process of its own, and serves.
import { spawnSync } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashInputs, readStamp } from './build-stamp.mjs'

const root = path.dirname(import.meta.dirname)

if (readStamp(root) !== hashInputs(root)) build()

enableCompileCache(path.join(root, 'build', '.compile-cache'))
const served = await import(pathToFileURL(path.join(root, 'build', 'server', 'serve.js')).href)
await served.serveSite(root)
// Written now rather than at the end, which a killed process never sees.
flushCompileCache()

function build() {
  const { status } = spawnSync(process.execPath, [path.join(root, 'bin', 'build.ts')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
