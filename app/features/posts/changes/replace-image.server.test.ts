import { describe, expect, test } from 'vitest'
import { type ImageName, withOtherImage } from '#app/features/images/image.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { replaceImageInPosts } from '#app/features/posts/changes/replace-image.server.ts'
import { inTransaction } from '#app/features/posts/save-post.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const from: ImageName = 'blog-17.jpg'
const to: ImageName = 'blog-18.png'

describe.each(databaseKinds)('another image in the place of one on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind))
  const replace = () =>
    inTransaction(posts.services(), (action) => replaceImageInPosts(action, { from, to }))

  test('is shown by every post, in any size, and the earlier text stays a revision', async () => {
    const cover = await posts.create({ title: 'With a cover', image: `/images/${from}` })
    const long = 'A text that is long enough to be a post. '.repeat(2)
    const content = `${long}\n\n![A desk](/images/blog-17-800.webp) ![no](/images/blog-170.jpg)`
    const text = await posts.create({ title: 'In its text', content, published: true })
    const other = await posts.create({ title: 'Without it' })
    const trashed = await posts.create({ title: 'In the trash', image: `/images/${from}` })
    await trashPost(posts.services(), trashed.id)
    expect(await replace()).toBe(true)
    expect(await findPost(posts.db, cover.id, 'staff')).toMatchObject({
      image: `/images/${to}`,
      version: 2,
    })
    const changed = await findPost(posts.db, text.id, 'staff')
    expect(changed?.content).toContain(`![A desk](/images/${to}) ![no](/images/blog-170.jpg)`)
    expect(changed?.slug).toBe(text.slug)
    expect((await findPost(posts.db, other.id, 'staff'))?.version).toBe(1)
    const revisions = await posts.db.selectFrom('entry_revisions').select('entry_id').execute()
    expect(revisions.filter(({ entry_id }) => entry_id === text.id)).toHaveLength(2)
    expect(await replace()).toBe(false)
  })
})

test('only the addresses of that image are changed, also with our own origin in front', () => {
  const text = 'https://a.example/images/blog-17.jpg /images/blog-17-1600.avif /images/blog-171.jpg'
  expect(withOtherImage(text, 17, to)).toBe(
    'https://a.example/images/blog-18.png /images/blog-18.png /images/blog-171.jpg',
  )
})
