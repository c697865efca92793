import { beforeEach, describe, expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import type { PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost, hasSamples } from '#app/features/posts/posts.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import {
  deleteTrashedPost,
  emptyOldTrash,
  listTrash,
  removeSamples,
  restorePost,
  trashPost,
} from '#app/features/posts/trash.server.ts'
import { type BusEvent, createBus } from '#app/platform/bus.server.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const nobody = { userId: null, submissionId: null }
const DAY_MS = 86_400_000

describe.each(databaseKinds)('deeds on posts on %s', (kind) => {
  let events: BusEvent['kind'][]
  let now: number
  let checklist: 'advisory' | 'binding'

  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    events = []
    checklist = 'advisory'
    now = Date.UTC(2026, 10, 21, 9)
  })

  const services = () => {
    const bus = createBus()
    bus.subscribe((event) => events.push(event.kind))
    const actor = { id: 'u1', name: 'staff@example.com' }
    const publishing = { checklist, glossary: { forbidden: ['best'], allowed: [] } }
    const rules = { publishing, facts: { current: () => [] } }
    return { db: database.db, bus, now: () => new Date((now += 1_000)), actor, ...rules }
  }
  const create = (changes: Partial<PostInput> = {}) =>
    createPost(services(), aPostInput(changes), nobody)
  const titles = async (viewer: Viewer = 'staff') =>
    (await searchPosts(database.db, { viewer, limit: 50 })).posts.map(({ title }) => title)
  const acts = async () => {
    const rows = await database.db
      .selectFrom('audit_log')
      .where('actor', '=', 'staff@example.com')
      .select(['act', 'subject'])
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ act, subject }) => `${act} ${subject}`)
  }

  test('a binding checklist holds back what it finds something on, and an advising one does not', async () => {
    const review = { by: 'Anna Alder', on: '2026-11-20' } as const
    const good = { imageAlt: 'A receipt notice', review }
    const held = await create({ ...good, title: 'The best post' })
    const free = await create({ ...good, title: 'A plain post' })
    checklist = 'binding'
    expect(await changePosts(services(), 'unpublish', [held])).toMatchObject({ done: 1 })
    expect(await changePosts(services(), 'publish', [held, free])).toEqual({
      act: 'publish',
      done: 1,
      refused: [{ id: held.id, title: 'The best post', reason: 'findings' }],
    })
    expect(await titles({ readsAt: new Date() })).toEqual(['A plain post'])
    checklist = 'advisory'
    expect(await changePosts(services(), 'publish', [held])).toMatchObject({ done: 1 })
  })

  test('several posts are published, made drafts and trashed at once, and each is noted', async () => {
    const posts = [await create({ title: 'Post one' }), await create({ title: 'Post two' })]
    events = []
    expect(await changePosts(services(), 'publish', posts)).toEqual({
      act: 'publish',
      done: 2,
      refused: [],
    })
    expect(events).toEqual(['content', 'posts'])
    expect(await titles(aReader)).toEqual(['Post two', 'Post one'])
    const seen = posts.map(({ id }) => ({ id, version: 2 }))
    expect((await changePosts(services(), 'unpublish', seen)).done).toBe(2)
    expect(await titles(aReader)).toEqual([])
    const again = posts.map(({ id }) => ({ id, version: 3 }))
    expect((await changePosts(services(), 'trash', again)).done).toBe(2)
    expect(await titles()).toEqual([])
    expect(await acts()).toEqual([
      'post.created Post one',
      'post.created Post two',
      'post.published Post one',
      'post.published Post two',
      'post.unpublished Post one',
      'post.unpublished Post two',
      'post.trashed Post one',
      'post.trashed Post two',
    ])
  })

  // Abuse 32.
  test('a post that someone has saved or thrown away since it was shown is left as it is, and told by its title', async () => {
    const [fresh, saved, gone] = [
      await create({ title: 'Left alone' }),
      await create({ title: 'Saved meanwhile' }),
      await create({ title: 'Thrown away meanwhile' }),
    ]
    await updatePost(services(), saved.id, 1, aPostInput({ title: 'Saved by another' }))
    await trashPost(services(), gone.id)
    const stranger = { id: '0197a1f0-1111-7000-8000-000000000000', version: 1 }
    const outcome = await changePosts(services(), 'publish', [fresh, saved, gone, stranger])
    expect(outcome.done).toBe(1)
    expect(new Set(outcome.refused)).toEqual(
      new Set([
        { id: saved.id, title: 'Saved by another', reason: 'changed' },
        { id: gone.id, title: 'Thrown away meanwhile', reason: 'missing' },
        { id: stranger.id, title: null, reason: 'missing' },
      ]),
    )
    expect(await titles(aReader)).toEqual(['Left alone'])
    expect(await findPost(database.db, saved.id, 'staff')).toMatchObject({
      published: false,
      version: 2,
    })
  })

  test('of an action and a save at the same moment one wins, whichever it is', async () => {
    const post = await create({ title: 'Wanted by two' })
    const [bulk, save] = await Promise.all([
      changePosts(services(), 'trash', [post]),
      updatePost(services(), post.id, 1, aPostInput({ title: 'Saved' })),
    ])
    expect(bulk.done === 1).toBe(!save.ok)
  })

  test('two actions on the same posts at the same moment end, and do each post once', async () => {
    const posts = [await create(), await create(), await create()]
    const outcomes = await Promise.all([
      changePosts(services(), 'trash', posts),
      changePosts(services(), 'trash', posts.toReversed()),
    ])
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(3)
  })

  test('publishing what is published already is no change', async () => {
    const post = await create({ published: true })
    events = []
    expect((await changePosts(services(), 'publish', [post])).done).toBe(1)
    expect(await findPost(database.db, post.id, 'staff')).toMatchObject({ version: 1 })
  })

  test('a restored post is as it was, published or draft', async () => {
    const [shown, draft] = [
      await create({ title: 'Was published', published: true }),
      await create({ title: 'Was a draft' }),
    ]
    await trashPost(services(), shown.id)
    await trashPost(services(), draft.id)
    const { posts } = await listTrash(database.db, { after: null, limit: 10 })
    expect(posts.map(({ title, published }) => [title, published])).toEqual([
      ['Was a draft', false],
      ['Was published', true],
    ])
    events = []
    expect(await restorePost(services(), shown.id)).toEqual({
      title: 'Was published',
      published: true,
    })
    expect(events).toEqual(['content', 'posts'])
    expect(await restorePost(services(), draft.id)).toMatchObject({ published: false })
    expect(await restorePost(services(), draft.id)).toBeNull()
    expect(await titles(aReader)).toEqual(['Was published'])
    expect(await findPost(database.db, shown.slug, aReader)).toMatchObject({ id: shown.id })
    expect((await acts()).slice(-2)).toEqual([
      'post.restored Was published',
      'post.restored Was a draft',
    ])
  })

  test('a post is deleted for ever from the trash only, and lets its images go', async () => {
    const post = await create({ title: 'Not for ever', image: '/images/blog-1.jpg' })
    expect(await deleteTrashedPost(services(), post.id)).toBeNull()
    await trashPost(services(), post.id)
    expect(await deleteTrashedPost(services(), post.id)).toBe('Not for ever')
    for (const table of ['blog_posts', 'post_images', 'post_search', 'post_categories'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    expect((await acts()).at(-1)).toBe('post.deleted Not for ever')
    // Nor does the site count as a new one.
    expect(await seedSamplePosts(database.db)).toBe(false)
  })

  test('what has been in the trash for 30 days is deleted for ever, and nothing before', async () => {
    const post = await create({ title: 'An old one' })
    await trashPost(services(), post.id)
    now += 29 * DAY_MS
    expect(await emptyOldTrash(services())).toBe(0)
    now += DAY_MS
    expect(await emptyOldTrash(services())).toBe(1)
    expect((await listTrash(database.db, { after: null, limit: 10 })).posts).toEqual([])
  })

  test('the trash has pages', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const { id } = await create({ title: `Thrown away ${number}` })
      await trashPost(services(), id)
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listTrash>> = await listTrash(database.db, {
        after,
        limit: 2,
      })
      seen.push(...page.posts.map(({ title }) => title.slice(-1)))
      after = page.nextAfter
    } while (after !== null)
    expect(seen.join('')).toBe('54321')
  })

  test('the samples are removed together, an edited one is not among them, and one line notes it', async () => {
    await seedSamplePosts(database.db)
    const { posts } = await searchPosts(database.db, { viewer: 'staff', limit: 10 })
    await updatePost(services(), posts[0]?.id ?? '', 1, aPostInput({ title: 'Ours by now' }))
    expect(await hasSamples(database.db)).toBe(true)
    expect(await removeSamples(services())).toBe(2)
    expect(await hasSamples(database.db)).toBe(false)
    expect(await removeSamples(services())).toBe(0)
    expect(await titles()).toEqual(['Ours by now'])
    const noted = (await acts()).filter((act) => act.startsWith('post.samples-removed'))
    expect(noted).toHaveLength(1)
  })
})
