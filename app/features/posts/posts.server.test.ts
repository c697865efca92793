import { describe, expect, test } from 'vitest'
import { textsOf } from '#app/features/posts/post-fields.ts'
import { findPost, listPostsOf, listRelatedPosts } from '#app/features/posts/posts.server.ts'
import { createPost, createPostOnce, updatePost } from '#app/features/posts/save-post.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('posts on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 60_000 }))

  test('a new post is a draft that only staff find; published it is found by its id and its slug', async () => {
    const post = await posts.create()
    const made = { published: false, publishedAt: null, version: 1 }
    expect(post).toMatchObject({ ...made, ...textsOf(aPostInput()) })
    expect(await findPost(posts.db, post.id, 'staff')).toEqual(post)
    const found = () =>
      Promise.all([post.id, post.slug].map((by) => findPost(posts.db, by, aReader)))
    expect(await found()).toEqual([null, null])
    const listed = await posts.search({ viewer: aReader, search: 'receipt' })
    expect([listed.total.count, await posts.titles({ viewer: aReader })]).toEqual([0, []])
    const saved = await posts.save(post.id, 1, { published: true })
    expect(saved).toMatchObject({ ok: true, value: { published: true, version: 2 } })
    expect(await found()).toEqual([saved.ok && saved.value, saved.ok && saved.value])
  })

  test('the row of a post is read once while it is saved, and not at all while it is created', async () => {
    const queries: string[] = []
    const db = posts.db.withPlugin({
      transformQuery: ({ node }) => (queries.push(`${node.kind} ${JSON.stringify(node)}`), node),
      transformResult: async ({ result }) => result,
    })
    const readings = () => queries.filter((query) => /^Select.*"blog_posts".*"title"/.test(query))
    const services = { ...posts.services(), db }
    const post = await createPost(services, aPostInput(), { userId: null, submissionId: null })
    expect(readings()).toHaveLength(0)
    const saved = await updatePost(services, post.id, 1, aPostInput({ published: true }))
    expect(readings()).toHaveLength(1)
    expect(saved.ok && saved.value).toEqual(await findPost(posts.db, post.id, 'staff'))
  })

  test('somebody’s posts are those that readers see and that carry exactly this name as author or reviewer', async () => {
    const author = 'Ana Rivera'
    const review = { by: author, on: '2026-11-20' } as const
    await posts.create({ title: 'Written by Ana', author, published: true })
    await posts.create({ title: 'Reviewed by Ana', review, published: true })
    await posts.create({ title: 'A draft by Ana', author })
    const later = new Date(aReader.readsAt.getTime() + 86_400_000)
    await posts.create({ title: 'Not yet by Ana', author, published: true, publishAt: later })
    const taken = await posts.create({ title: 'Deleted by Ana', author, published: true })
    await trashPost(posts.services(), taken.id)
    await posts.create({ title: 'Of Ana’s brother', author: 'Juan Rivera', published: true })
    const found = await listPostsOf(
      posts.db,
      { name: author, isLawyer: true },
      { limit: 9, ...aReader },
    )
    expect(found.map(({ title }) => title)).toEqual(['Reviewed by Ana', 'Written by Ana'])
    const written = { name: author, isLawyer: false }
    const own = await listPostsOf(posts.db, written, { limit: 9, ...aReader })
    expect(own.map(({ title }) => title)).toEqual(['Written by Ana'])
    const first = { name: author, isLawyer: true }
    expect(await listPostsOf(posts.db, first, { limit: 1, ...aReader })).toHaveLength(1)
  })

  test('posts of one title have slugs of their own, also twelve at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => posts.create()))
    const slugs = new Set(
      made.map((post) => post.slug.replace('what-a-receipt-notice-tells-you', '')),
    )
    expect(slugs).toEqual(new Set(['', ...Array.from({ length: 11 }, (_, at) => `-${at + 2}`)]))
  })

  test('the newest creation comes first, publication does not matter, and an equal moment is decided by id', async () => {
    const { id, createdAt: created_at } = await posts.create({ title: 'First post' })
    await posts.create({ title: 'Second post', published: true })
    const twin = await posts.create({ title: 'Third post' })
    await posts.db.updateTable('blog_posts').set({ created_at }).where('id', '=', twin.id).execute()
    const saved = await posts.save(id, 1, { title: 'First post', published: true })
    expect(saved.ok).toBe(true)
    expect(await posts.titles()).toEqual(['Second post', 'Third post', 'First post'])
  })

  test('a search ignores case, accents and ways to write a letter, and readers also find by category', async () => {
    const title = 'Petición de Ｖｉｓａ in Ọ̀ṣun Straße'
    await posts.create({ title, published: true, categories: ['Família'] })
    await posts.create({ title: 'Something else', published: true })
    for (const search of ['PETICION', 'familia', 'de visa in osun strasse'])
      expect(await posts.titles({ viewer: aReader, search }), search).toEqual([title])
    for (const search of ['familia', 'RECEIPT'])
      expect(await posts.titles({ viewer: 'staff', search }), search).toEqual([])
    expect(await posts.titles({ viewer: 'staff', search: 'has a number' })).toHaveLength(2)
  })

  test('a search never matches across two fields or two categories, whatever is typed', async () => {
    await posts.create({
      title: 'Alpha beta',
      excerpt: 'Gamma delta.',
      categories: ['Visa', 'Policy\u001fnews'],
      published: true,
    })
    const typed = ['beta gamma', 'visa policy', 'delta. visa']
    // The fence between fields.
    typed.push('beta\u001fgamma', 'visa\u001fpolicy')
    for (const search of typed)
      expect(await posts.titles({ viewer: aReader, search }), search).toEqual([])
    expect(await posts.titles({ viewer: aReader, search: 'policy news' })).toEqual(['Alpha beta'])
  })

  test('of two saves over one version at the same moment one wins; the other gets its text and changes nothing', async () => {
    const { id } = await posts.create()
    const saves = ['One title', 'Other title'].map((title) => posts.save(id, 1, { title }))
    const outcomes = await Promise.all(saves)
    const won = outcomes.find(({ ok }) => ok)
    const refused = outcomes.find(({ ok }) => !ok)
    const current = won?.ok ? won.value : null
    expect(refused).toEqual({ ok: false, problem: { kind: 'changed', current } })
    expect(await findPost(posts.db, id, 'staff')).toEqual(current)
  })

  test('a post in the trash is found by no one and cannot be saved', async () => {
    const post = await posts.create({ published: true })
    expect(await trashPost(posts.services(), post.id)).toBe(true)
    expect(await trashPost(posts.services(), post.id)).toBe(false)
    expect(await findPost(posts.db, post.id, 'staff')).toBeNull()
    expect(await posts.titles()).toEqual([])
    expect(await posts.save(post.id, 2)).toEqual({ ok: false, problem: { kind: 'missing' } })
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
      const rows = await posts.db.selectFrom('post_images').select('image_name').execute()
      return rows.map((row) => row.image_name).toSorted()
    }
    const content = `${aPostInput().content} ![](/images/blog-2.png)`
    const post = await posts.create({ image: '/images/blog-1.jpg', content })
    expect(await shown()).toEqual(['blog-1.jpg', 'blog-2.png'])
    await posts.save(post.id, 1, { image: '/images/blog-1.jpg' })
    expect(await shown()).toEqual(['blog-1.jpg'])
  })

  test('read next prefers posts that share a category', async () => {
    const near = { categories: ['Visa'], published: true }
    const post = await posts.create({ title: 'The post itself', ...near })
    await posts.create({ title: 'Old but near', ...near })
    await posts.create({ title: 'New but far', categories: ['Policy'], published: true })
    await posts.create({ title: 'A draft', categories: ['Visa'] })
    const related = await listRelatedPosts(posts.db, post, { limit: 2, ...aReader })
    expect(related.map(({ title }) => title)).toEqual(['Old but near', 'New but far'])
  })

  test('the same form sent again makes no second post, and the later text goes over no one else’s', async () => {
    const submission = { userId: 'anna', submissionId: '0197a9d4-0000-7000-8000-000000000001' }
    const send = (title: string) =>
      createPostOnce(posts.services(), aPostInput({ title }), submission)
    const first = await send('Sent once')
    expect(await send('Sent once')).toEqual(first)
    const again = { id: first.id, title: 'Sent once, and written on', version: 2 }
    expect(await send('Sent once, and written on')).toMatchObject(again)
    await posts.save(first.id, 2, { title: 'Edited by Berta' })
    await send('Sent again, very late')
    expect(await posts.titles()).toEqual(['Edited by Berta'])
  })
})
