import { beforeEach, describe, expect, test } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import type { StoredImage } from '#app/features/images/image.ts'
import { readImageFile } from '#app/features/images/images.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const imageFile = await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer()

// Abuse 9.
describe.each(databaseKinds)('on %s, a picture', (kind) => {
  let image: StoredImage
  const fixture = openedForEach(() => openImageFixture(kind))
  beforeEach(async () => {
    const uploaded = await uploadImage(fixture, { bytes: imageFile, userId: 'user' })
    if (!uploaded.ok) throw new Error(uploaded.problem)
    image = uploaded.value
  })

  const seenBy = async (signedIn: boolean) => {
    const files = imageFileNames(image).map((name) =>
      readImageFile(fixture, name, { signedIn, readsAt: new Date() }),
    )
    return (await Promise.all(files)).map((file) => file?.cacheControl ?? null)
  }
  const nothing = [null, null, null]
  const forStaff = Array.from({ length: 3 }, () => 'private, no-store')
  const forReaders = [1, 2]
    .map(() => 'public, max-age=31536000, immutable')
    .concat('public, max-age=3600')

  test('that no post shows yet is for staff alone', async () => {
    expect(await seenBy(false)).toEqual(nothing)
    expect(await seenBy(true)).toEqual(forStaff)
  })

  test('of a draft is for staff alone, until the draft is published, and again when it is withdrawn', async () => {
    const id = await fixture.addPost({ image: `/images/${image.name}`, published: false })
    expect(await seenBy(false)).toEqual(nothing)
    expect(await seenBy(true)).toEqual(forStaff)
    const publish = (published: boolean) =>
      fixture.db.updateTable('blog_posts').set({ published }).where('id', '=', id).execute()
    await publish(true)
    expect(await seenBy(false)).toEqual(forReaders)
    expect(await seenBy(true)).toEqual(forReaders)
    await publish(false)
    expect(await seenBy(false)).toEqual(nothing)
  })

  test('of a deleted post is for staff alone', async () => {
    await fixture.addPost({ image: `/images/${image.name}`, deleted: true })
    expect(await seenBy(false)).toEqual(nothing)
    expect(await seenBy(true)).toEqual(forStaff)
  })

  test('in the text of a published post is for everybody, whichever of its files the text names', async () => {
    await fixture.addPost({
      content: `![](https://firm.example/images/${imageFileNames(image)[0]})`,
    })
    expect(await seenBy(false)).toEqual(forReaders)
  })

  test('of a draft looks to a reader as one that does not exist', async () => {
    await fixture.addPost({ image: `/images/${image.name}`, published: false })
    await fixture.addPost({ image: '/images/blog-77.jpg', published: true })
    const names = [image.name, 'blog-1.jpg', 'blog-77.jpg', 'blog-1-400.webp', 'blog-x.jpg']
    const responses = await Promise.all(
      names.map((name) => readImageFile(fixture, name, { signedIn: false, readsAt: new Date() })),
    )
    expect(responses).toEqual([null, null, null, null, null])
  })
})
