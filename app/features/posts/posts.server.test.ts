import { describe, expect, test } from 'vitest'
import { findPost, listRelatedPosts } from '#app/features/posts/posts.server.ts'
import { createPost, createPostOnce } from '#app/features/posts/save-post.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import { trashPost } from '#app/features/posts/trash.server.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('posts on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 60_000 }))

  test('a new post is a draft, and only staff find it', async () => {
    const post = await posts.create()
    expect(post).toMatchObject({ published: false, publishedAt: null, version: 1 })
    expect(await findPost(posts.db, post.id, 'staff')).toEqual(post)
    expect(await findPost(posts.db, post.id, aReader)).toBeNull()
    expect(await findPost(posts.db, post.slug, aReader)).toBeNull()
    expect(await posts.titles({ viewer: aReader })).toEqual([])
    expect(await posts.titles({ viewer: aReader, search: 'receipt' })).toEqual([])
    expect((await posts.search({ viewer: aReader })).total.count).toBe(0)
  })

  test('a published post is found by its id and by its slug', async () => {
    const post = await posts.create({ published: true })
    expect(await findPost(posts.db, post.id, aReader)).toEqual(post)
    expect(await findPost(posts.db, post.slug, aReader)).toEqual(post)
    expect(post).toMatchObject({
      slug: 'what-a-receipt-notice-tells-you',
      categories: ['Visa', 'Policy Updates'],
    })
  })

  test('two posts of one title have two slugs, also at the same moment', async () => {
    const made = await Promise.all([posts.create(), posts.create(), posts.create()])
    expect(made.map((post) => post.slug).toSorted()).toEqual([
      'what-a-receipt-notice-tells-you',
      'what-a-receipt-notice-tells-you-2',
      'what-a-receipt-notice-tells-you-3',
    ])
  })

  test('the newest creation comes first, publication does not matter, and an equal moment is decided by id', async () => {
    const first = await posts.create({ title: 'First post' })
    await posts.create({ title: 'Second post', published: true })
    const { id: twin } = await posts.create({ title: 'Third post' })
    await posts.db
      .updateTable('blog_posts')
      .set({ created_at: first.createdAt })
      .where('id', '=', twin)
      .execute()
    const saved = await posts.save(first.id, 1, { title: 'First post', published: true })
    expect(saved.ok).toBe(true)
    expect(await posts.titles()).toEqual(['Second post', 'Third post', 'First post'])
  })

  test('pages follow each other without a gap or a repetition, also over equal moments', async () => {
    for (let number = 1; number <= 7; number += 1) await posts.create()
    await posts.db
      .updateTable('blog_posts')
      .set({ created_at: new Date(0) })
      .execute()
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; page < 4; page += 1) {
      const listed = await posts.search({ limit: 2, ...(after !== null && { after }) })
      seen.push(...listed.posts.map(({ id }) => id))
      after = listed.nextAfter
    }
    expect(after).toBeNull()
    expect(new Set(seen).size).toBe(7)
    expect(seen).toEqual(seen.toSorted().toReversed())
  })

  test('a search ignores case and accents, and readers also find by category', async () => {
    await posts.create({ title: 'Petición de asilo', published: true, categories: ['Família'] })
    await posts.create({ title: 'Something else', published: true })
    expect(await posts.titles({ viewer: aReader, search: 'PETICION' })).toEqual([
      'Petición de asilo',
    ])
    expect(await posts.titles({ viewer: aReader, search: 'familia' })).toEqual([
      'Petición de asilo',
    ])
    expect(await posts.titles({ viewer: 'staff', search: 'familia' })).toEqual([])
    expect(await posts.titles({ viewer: 'staff', search: 'RECEIPT' })).toEqual([])
    expect(await posts.titles({ viewer: 'staff', search: 'has a number' })).toHaveLength(2)
  })

  test('a search never matches across two fields or two categories', async () => {
    await posts.create({
      title: 'Alpha beta',
      excerpt: 'Gamma delta.',
      categories: ['Visa', 'Policy'],
      published: true,
    })
    expect(await posts.titles({ viewer: aReader, search: 'beta gamma' })).toEqual([])
    expect(await posts.titles({ viewer: aReader, search: 'visa policy' })).toEqual([])
    expect(await posts.titles({ viewer: aReader, search: 'delta. visa' })).toEqual([])
  })

  test.each(['%', '_', '\\', "' OR 1=1--"])(
    'the character %s in a search means itself',
    async (text) => {
      await posts.create({ title: `Contains ${text} here` })
      await posts.create({ title: 'Contains nothing of it' })
      expect(await posts.titles({ search: text })).toEqual([`Contains ${text} here`])
    },
  )

  test('publishing twice keeps the first publication', async () => {
    const post = await posts.create({ published: true })
    const hidden = await posts.save(post.id, 1, { published: false })
    const again = await posts.save(post.id, 2, { published: true })
    expect(hidden).toMatchObject({ ok: true, value: { published: false, version: 2 } })
    expect(again).toMatchObject({ ok: true, value: { publishedAt: post.publishedAt, version: 3 } })
  })

  test('who saves over a version that someone else has replaced gets the other text and changes nothing', async () => {
    const post = await posts.create()
    await posts.save(post.id, 1, { title: 'Their title' })
    const refused = await posts.save(post.id, 1, { title: 'My title' })
    expect(refused).toMatchObject({
      ok: false,
      problem: { kind: 'changed', current: { title: 'Their title' } },
    })
    expect(await posts.titles()).toEqual(['Their title'])
  })

  test('of two saves over the same version at the same moment one wins', async () => {
    const post = await posts.create()
    const outcomes = await Promise.all([
      posts.save(post.id, 1, { title: 'One title' }),
      posts.save(post.id, 1, { title: 'Other title' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a post in the trash is found by no one and cannot be saved', async () => {
    const post = await posts.create({ published: true })
    expect(await trashPost(posts.services(), post.id)).toBe(true)
    expect(await trashPost(posts.services(), post.id)).toBe(false)
    expect(await findPost(posts.db, post.id, 'staff')).toBeNull()
    expect(await posts.titles()).toEqual([])
    expect(await posts.save(post.id, 2)).toEqual({
      ok: false,
      problem: { kind: 'missing' },
    })
  })

  test('one press of Create Post makes one post, however often it arrives', async () => {
    const submission = { userId: null, submissionId: '0197a1f0-1111-4000-8000-000000000000' }
    const made = await Promise.all(
      [1, 2, 3].map(() => createPost(posts.services(), aPostInput(), submission)),
    )
    expect(new Set(made.map((post) => post.id)).size).toBe(1)
    expect((await posts.search()).total.count).toBe(1)
  })

  test('every change is told to staff, those that readers see to the pages as well, and a refused one to no one', async () => {
    const told = async (work: Promise<unknown>) => {
      await work
      return posts.events.splice(0)
    }
    expect(await told(posts.create())).toEqual(['posts'])
    const id = (await posts.search()).posts[0]?.id ?? ''
    expect(await told(posts.save(id, 1))).toEqual(['posts'])
    expect(await told(posts.save(id, 1))).toEqual([])
    expect(await told(posts.save(id, 2, { published: true }))).toEqual(['content', 'posts'])
    expect(await told(posts.save(id, 3, { published: true }))).toEqual(['content', 'posts'])
    expect(await told(posts.save(id, 4))).toEqual(['content', 'posts'])
    expect(await told(trashPost(posts.services(), id))).toEqual(['posts'])
    expect(await told(trashPost(posts.services(), id))).toEqual([])
  })

  test('a post names the images that it shows, and forgets those that it shows no more', async () => {
    const shown = async () => {
      const rows = await posts.db
        .selectFrom('post_images')
        .select('image_name')
        .orderBy('image_name')
        .execute()
      return rows.map((row) => row.image_name)
    }
    const content = `${aPostInput().content} ![](/images/blog-2.png)`
    const post = await posts.create({ image: '/images/blog-1.jpg', content })
    expect(await shown()).toEqual(['blog-1.jpg', 'blog-2.png'])
    await posts.save(post.id, 1, { image: '/images/blog-1.jpg' })
    expect(await shown()).toEqual(['blog-1.jpg'])
  })

  test('read next prefers posts that share a category', async () => {
    const post = await posts.create({
      title: 'The post itself',
      categories: ['Visa'],
      published: true,
    })
    await posts.create({ title: 'Old but near', categories: ['Visa'], published: true })
    await posts.create({ title: 'New but far', categories: ['Policy'], published: true })
    await posts.create({ title: 'A draft', categories: ['Visa'] })
    const related = await listRelatedPosts(posts.db, post, { limit: 2, ...aReader })
    expect(related.map(({ title }) => title)).toEqual(['Old but near', 'New but far'])
  })

  test('a new site gets its samples once, and an edited sample is a sample no more', async () => {
    expect(await seedSamplePosts(posts.db)).toBe(true)
    expect(await seedSamplePosts(posts.db)).toBe(false)
    const samples = (await posts.search({ viewer: aReader })).posts
    expect(samples.map(({ sample }) => sample)).toEqual([true, true, true])
    const edited = await posts.save(samples[0]?.id ?? '', 1)
    expect(edited).toMatchObject({ ok: true, value: { sample: false } })
  })
})

describe.each(databaseKinds)('the same form, sent twice, on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind))
  const submission = { userId: 'anna', submissionId: '0197a9d4-0000-7000-8000-000000000001' }
  const send = (title: string) =>
    createPostOnce(posts.services(), aPostInput({ title }), submission)

  test('makes one post, which is not saved again for nothing', async () => {
    const first = await send('Sent twice')
    expect(await send('Sent twice')).toEqual(first)
    expect(first.version).toBe(1)
  })

  test('gives the post what was written after an answer that was lost', async () => {
    const first = await send('Sent once')
    const second = await send('Sent once, and written on')
    expect(second).toMatchObject({ id: first.id, title: 'Sent once, and written on', version: 2 })
  })

  test('does not go over what someone has saved since', async () => {
    const { id } = await send('Sent once')
    await posts.save(id, 1, { title: 'Edited by Berta' })
    await send('Sent again, very late')
    expect((await findPost(posts.db, id, 'staff'))?.title).toBe('Edited by Berta')
  })
})
