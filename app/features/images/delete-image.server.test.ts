import { beforeEach, describe, expect, test } from 'vitest'
import { deleteOrphanedImages } from '#app/features/images/delete-image.server.ts'
import { imagesInPosts, imagesInText } from '#app/features/images/image-references.server.ts'
import { DAYS_ORPHANED } from '#app/features/images/library.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { addImage, storedImages } from '#test/factories/images.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

describe.each(databaseKinds)('images that nothing names, on %s', (kind) => {
  let now: number
  beforeEach(() => void (now = START))
  const fixture = openedForEach(() => openImageFixture(kind))

  const actor = { id: null, name: 'site' }
  const cleanUpAfter = (days: number, imageReferences = [imagesInPosts]) => {
    now += days * DAY_MS
    return deleteOrphanedImages({ ...fixture, imageReferences, actor, now: () => new Date(now) })
  }
  const left = async () => (await storedImages(fixture.db)).map(({ name }) => name)

  test('stay for their time, and go then with their files', async () => {
    const name = await addImage(fixture.db, START)
    await fixture.storage.put(name, new Uint8Array([1]))
    expect(await cleanUpAfter(0)).toBe(0)
    expect(await cleanUpAfter(DAYS_ORPHANED - 1)).toBe(0)
    expect(await left()).toEqual([name])
    expect(await cleanUpAfter(1)).toBe(1)
    expect(await left()).toEqual([])
    expect(await fixture.files()).toEqual([])
    const acts = await fixture.db.selectFrom('audit_log').select(['act', 'subject']).execute()
    expect(acts).toEqual([{ act: 'picture.deleted', subject: name }])
  })

  test('are counted from when the last post let go of them, however old they are', async () => {
    const name = await addImage(fixture.db, START - 1000 * DAY_MS)
    const content = `![](/images/${name.replace('.jpg', '-400.avif')})`
    const post = await fixture.addPost({ content })
    expect(await cleanUpAfter(1)).toBe(0)
    await fixture.db.deleteFrom('post_images').where('post_id', '=', post).execute()
    expect(await cleanUpAfter(DAYS_ORPHANED * 2)).toBe(0)
    expect(await left()).toEqual([name])
    expect(await cleanUpAfter(DAYS_ORPHANED)).toBe(1)
  })

  test('are safe again as soon as a post names them, and their time begins anew after that', async () => {
    const name = await addImage(fixture.db, START)
    await cleanUpAfter(0)
    const image = `/images/${name}`
    const post = await fixture.addPost({ image, published: false, deleted: true })
    expect(await cleanUpAfter(DAYS_ORPHANED * 3)).toBe(0)
    await fixture.db.deleteFrom('blog_posts').where('id', '=', post).execute()
    expect(await cleanUpAfter(1)).toBe(0)
    expect(await cleanUpAfter(DAYS_ORPHANED - 1)).toBe(0)
    expect(await cleanUpAfter(1)).toBe(1)
  })

  test('stay as long as any text of another table names them, such as a form kept as JSON', async () => {
    const name = await addImage(fixture.db, START)
    await addImage(fixture.db, START + 1)
    const content = `![a "b"](/images/blog-${START}-800.webp)`
    const subject = { subject_id: 'd', subject: JSON.stringify({ fields: { content } }) }
    const event = { id: 'x', at: new Date(START), user_id: null, actor: 'a', act: 'b', kind: 'c' }
    await fixture.db
      .insertInto('audit_log')
      .values({ ...event, ...subject })
      .execute()
    const references = [imagesInPosts, imagesInText('audit_log', 'subject')]
    await cleanUpAfter(0, references)
    expect(await cleanUpAfter(DAYS_ORPHANED, references)).toBe(1)
    expect(await left()).toEqual([name])
  })
})
