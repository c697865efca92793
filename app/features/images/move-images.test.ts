import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Moved, moveImages } from '#app/features/images/move-images.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { type ObjectStorage, StorageError } from '#app/integrations/storage/object-storage.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import type { Fault } from '#test/fixtures/object-store-proxy.ts'
import { openedForEach, openedOnce } from '#test/opened.ts'

const LIMITS = { attemptMs: 500, triesMs: 800, idleMs: 500 }
const NAMES = Array.from({ length: 6 }, (_, index) => `blog-${100 + index}.jpg`)
const contentOf = (name: string) => Buffer.from(name.repeat(5_000))

describe('moving images', () => {
  const store = openedOnce(openObjectStore)
  const place = openedForEach(() => openFolder())
  let disk: ObjectStorage
  let bucket: ObjectStorage

  beforeEach(async () => {
    disk = createFileStorage(place.folder)
    bucket = createS3Storage(store.settings, silentLog, LIMITS)
    store.failWith(null)
    for (const name of store.names()) await bucket.delete(name)
    for (const name of NAMES) await disk.put(name, contentOf(name))
  })

  const move = (from: ObjectStorage, to: ObjectStorage, keepTryingMs = 10_000) =>
    moveImages({ from, to }, () => {}, keepTryingMs)
  const counts = (moved: Moved) => Object.values(moved).map((names) => names.length)
  const expectAll = async (storage: ObjectStorage) => {
    for (const name of NAMES) {
      const found = await storage.get(name)
      expect(Buffer.from(await new Response(found?.body).bytes()).equals(contentOf(name))).toBe(
        true,
      )
    }
  }

  test('copies all of them there and back, and a second time none', async () => {
    expect(counts(await move(disk, bucket))).toEqual([6, 0, 0, 0])
    await expectAll(bucket)
    expect(counts(await move(disk, bucket))).toEqual([0, 6, 0, 0])
    const other = createFileStorage(path.join(place.folder, 'other'))
    expect(counts(await move(bucket, other))).toEqual([6, 0, 0, 0])
    await expectAll(other)
  })

  test.each<Fault>(['reset', 'lost', 'busy', 'hang', 'cut', 'stall', 'slow'])(
    'gets through a store of which every third request fails (%s)',
    async (fault) => {
      let requests = 0
      store.failWith(() => ((requests += 1) % 3 === 0 ? fault : null))
      const moved = await move(disk, bucket)
      expect(moved.differs).toEqual([])
      expect(moved.copied.length + moved.there.length).toBe(6)
      store.failWith(null)
      await expectAll(bucket)
    },
  )

  test('reads again what has broken off in the middle', async () => {
    let reads = 0
    store.failWith(({ method }) => (method === 'GET' && (reads += 1) % 2 === 0 ? 'cut' : null))
    const moved = await move(disk, bucket)
    expect(moved.copied.length + moved.there.length).toBe(6)
    store.failWith(null)
    await expectAll(bucket)
  })

  test.each<Fault>(['reset', 'busy', 'hang'])(
    'stops where the store goes away (%s), and goes on from there',
    async (fault) => {
      store.failWith(({ name }) => (name === NAMES[4] ? fault : null))
      await expect(move(disk, bucket, 300)).rejects.toThrow(StorageError)
      expect(store.names()).toEqual(NAMES.slice(0, 4))
      store.failWith(null)
      expect(counts(await move(disk, bucket))).toEqual([2, 4, 0, 0])
      await expectAll(bucket)
    },
  )

  test('finds another file of the same name, says so, and leaves both', async () => {
    await bucket.put('blog-103.jpg', Buffer.from('another'))
    const moved = await move(disk, bucket)
    expect(moved.differs).toEqual(['blog-103.jpg'])
    expect(counts(moved)).toEqual([5, 0, 0, 1])
    const kept = await bucket.get('blog-103.jpg')
    expect(await new Response(kept?.body).text()).toBe('another')
    expect(await readFile(path.join(place.folder, 'blog-103.jpg'))).toEqual(
      contentOf('blog-103.jpg'),
    )
  })

  test('notices a copy that is not what was sent', async () => {
    const damaging: ObjectStorage = {
      ...disk,
      async put(name, bytes) {
        const other = path.join(place.folder, 'copies', name)
        const put = await createFileStorage(path.dirname(other)).put(name, bytes)
        await writeFile(other, 'damaged')
        return put
      },
      get: (name) => createFileStorage(path.join(place.folder, 'copies')).get(name),
    }
    expect((await move(disk, damaging)).differs).toEqual(NAMES)
  })
})
