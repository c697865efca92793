import { afterEach, describe, expect, test } from 'vitest'
import { findSlugHolder } from '#app/features/posts/free-slug.server.ts'
import { findMovedPost, listOldSlugs } from '#app/features/posts/post-address.server.ts'
import { findPostTitles } from '#app/features/posts/post-titles.server.ts'
import type { PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { deleteTrashedPost, restorePost, trashPost } from '#app/features/posts/trash.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const NOW = new Date('2027-01-11T14:00:00Z')
const LATER = new Date('2027-02-11T14:00:00Z')
const reader: Viewer = { readsAt: NOW }

describe.each(databaseKinds)('the address of a post, on %s', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))
  afterEach(() => database.db.deleteFrom('blog_posts').execute())

  const actor = { id: null, name: 'editor@example.com' }
  const services = () => ({ db: database.db, bus: createBus(), now: () => NOW, actor })
  const create = (changes: Partial<PostInput>) =>
    createPost(services(), aPostInput(changes), { userId: null, submissionId: null })

  async function save(id: string, changes: Partial<PostInput>): Promise<string> {
    const { version, title, published } = await get(id)
    const input = aPostInput({ title, published, ...changes })
    const saved = await updatePost(services(), id, version, input)
    if (!saved.ok) throw new Error('Not saved')
    return saved.value.slug
  }
  async function get(id: string) {
    const post = await findPost(database.db, id, 'staff')
    if (!post) throw new Error('No such post')
    return post
  }
  const leadsTo = async (slug: string, viewer: Viewer = reader) =>
    (await findMovedPost(database.db, slug, viewer))?.slug ?? null

  test('is made from the title, or is the one that was wished for', async () => {
    expect((await create({ title: 'Fees in 2027' })).slug).toBe('fees-in-2027')
    expect((await create({ title: 'Fees in 2027' })).slug).toBe('fees-in-2027-2')
    expect((await create({ title: 'Fees in 2027', slug: 'new-fees' })).slug).toBe('new-fees')
  })

  test('follows the title until readers have seen it, and leaves nothing behind', async () => {
    const { id } = await create({ title: 'A first title' })
    expect(await save(id, { title: 'A second title', slug: 'a-first-title' })).toBe(
      'a-second-title',
    )
    expect(await save(id, { title: 'A third title', published: true })).toBe('a-third-title')
    expect(await leadsTo('a-first-title', 'staff')).toBeNull()
    expect(await save(id, { title: 'A fourth title', published: true })).toBe('a-third-title')
  })

  test('of a post that is only planned follows its title as well', async () => {
    const { id } = await create({ title: 'Planned so', published: true, publishAt: LATER })
    const changes = { title: 'Planned otherwise', published: true, publishAt: LATER }
    expect(await save(id, changes)).toBe('planned-otherwise')
  })

  test('that someone chose stays, whatever the title', async () => {
    const { id } = await create({ title: 'A first title', slug: 'chosen' })
    expect(await save(id, { title: 'A second title' })).toBe('chosen')
  })

  test('keeps its number while the title stays', async () => {
    await create({ title: 'The same title' })
    const { id, slug } = await create({ title: 'The same title' })
    expect(await save(id, { excerpt: 'Another excerpt' })).toBe(slug)
  })

  test('leads to the present one when it is left, in one step however often', async () => {
    const { id } = await create({ title: 'One', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    await save(id, { slug: 'three-c' })
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual(['three-c', 'three-c'])
    expect(await leadsTo('three-c')).toBeNull()
    expect(await listOldSlugs(database.db, [id])).toEqual(new Map([[id, ['one-a', 'two-b']]]))
  })

  test('can be taken back, and then leads nowhere else', async () => {
    const { id } = await create({ slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    expect(await save(id, { slug: 'one-a' })).toBe('one-a')
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual([null, 'one-a'])
    expect(await save(id, { slug: 'two-b' })).toBe('two-b')
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual(['two-b', null])
  })

  test('is never given to another post, neither the present nor a former one', async () => {
    const { id } = await create({ title: 'One', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    const other = await create({ title: 'One a' })
    expect(other.slug).toBe('one-a-2')
    expect(await save(other.id, { slug: 'two-b' })).toBe('two-b-2')
    const holders = ['one-a', 'two-b', 'free'].map((slug) =>
      findSlugHolder(database.db, slug, other.id),
    )
    expect(await Promise.all(holders)).toEqual(['past', 'present', null])
    expect(await findSlugHolder(database.db, 'one-a', id)).toBeNull()
  })

  test('is told to readers only of a post that they may see', async () => {
    const { id } = await create({ slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    await save(id, { published: false })
    expect([await leadsTo('one-a'), await leadsTo('one-a', 'staff')]).toEqual([null, 'two-b'])
    await save(id, { published: true, publishAt: LATER })
    expect([await leadsTo('one-a'), await leadsTo('one-a', { readsAt: LATER })]).toEqual([
      null,
      'two-b',
    ])
    await trashPost(services(), id)
    expect(await leadsTo('one-a', 'staff')).toBeNull()
    await restorePost(services(), id)
    expect(await leadsTo('one-a', 'staff')).toBe('two-b')
    await trashPost(services(), id)
    await deleteTrashedPost(services(), id)
    expect(await findSlugHolder(database.db, 'one-a', null)).toBeNull()
  })

  test('comes back from the trash with a number when it is taken, or was another post’s', async () => {
    const old = await create({ slug: 'one-a', published: true })
    await trashPost(services(), old.id)
    const other = await create({ slug: 'one-a', published: true })
    expect(other.slug).toBe('one-a')
    await restorePost(services(), old.id)
    expect((await get(old.id)).slug).toBe('one-a-2')
    await trashPost(services(), old.id)
    await save(other.id, { slug: 'elsewhere' })
    await restorePost(services(), old.id)
    expect((await get(old.id)).slug).toBe('one-a-2')
    expect(await leadsTo('one-a')).toBe('elsewhere')
  })

  test('names the post at the dashboard as long as anybody may have counted it', async () => {
    const { id } = await create({ title: 'The post', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    const titles = await findPostTitles(database.db, ['one-a', 'two-b', 'unknown'])
    expect([...titles]).toEqual([
      ['one-a', 'The post'],
      ['two-b', 'The post'],
    ])
  })
})
