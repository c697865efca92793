import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import { findImage, findImages, readImageFile } from '#app/features/images/images.server.ts'
import { deleteOrphanedFiles } from '#app/features/images/delete-image.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { HOUR_MS } from '#app/platform/time.ts'
import { addImage } from '#test/factories/images.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

// Real encoding, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const NOON = Date.parse('2026-11-21T12:00:00Z')
const imageFile = await cornersImage({ width: 900, height: 600 }).jpeg().toBuffer()
const small = await cornersImage({ width: 90, height: 60 }).png().toBuffer()

describe.each(databaseKinds)('on %s', (kind) => {
  const fixture = openedForEach(() => openImageFixture(kind, { now: () => new Date(NOON) }))

  const upload = async (bytes: Uint8Array, db = fixture.db) => {
    const uploaded = await uploadImage({ ...fixture, db }, { bytes, userId: 'user-1' })
    if (!uploaded.ok) throw new Error(uploaded.problem)
    return uploaded.value
  }

  test('an uploaded image is named by the millisecond, with its files and its row', async () => {
    const image = await upload(imageFile)
    expect(image).toMatchObject({
      name: `blog-${NOON}.jpg`,
      width: 900,
      height: 600,
      format: 'jpg',
      variantWidths: [800, 400],
      createdAt: new Date(NOON),
      userId: 'user-1',
    })
    expect(await findImage(fixture.db, image.name)).toEqual(image)
    expect((await fixture.files()).sort()).toEqual(imageFileNames(image).sort())
    expect((await fixture.storage.get(image.name))?.size).toBe(image.bytes)
  })

  test('images of the same millisecond take the next one, and none replaces another', async () => {
    const { name: first } = await upload(imageFile)
    const read = async () => new Response((await fixture.storage.get(first))?.body).bytes()
    const before = await read()
    const others = [await upload(imageFile), await upload(await sharp(imageFile).png().toBuffer())]
    expect(others.map(({ name }) => name)).toEqual([`blog-${NOON + 1}.jpg`, `blog-${NOON + 2}.png`])
    expect(Buffer.from(before).equals(await read())).toBe(true)
    expect(await fixture.files()).toHaveLength(15)
  })

  test('an image whose row cannot be written leaves no file', async () => {
    const broken = fixture.db.withPlugin({
      transformQuery: () => {
        throw new Error('The database is gone')
      },
      transformResult: async ({ result }) => result,
    })
    await expect(upload(imageFile, broken)).rejects.toThrow('gone')
    expect(await fixture.files()).toEqual([])
  })

  test('images are found by name, each once, in ascending order', async () => {
    const image = await upload(small)
    const earlier = await addImage(fixture.db, NOON - 1000)
    const found = await findImages(fixture.db, [image.name, earlier, image.name, 'blog-1.jpg'])
    expect(found.map(({ name }) => name)).toEqual([earlier, image.name])
    expect(found[1]).toEqual(image)
    expect(await findImages(fixture.db, [])).toEqual([])
  })

  test('a published image and its variants are served with their types and lifetimes', async () => {
    const image = await upload(imageFile)
    await fixture.addPost({ image: `/images/${image.name}` })
    const read = (name: string) =>
      readImageFile(fixture, name, { signedIn: false, readsAt: new Date() })
    expect(await read(image.name)).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=3600',
      stored: { size: image.bytes },
      etag: `"${image.name}"`,
    })
    expect(await read(`blog-${NOON}-800.avif`)).toMatchObject({
      contentType: 'image/avif',
      cacheControl: 'public, max-age=31536000, immutable',
    })
    expect(await read(`blog-${NOON}-1600.avif`)).toBeNull()
  })

  test('files without a row are swept after an hour, thousands too, and none that has one', async () => {
    const image = await upload(imageFile)
    for (const stem of [`${NOON - 5}-800`, `${NOON - 5}`, `${NOON}-1600`])
      await fixture.storage.put(`blog-${stem}.webp`, new Uint8Array([1]))
    const old = Array.from({ length: 4100 }, (_, index) => `blog-${index + 1}.jpg`)
    await Promise.all(old.map((name) => writeFile(path.join(fixture.folder, name), '')))
    expect(await deleteOrphanedFiles(fixture, new Date(NOON + HOUR_MS - 5))).toBe(4100)
    expect(await deleteOrphanedFiles(fixture, new Date(NOON + HOUR_MS + 1))).toBe(3)
    expect((await fixture.files()).sort()).toEqual(imageFileNames(image).sort())
  })
})
