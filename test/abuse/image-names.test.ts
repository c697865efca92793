import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readImageFile } from '#app/features/media/images.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { openImageWorld } from '#test/fixtures/image-world.ts'
import type { ImageWorld } from '#test/fixtures/image-world.ts'

const hostile = [
  '../secret.jpg',
  '..%2fsecret.jpg',
  '..%2Fsecret.jpg',
  '..\\secret.jpg',
  '%2e%2e/secret.jpg',
  '/etc/passwd',
  'blog-1.jpg/../../secret.jpg',
  'blog-1.jpg\0',
  'blog-1.jpg%00.png',
  'secret.jpg\0.jpg',
  '.tmp-secret',
  '.tmp-blog-1.jpg',
  'blog-1.jpg ',
  'blog-１.jpg',
  `blog-${'1'.repeat(5000)}.jpg`,
  "blog-1.jpg' or '1'='1",
  '',
]
const strange = ['blog--1.jpg', 'blog-1-.webp', 'con.jpg', 'secret.jpg']

// Abuse 19: a name from outside must never become a path.
describe('a name made to reach other files', () => {
  let world: ImageWorld
  beforeEach(async () => {
    world = await openImageWorld('sqlite')
    await mkdir(path.join(world.folder, 'images'))
    await writeFile(path.join(world.folder, 'secret.jpg'), 'secret')
    await writeFile(path.join(world.folder, 'images/.tmp-secret'), 'half a picture')
    await writeFile(path.join(world.folder, 'images/.tmp-blog-1.jpg'), 'half a picture')
    await writeFile(path.join(world.folder, 'images/blog-1.jpg'), 'a file without a row')
  })
  afterEach(() => world.close())

  const storageOf = () => createFileStorage(path.join(world.folder, 'images'))
  const everything = async () => (await readdir(world.folder, { recursive: true })).sort()

  test.each([...hostile, ...strange])('is nobody’s picture: %j', async (name) => {
    const before = await everything()
    for (const signedIn of [true, false]) {
      const services = { db: world.db, storage: storageOf() }
      expect(await readImageFile(services, name, { signedIn, readsAt: new Date() })).toBeNull()
    }
    expect(await everything()).toEqual(before)
  })

  test.each(hostile)('is refused by the storage itself: %j', async (name) => {
    const before = await everything()
    const storage = storageOf()
    expect(await storage.get(name)).toBeNull()
    const put = async () => storage.put(name, new Uint8Array(1), { ifAbsent: false })
    await expect(put).rejects.toThrow(TypeError)
    await expect(async () => storage.delete(name)).rejects.toThrow(TypeError)
    expect(await everything()).toEqual(before)
  })

  test('does not even open a file of the right name that no row speaks of', async () => {
    const storage = storageOf()
    expect(
      await readImageFile({ db: world.db, storage }, 'blog-1.jpg', {
        signedIn: true,
        readsAt: new Date(),
      }),
    ).toBeNull()
  })
})
