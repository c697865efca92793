import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CLUSTER_PREFIX } from '#test/postgres-cluster.ts'

export async function removeStaleClusters(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(CLUSTER_PREFIX))
  await Promise.all(folders.map((name) => removeIfStale(path.join(tmpdir(), name))))
}

async function removeIfStale(folder: string): Promise<void> {
  const owner = readNumber(path.join(folder, 'owner'))
  // Without an owner's process id the folder is just being created or is not ours.
  if (owner === null || isRunning(owner)) return
  const postmaster = readNumber(path.join(folder, 'data', 'postmaster.pid'))
  // Another process may have this id now, so only a server of this very folder is ended.
  if (postmaster !== null && (await commandLine(postmaster)).includes(folder)) {
    process.kill(postmaster, 'SIGQUIT')
    for (let tries = 0; isRunning(postmaster) && tries < 100; tries += 1) await sleep(50)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function readNumber(file: string): number | null {
  if (!existsSync(file)) return null
  const number = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(number) ? number : null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function commandLine(pid: number): Promise<string> {
  if (existsSync('/proc/self/cmdline')) {
    const file = `/proc/${pid}/cmdline`
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  )
  return stdout
}
