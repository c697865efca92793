import { describe, expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { hasSamples } from '#app/features/posts/samples/stored-samples.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import {
  deleteTrashedPost,
  emptyOldTrash,
  listTrash,
  removeSamples,
  restorePost,
  trashPost,
} from '#app/features/posts/trash/trash.server.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { aReader } from '#test/factories/posts.ts'
import { everyPage, openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY_MS = 86_400_000

describe.each(databaseKinds)('deeds on posts on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 1_000 }))

  test('a binding checklist holds back what it finds something on, and an advising one does not', async () => {
    const review = { by: 'Anna Alder', on: '2026-11-20' } as const
    const good = { imageAlt: 'A receipt notice', review }
    const held = await posts.create({ ...good, title: 'The best post' })
    const free = await posts.create({ ...good, title: 'A plain post' })
    const glossary = { forbidden: ['best'], allowed: [] }
    const imageHosts = ['pictures.example.com']
    const rules = { glossaryIn: () => glossary, reviewers: () => ['Anna Alder'], imageHosts }
    const publishing = { checklist: 'binding', ...rules } as const
    const binding = { ...posts.services(), publishing }
    expect(await changePosts(binding, 'unpublish', [held])).toMatchObject({ done: 1 })
    expect(await changePosts(binding, 'publish', [held, free])).toEqual({
      act: 'publish',
      done: 1,
      refused: [{ id: held.id, title: 'The best post', reason: 'findings' }],
    })
    expect(await posts.titles({ viewer: aReader })).toEqual(['A plain post'])
    expect(await changePosts(posts.services(), 'publish', [held])).toMatchObject({ done: 1 })
  })

  test('several posts are published, made drafts and trashed at once, and each is noted', async () => {
    const [one, two] = [{ title: 'Post one' }, { title: 'Post two' }]
    const chosen = [await posts.create(one), await posts.create(two)]
    posts.events.length = 0
    const outcome = await changePosts(posts.services(), 'publish', chosen)
    expect(outcome).toEqual({ act: 'publish', done: 2, refused: [] })
    expect(posts.events).toEqual(['content', 'posts'])
    expect(await posts.titles({ viewer: aReader })).toEqual(['Post two', 'Post one'])
    const seen = chosen.map(({ id }) => ({ id, version: 2 }))
    // Publishing again changes nothing, not even the version.
    expect((await changePosts(posts.services(), 'publish', seen)).done).toBe(2)
    expect((await changePosts(posts.services(), 'unpublish', seen)).done).toBe(2)
    expect(await posts.titles({ viewer: aReader })).toEqual([])
    const again = chosen.map(({ id }) => ({ id, version: 3 }))
    expect((await changePosts(posts.services(), 'trash', again)).done).toBe(2)
    expect(await posts.titles()).toEqual([])
    const acts = ['created', 'published', 'unpublished', 'trashed']
    const noted = acts.flatMap((act) => [`post.${act} Post one`, `post.${act} Post two`])
    expect(await posts.acts()).toEqual(noted)
  })

  // Abuse 32.
  test('a post that someone has saved or thrown away since it was shown is left as it is, and told by its title', async () => {
    const fresh = await posts.create({ title: 'Left alone' })
    const saved = await posts.create({ title: 'Saved meanwhile' })
    const gone = await posts.create({ title: 'Thrown away meanwhile' })
    await posts.save(saved.id, 1, { title: 'Saved by another' })
    await trashPost(posts.services(), gone.id)
    const stranger = { id: '0197a1f0-1111-7000-8000-000000000000', version: 1 }
    const outcome = await changePosts(posts.services(), 'publish', [fresh, saved, gone, stranger])
    expect(outcome.done).toBe(1)
    expect(new Set(outcome.refused)).toEqual(
      new Set([
        { id: saved.id, title: 'Saved by another', reason: 'changed' },
        { id: gone.id, title: 'Thrown away meanwhile', reason: 'missing' },
        { id: stranger.id, title: null, reason: 'missing' },
      ]),
    )
    expect(await posts.titles({ viewer: aReader })).toEqual(['Left alone'])
    const kept = await findPost(posts.db, saved.id, 'staff')
    expect(kept).toMatchObject({ published: false, version: 2 })
  })

  test('of an action and a save at the same moment one wins, whichever it is', async () => {
    const post = await posts.create({ title: 'Wanted by two' })
    const [bulk, save] = await Promise.all([
      changePosts(posts.services(), 'trash', [post]),
      posts.save(post.id, 1, { title: 'Saved' }),
    ])
    expect(bulk.done === 1).toBe(!save.ok)
  })

  test('two actions on the same posts at the same moment end, and do each post once', async () => {
    const chosen = [await posts.create(), await posts.create(), await posts.create()]
    const outcomes = await Promise.all([
      changePosts(posts.services(), 'trash', chosen),
      changePosts(posts.services(), 'trash', chosen.toReversed()),
    ])
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(3)
  })

  test('of those published, it tells how many readers do not see yet, or any more', async () => {
    const [later, past] = [new Date('2099-01-01T09:00:00Z'), new Date('2020-01-01T09:00:00Z')]
    const chosen = [
      await posts.create({ title: 'Now' }),
      await posts.create({ title: 'Later', publishAt: later }),
      await posts.create({ title: 'Over', unpublishAt: past }),
    ]
    const outcome = await changePosts(posts.services(), 'publish', chosen)
    expect(outcome).toEqual({ act: 'publish', done: 3, refused: [], unseen: 2 })
  })

  test('a restored post is as it was, published or draft', async () => {
    const shown = await posts.create({ title: 'Was published', published: true })
    const draft = await posts.create({ title: 'Was a draft' })
    await trashPost(posts.services(), shown.id)
    await trashPost(posts.services(), draft.id)
    const trash = await listTrash(posts.db, { after: null, limit: 10 })
    expect(trash.posts.map(({ title, published }) => [title, published])).toEqual([
      ['Was a draft', false],
      ['Was published', true],
    ])
    posts.events.length = 0
    const restored = await restorePost(posts.services(), shown.id)
    expect(restored).toEqual({ title: 'Was published', published: true })
    expect(posts.events).toEqual(['content', 'posts'])
    expect(await restorePost(posts.services(), draft.id)).toMatchObject({ published: false })
    expect(await restorePost(posts.services(), draft.id)).toBeNull()
    expect(await posts.titles({ viewer: aReader })).toEqual(['Was published'])
    expect(await findPost(posts.db, shown.slug, aReader)).toMatchObject({ id: shown.id })
    expect((await posts.acts()).slice(-2)).toEqual([
      'post.restored Was published',
      'post.restored Was a draft',
    ])
  })

  test('a post is deleted for ever from the trash only, and lets its images go', async () => {
    const post = await posts.create({ title: 'Not for ever', image: '/images/blog-1.jpg' })
    expect(await deleteTrashedPost(posts.services(), post.id)).toBeNull()
    await trashPost(posts.services(), post.id)
    expect(await seedSamplePosts(posts.db)).toBe(false)
    expect(await deleteTrashedPost(posts.services(), post.id)).toBe('Not for ever')
    for (const table of ['blog_posts', 'post_images', 'post_search', 'post_categories'] as const)
      expect(await posts.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect((await posts.acts()).at(-1)).toBe('post.deleted Not for ever')
    // The site does not count as a new one, neither now nor with its posts in the trash.
    expect(await seedSamplePosts(posts.db)).toBe(false)
  })

  test('what has been in the trash for 30 days is deleted for ever, and nothing before', async () => {
    const post = await posts.create({ title: 'An old one' })
    await trashPost(posts.services(), post.id)
    posts.pass(29 * DAY_MS)
    expect(await emptyOldTrash(posts.services())).toBe(0)
    posts.pass(DAY_MS)
    expect(await emptyOldTrash(posts.services())).toBe(1)
    expect((await listTrash(posts.db, { after: null, limit: 10 })).posts).toEqual([])
  })

  test('the trash has pages', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const { id } = await posts.create({ title: `Thrown away ${number}` })
      await trashPost(posts.services(), id)
    }
    const seen = await everyPage((after) => listTrash(posts.db, { after, limit: 2 }))
    expect(seen.map(({ title }) => title.slice(-1)).join('')).toBe('54321')
  })

  test('a new site gets its samples once; they are removed together, an edited one is not among them, and one line notes it', async () => {
    expect(await seedSamplePosts(posts.db)).toBe(true)
    expect(await seedSamplePosts(posts.db)).toBe(false)
    const samples = (await posts.search({ viewer: aReader })).posts
    expect(samples.map(({ sample }) => sample)).toEqual([true, true, true])
    const edited = await posts.save(samples[0]?.id ?? '', 1, { title: 'Ours by now' })
    expect(edited).toMatchObject({ ok: true, value: { sample: false } })
    expect(await hasSamples(posts.db)).toBe(true)
    expect(await removeSamples(posts.services())).toBe(samplePosts.length - 1)
    expect(await hasSamples(posts.db)).toBe(false)
    expect(await removeSamples(posts.services())).toBe(0)
    expect(await posts.titles()).toEqual(['Ours by now'])
    const noted = (await posts.acts()).filter((act) => act.startsWith('post.samples-removed'))
    expect(noted).toHaveLength(1)
  })
})
