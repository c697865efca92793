import { beforeEach, describe, expect, test } from 'vitest'
import type { PostInput } from '#app/features/posts/post.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { findPost, listRelatedPosts } from '#app/features/posts/posts.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import { trashPost } from '#app/features/posts/trash.server.ts'
import { type BusEvent, createBus } from '#app/platform/bus.server.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const ACTOR = { id: 'u1', name: 'staff@example.com' }
const nobody = { userId: null, submissionId: null }

describe.each(databaseKinds)('posts on %s', (kind) => {
  let events: BusEvent[]
  let minute: number

  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    events = []
    minute = 0
  })

  function services() {
    const bus = createBus()
    bus.subscribe((event) => events.push(event))
    const now = () => new Date(Date.UTC(2026, 10, 21, 9, minute++))
    return { db: database.db, bus, now, actor: ACTOR }
  }
  const create = (changes: Partial<PostInput> = {}) =>
    createPost(services(), aPostInput(changes), nobody)
  const titles = async (query: Partial<Parameters<typeof searchPosts>[1]> = {}) =>
    (await searchPosts(database.db, { viewer: 'staff', limit: 50, ...query })).posts.map(
      (post) => post.title,
    )

  test('a new post is a draft, and only staff find it', async () => {
    const post = await create()
    expect(post).toMatchObject({ published: false, publishedAt: null, version: 1 })
    expect(await findPost(database.db, post.id, 'staff')).toEqual(post)
    expect(await findPost(database.db, post.id, aReader)).toBeNull()
    expect(await findPost(database.db, post.slug, aReader)).toBeNull()
    expect(await titles({ viewer: aReader })).toEqual([])
    expect(await titles({ viewer: aReader, search: 'receipt' })).toEqual([])
    expect((await searchPosts(database.db, { viewer: aReader, limit: 1 })).total.count).toBe(0)
  })

  test('a published post is found by its id and by its slug', async () => {
    const post = await create({ published: true })
    expect(await findPost(database.db, post.id, aReader)).toEqual(post)
    expect(await findPost(database.db, post.slug, aReader)).toEqual(post)
    expect(post).toMatchObject({
      slug: 'what-a-receipt-notice-tells-you',
      categories: ['Visa', 'Policy Updates'],
    })
  })

  test('two posts of one title have two slugs, also at the same moment', async () => {
    const made = await Promise.all([create(), create(), create()])
    expect(made.map((post) => post.slug).toSorted()).toEqual([
      'what-a-receipt-notice-tells-you',
      'what-a-receipt-notice-tells-you-2',
      'what-a-receipt-notice-tells-you-3',
    ])
  })

  test('the newest creation comes first, publication does not matter, and an equal moment is decided by id', async () => {
    const first = await create({ title: 'First post' })
    await create({ title: 'Second post', published: true })
    const { id: twin } = await create({ title: 'Third post' })
    await database.db
      .updateTable('blog_posts')
      .set({ created_at: first.createdAt })
      .where('id', '=', twin)
      .execute()
    const saved = await updatePost(
      services(),
      first.id,
      1,
      aPostInput({ title: 'First post', published: true }),
    )
    expect(saved.ok).toBe(true)
    expect(await titles()).toEqual(['Second post', 'Third post', 'First post'])
  })

  test('a search ignores case and accents, and readers also find by category', async () => {
    await create({ title: 'Petición de asilo', published: true, categories: ['Família'] })
    await create({ title: 'Something else', published: true })
    expect(await titles({ viewer: aReader, search: 'PETICION' })).toEqual(['Petición de asilo'])
    expect(await titles({ viewer: aReader, search: 'familia' })).toEqual(['Petición de asilo'])
    expect(await titles({ viewer: 'staff', search: 'familia' })).toEqual([])
    expect(await titles({ viewer: 'staff', search: 'RECEIPT' })).toEqual([])
    expect(await titles({ viewer: 'staff', search: 'has a number' })).toHaveLength(2)
  })

  test('a search never matches across two fields or two categories', async () => {
    await create({
      title: 'Alpha beta',
      excerpt: 'Gamma delta.',
      categories: ['Visa', 'Policy'],
      published: true,
    })
    expect(await titles({ viewer: aReader, search: 'beta gamma' })).toEqual([])
    expect(await titles({ viewer: aReader, search: 'visa policy' })).toEqual([])
    expect(await titles({ viewer: aReader, search: 'delta. visa' })).toEqual([])
  })

  test.each(['%', '_', '\\', "' OR 1=1--"])(
    'the character %s in a search means itself',
    async (text) => {
      await create({ title: `Contains ${text} here` })
      await create({ title: 'Contains nothing of it' })
      expect(await titles({ search: text })).toEqual([`Contains ${text} here`])
    },
  )

  test('publishing twice keeps the first publication', async () => {
    const post = await create({ published: true })
    const hidden = await updatePost(services(), post.id, 1, aPostInput({ published: false }))
    const again = await updatePost(services(), post.id, 2, aPostInput({ published: true }))
    expect(hidden).toMatchObject({ ok: true, value: { published: false, version: 2 } })
    expect(again).toMatchObject({ ok: true, value: { publishedAt: post.publishedAt, version: 3 } })
  })

  test('who saves over a version that someone else has replaced gets the other text and changes nothing', async () => {
    const post = await create()
    await updatePost(services(), post.id, 1, aPostInput({ title: 'Their title' }))
    const refused = await updatePost(services(), post.id, 1, aPostInput({ title: 'My title' }))
    expect(refused).toMatchObject({
      ok: false,
      problem: { kind: 'changed', current: { title: 'Their title' } },
    })
    expect(await titles()).toEqual(['Their title'])
  })

  test('of two saves over the same version at the same moment one wins', async () => {
    const post = await create()
    const outcomes = await Promise.all([
      updatePost(services(), post.id, 1, aPostInput({ title: 'One title' })),
      updatePost(services(), post.id, 1, aPostInput({ title: 'Other title' })),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a post in the trash is found by no one and cannot be saved', async () => {
    const post = await create({ published: true })
    expect(await trashPost(services(), post.id)).toBe(true)
    expect(await trashPost(services(), post.id)).toBe(false)
    expect(await findPost(database.db, post.id, 'staff')).toBeNull()
    expect(await titles()).toEqual([])
    expect(await updatePost(services(), post.id, 2, aPostInput())).toEqual({
      ok: false,
      problem: { kind: 'missing' },
    })
  })

  test('one press of Create Post makes one post, however often it arrives', async () => {
    const submission = { userId: null, submissionId: '0197a1f0-1111-4000-8000-000000000000' }
    const made = await Promise.all(
      [1, 2, 3].map(() => createPost(services(), aPostInput(), submission)),
    )
    expect(new Set(made.map((post) => post.id)).size).toBe(1)
    expect((await searchPosts(database.db, { viewer: 'staff', limit: 1 })).total.count).toBe(1)
  })

  test('every change is told to staff, those that readers see to the pages as well, and a refused one to no one', async () => {
    const told = async (work: Promise<unknown>) => {
      await work
      return events.splice(0).map((event) => event.kind)
    }
    const published = aPostInput({ published: true })
    expect(await told(create())).toEqual(['posts'])
    const [post] = (await searchPosts(database.db, { viewer: 'staff', limit: 1 })).posts
    const id = post?.id ?? ''
    expect(await told(updatePost(services(), id, 1, aPostInput()))).toEqual(['posts'])
    expect(await told(updatePost(services(), id, 1, aPostInput()))).toEqual([])
    expect(await told(updatePost(services(), id, 2, published))).toEqual(['content', 'posts'])
    expect(await told(updatePost(services(), id, 3, published))).toEqual(['content', 'posts'])
    expect(await told(updatePost(services(), id, 4, aPostInput()))).toEqual(['content', 'posts'])
    expect(await told(trashPost(services(), id))).toEqual(['posts'])
    expect(await told(trashPost(services(), id))).toEqual([])
  })

  test('a post names the images that it shows, and forgets those that it shows no more', async () => {
    const shown = async () => {
      const rows = await database.db
        .selectFrom('post_images')
        .select('image_name')
        .orderBy('image_name')
        .execute()
      return rows.map((row) => row.image_name)
    }
    const content = `${aPostInput().content} ![](/images/blog-2.png)`
    const post = await create({ image: '/images/blog-1.jpg', content })
    expect(await shown()).toEqual(['blog-1.jpg', 'blog-2.png'])
    await updatePost(services(), post.id, 1, aPostInput({ image: '/images/blog-1.jpg' }))
    expect(await shown()).toEqual(['blog-1.jpg'])
  })

  test('read next prefers posts that share a category', async () => {
    const post = await create({ title: 'The post itself', categories: ['Visa'], published: true })
    await create({ title: 'Old but near', categories: ['Visa'], published: true })
    await create({ title: 'New but far', categories: ['Policy'], published: true })
    await create({ title: 'A draft', categories: ['Visa'] })
    const related = await listRelatedPosts(database.db, post, { limit: 2, ...aReader })
    expect(related.map(({ title }) => title)).toEqual(['Old but near', 'New but far'])
  })

  test('a new site gets its samples once, and an edited sample is a sample no more', async () => {
    expect(await seedSamplePosts(database.db)).toBe(true)
    expect(await seedSamplePosts(database.db)).toBe(false)
    const { posts } = await searchPosts(database.db, { viewer: aReader, limit: 10 })
    expect(posts).toHaveLength(3)
    expect(posts.every(({ sample }) => sample)).toBe(true)
    const [first] = posts
    const edited = await updatePost(services(), first?.id ?? '', 1, aPostInput())
    expect(edited).toMatchObject({ ok: true, value: { sample: false } })
  })

  test('a site whose posts are all in the trash is not given samples again', async () => {
    await trashPost(services(), (await create()).id)
    expect(await seedSamplePosts(database.db)).toBe(false)
  })
})
