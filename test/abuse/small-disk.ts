import { execFile } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type SmallDisk = Awaited<ReturnType<typeof mountSmallDisk>>

/** @throws without root on Linux, because a test that cannot fill a disk shows nothing */
export async function mountSmallDisk(megabytes: number, folder?: string) {
  if (process.getuid?.() !== 0)
    throw new Error('This test mounts a small disk, so it must run as root on Linux.')
  const place = folder ?? mkdtempSync(path.join(tmpdir(), 'site-disk-'))
  const filler = path.join(place, 'filler')
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place])
  return {
    folder: place,
    fillUp: () => fillUp(filler),
    async freeSome(kilobytes: number) {
      const file = await open(filler, 'r+')
      const { size } = await file.stat()
      await file.truncate(Math.max(0, size - kilobytes * 1_024))
      await file.close()
    },
    freeAll: () => rm(filler, { force: true }),
    /** Fails while a file on it is open for writing. */
    async makeReadOnly() {
      await run('mount', ['-o', 'remount,ro', place])
    },
    async makeWritable() {
      await run('mount', ['-o', 'remount,rw', place])
    },
    async remove() {
      await run('umount', [place])
      if (folder === undefined) rmdirSync(place)
    },
  }
}

async function fillUp(filler: string): Promise<void> {
  const file = await open(filler, 'a')
  const block = Buffer.alloc(4_096)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
