// Part of the build: V8 compiles the server once, so that no start holds both the code and the cache that is made from it.
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileCacheOf } from './build-stamp.mjs'

const [, , folder = ''] = process.argv

enableCompileCache(compileCacheOf(folder))
for (const file of ['serve.js', 'index.js'])
  await import(pathToFileURL(path.join(folder, 'server', file)).href)
flushCompileCache()
