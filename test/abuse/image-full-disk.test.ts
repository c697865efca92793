import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import { readImageFile } from '#app/features/images/images.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus } from '#app/features/images/upload-problem.ts'
import { storedImages } from '#test/factories/images.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import type { ImageFixture } from '#test/fixtures/image-fixture.ts'
import { photo } from '#test/fixtures/images.ts'

const run = promisify(execFile)
const KB = 1024
const image = await photo({ width: 900, height: 640 })

// Abuse 35, with a real disk of two megabytes in memory.
describe('a disk', () => {
  let disk: string
  let fixture: ImageFixture
  beforeEach(async () => {
    if (process.getuid?.() !== 0)
      throw new Error('This test mounts a small disk, so it must run as root on Linux.')
    disk = await mkdtemp(path.join(tmpdir(), 'site-disk-'))
    await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
    fixture = await openImageFixture('sqlite', { folder: path.join(disk, 'images') })
    const encoded = await fixture.encoder.encode(image)
    fixture = { ...fixture, encoder: { ...fixture.encoder, encode: async () => encoded } }
  })
  afterEach(async () => {
    await fixture.close()
    await run('umount', [disk])
    await rm(disk, { recursive: true })
  })

  const upload = () => uploadImage(fixture, { bytes: image, userId: 'user' })
  const freeAllBut = async (kilobytes: number) => {
    await rm(path.join(disk, 'filler'), { force: true })
    const filler = Buffer.alloc(2048 * KB)
    await writeFile(path.join(disk, 'filler'), filler).catch(() => {})
    const { stdout } = await run('stat', ['-c', '%s', path.join(disk, 'filler')])
    await run('truncate', [
      '-s',
      String(Math.max(0, Number(stdout) - kilobytes * KB)),
      path.join(disk, 'filler'),
    ])
  }

  test('that fills up at any file of an upload refuses it whole, serves what it has and recovers', async () => {
    const first = await upload()
    if (!first.ok) throw new Error(first.problem)
    const files = imageFileNames(first.value).sort()
    const outcomes: boolean[] = []
    for (let kilobytes = 0; kilobytes <= 480; kilobytes += 24) {
      await freeAllBut(kilobytes)
      const uploaded = await upload()
      outcomes.push(uploaded.ok)
      if (uploaded.ok) break
      expect(uploaded.problem).toBe('full')
      expect(uploadProblemStatus(uploaded.problem)).toBe(507)
      expect((await readdir(fixture.folder)).sort()).toEqual(files)
      const file = await readImageFile(fixture, first.value.name, {
        signedIn: true,
        readsAt: new Date(),
      })
      expect((await new Response(file?.open()).arrayBuffer()).byteLength).toBe(first.value.bytes)
    }
    expect(outcomes.filter((isStored) => !isStored).length).toBeGreaterThan(4)
    expect(outcomes.at(-1)).toBe(true)
    expect(await storedImages(fixture.db)).toHaveLength(2)
    expect(await fixture.files()).toHaveLength(files.length * 2)
  })

  test('that becomes read-only refuses an upload, serves what it has and recovers', async () => {
    const first = await upload()
    if (!first.ok) throw new Error(first.problem)
    await run('mount', ['-o', 'remount,ro', disk])
    const refused = await upload()
    expect(refused).toEqual({ ok: false, problem: 'unavailable' })
    expect(
      (await readImageFile(fixture, first.value.name, { signedIn: true, readsAt: new Date() }))
        ?.size,
    ).toBe(first.value.bytes)
    await run('mount', ['-o', 'remount,rw', disk])
    expect((await upload()).ok).toBe(true)
  })
})
