import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { compressFiles } from '#app/platform/http/static-files.server.ts'
import { retryWithBackoff } from '#app/platform/retry.ts'
import { buildFolder, compileCacheOf, hashInputs, readStamp } from './build-stamp.mjs'
import { OperatorError } from './operator-error.ts'
import { runProgram } from './run-program.ts'
import { showStep } from './step.mjs'

export type SiteBackend = 'server' | 'none'

// A guard against hanging, far above what a busy machine needs.
const BUILD_LIMIT_MS = 30 * 60_000
const LOCK_POLL_MS = 200

// The new build replaces the old one only when complete; the last client files stay in `build/client-previous` for open pages. @throws
// OperatorError with the build's output
export async function ensureBuilt(root: string, backend: SiteBackend = 'server'): Promise<boolean> {
  const folder = buildFolder(root, backend)
  const stamp = hashInputs(root)
  if (readStamp(folder) === stamp) return false
  const unlock = await takeLock(folder)
  try {
    // Another start may have built while this one waited.
    if (readStamp(folder) === stamp) return false
    await showStep('Building', () => build(root, folder, backend))
    writeFileSync(path.join(folder, '.stamp'), stamp)
    return true
  } finally {
    unlock()
  }
}

async function build(root: string, folder: string, backend: SiteBackend): Promise<void> {
  const fresh = path.join(folder, '.new')
  rmSync(fresh, { recursive: true, force: true })
  await runBuild(root, fresh, backend)
  await compressFiles(path.join(fresh, 'client'))
  rmSync(path.join(folder, '.stamp'), { force: true })
  keepPreviousClient(folder, fresh)
  for (const part of ['client', 'server']) {
    rmSync(path.join(folder, part), { recursive: true, force: true })
    renameSync(path.join(fresh, part), path.join(folder, part))
  }
  rmSync(fresh, { recursive: true, force: true })
  await fillCompileCache(root, folder)
}

// Its entries know the files by their final place. Without it a start takes longer and more memory, but works.
async function fillCompileCache(root: string, folder: string): Promise<void> {
  rmSync(compileCacheOf(folder), { recursive: true, force: true })
  const program = path.join(root, 'bin', 'fill-compile-cache.mjs')
  // V8 takes the cache of a process with other flags for stale; this one belongs to the start commands.
  await runProgram(process.execPath, ['--expose-gc', program, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    show: false,
    limitMs: BUILD_LIMIT_MS,
  })
}

function keepPreviousClient(folder: string, fresh: string): void {
  const client = path.join(folder, 'client')
  const isSame = listFiles(client) === listFiles(path.join(fresh, 'client'))
  // A build that changed only the server must not remove files that open pages may still request.
  if (!existsSync(client) || isSame) return
  rmSync(path.join(folder, 'client-previous'), { recursive: true, force: true })
  renameSync(client, path.join(folder, 'client-previous'))
}

// The names are enough, because they contain a hash of the content.
function listFiles(folder: string): string {
  return globSync('assets/**/*.{js,css}', { cwd: folder }).toSorted().join('\n')
}

async function runBuild(root: string, buildDirectory: string, backend: SiteBackend): Promise<void> {
  const { code, output } = await runProgram(
    process.execPath,
    [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        SITE_BACKEND: backend,
        SITE_BUILD_DIRECTORY: path.relative(root, buildDirectory),
      },
      show: false,
      limitMs: BUILD_LIMIT_MS,
    },
  )
  const isWhole = ['client', 'server/index.js'].every((part) =>
    existsSync(path.join(buildDirectory, part)),
  )
  if (code === 0 && isWhole) return
  throw new OperatorError(`The site could not be built.\n${output.trim()}`)
}

/** Two starts must not build at once; SQLite's lock ends with its process, however it ends. */
async function takeLock(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(path.join(folder, '.lock'))
  let hasWaited = false
  return retryWithBackoff(
    () => {
      lock.exec('begin exclusive')
      return () => lock.close()
    },
    {
      delayMs: () => LOCK_POLL_MS,
      shouldRetryError(error) {
        if (!isLocked(error)) return false
        if (!hasWaited) console.log('Another start is building. Waiting for it…')
        hasWaited = true
        return true
      },
    },
  )
}

function isLocked(error: unknown): boolean {
  const busy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}
