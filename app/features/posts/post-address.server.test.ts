import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { oldPath } from '#app/features/posts/old-address.ts'
import {
  findMovedPost,
  findSlugHolder,
  freeSlug,
  listOldSlugs,
} from '#app/features/posts/post-address.server.ts'
import { findPostTitles } from '#app/features/posts/post-titles.server.ts'
import type { PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  deleteTrashedPost,
  restorePost,
  trashPost,
} from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const NOW = new Date('2027-01-11T14:00:00Z')
const LATER = new Date('2027-02-11T14:00:00Z')
const reader: Viewer = { readsAt: NOW }

describe.each(databaseKinds)('the address of a post, on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { begin: NOW }))
  afterEach(() => posts.empty())

  async function save(id: string, changes: Partial<PostInput>): Promise<string> {
    const { version, title, published } = await get(id)
    const saved = await posts.save(id, version, { title, published, ...changes })
    if (!saved.ok) throw new Error('Not saved')
    return saved.value.slug
  }
  async function get(id: string) {
    const post = await findPost(posts.db, id, 'staff')
    if (!post) throw new Error('No such post')
    return post
  }
  const leadsTo = async (slug: string, viewer: Viewer = reader) =>
    (await findMovedPost(posts.db, slug, viewer))?.slug ?? null

  test('is made from the title, or is the one that was wished for', async () => {
    expect((await posts.create({ title: 'Fees in 2027' })).slug).toBe('fees-in-2027')
    expect((await posts.create({ title: 'Fees in 2027' })).slug).toBe('fees-in-2027-2')
    expect((await posts.create({ title: 'Fees in 2027', slug: 'new-fees' })).slug).toBe('new-fees')
  })

  test('is made from the day where the title is in another script, and from the first title with letters', async () => {
    const date = 'November 27, 2026'
    const first = await posts.create({ title: '移民須知移民', date })
    expect(first.slug).toBe('november-27-2026')
    expect((await posts.create({ title: '移民須知移民', date })).slug).toBe('november-27-2026-2')
    const inArabic = { title: 'تأشيرة الزواج', date: '٢٧ نوفمبر ٢٠٢٦' }
    expect((await posts.create(inArabic)).slug).toBe('2027-01-11')
    const titled = { title: 'What to know', date }
    expect(await save(first.id, titled)).toBe('what-to-know')
    expect(await save(first.id, { title: '移民須知移民', date })).toBe('what-to-know')
  })

  test('that an earlier release made stays with its title, and follows another one', async () => {
    for (const [title, slug, ofDraft] of [
      ['Frères et sœurs', 'freres-et-s-urs', 'freres-et-s-urs-2'],
      ['Виза невесты', 'post-3', 'post-4'],
    ] as const) {
      const { id } = await posts.create({ title, slug })
      expect(await save(id, { title, slug, excerpt: 'Another excerpt' })).toBe(slug)
      expect(await save(id, { title, slug, published: true })).toBe(slug)
      expect(await save(id, { title: 'Another title', slug, published: true })).toBe(slug)
      const draft = await posts.create({ title, slug: ofDraft })
      const followed = await save(draft.id, { title: `${title}: Q&A`, slug: ofDraft })
      expect(followed).toMatch(/^(?:freres-et-soeurs|viza-nevesty)-q-a$/)
    }
  })

  test('follows the title until readers have seen it, and leaves nothing behind', async () => {
    const { id } = await posts.create({ title: 'A first title' })
    const second = await save(id, { title: 'A second title', slug: 'a-first-title' })
    expect(second).toBe('a-second-title')
    expect(await save(id, { title: 'A third title', published: true })).toBe('a-third-title')
    expect(await leadsTo('a-first-title', 'staff')).toBeNull()
    expect(await save(id, { title: 'A fourth title', published: true })).toBe('a-third-title')
    const planned = await posts.create({ title: 'Planned', published: true, publishAt: LATER })
    const changes = { title: 'Planned otherwise', published: true, publishAt: LATER }
    expect(await save(planned.id, changes)).toBe('planned-otherwise')
  })

  test('stays when someone chose it, and keeps its number while the title stays', async () => {
    const chosen = await posts.create({ title: 'A first title', slug: 'chosen' })
    expect(await save(chosen.id, { title: 'A second title' })).toBe('chosen')
    await posts.create({ title: 'The same title' })
    const { id, slug } = await posts.create({ title: 'The same title' })
    expect(await save(id, { excerpt: 'Another excerpt' })).toBe(slug)
  })

  test('leads to the present one when it is left, in one step however often', async () => {
    const { id } = await posts.create({ title: 'One', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    await save(id, { slug: 'three-c' })
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual(['three-c', 'three-c'])
    expect(await leadsTo('three-c')).toBeNull()
    expect(await listOldSlugs(posts.db, [id])).toEqual(new Map([[id, ['one-a', 'two-b']]]))
  })

  test('can be taken back, and then leads nowhere else', async () => {
    const { id } = await posts.create({ slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    expect(await save(id, { slug: 'one-a' })).toBe('one-a')
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual([null, 'one-a'])
    expect(await save(id, { slug: 'two-b' })).toBe('two-b')
    expect([await leadsTo('one-a'), await leadsTo('two-b')]).toEqual(['two-b', null])
  })

  test('is never given to another post, neither the present nor a former one', async () => {
    const { id } = await posts.create({ title: 'One', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    const other = await posts.create({ title: 'One a' })
    expect(other.slug).toBe('one-a-2')
    expect(await save(other.id, { slug: 'two-b' })).toBe('two-b-2')
    const holderOf = (slug: string, of = other.id) => findSlugHolder(posts.db, slug, of)
    const holders = ['one-a', 'two-b', 'free'].map((slug) => holderOf(slug))
    expect(await Promise.all(holders)).toEqual(['past', 'present', null])
    expect(await holderOf('one-a', id)).toBeNull()
  })

  test('is told to readers only of a post that they may see', async () => {
    const { id } = await posts.create({ slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    await save(id, { published: false })
    expect([await leadsTo('one-a'), await leadsTo('one-a', 'staff')]).toEqual([null, 'two-b'])
    await save(id, { published: true, publishAt: LATER })
    expect(await leadsTo('one-a')).toBeNull()
    expect(await leadsTo('one-a', { readsAt: LATER })).toBe('two-b')
    await trashPost(posts.services(), id)
    expect(await leadsTo('one-a', 'staff')).toBeNull()
    await restorePost(posts.services(), id)
    expect(await leadsTo('one-a', 'staff')).toBe('two-b')
    await trashPost(posts.services(), id)
    await deleteTrashedPost(posts.services(), id)
    expect(await findSlugHolder(posts.db, 'one-a', null)).toBeNull()
  })

  test('comes back from the trash with a number when it is taken, or was another post’s', async () => {
    const old = await posts.create({ slug: 'one-a', published: true })
    await trashPost(posts.services(), old.id)
    const other = await posts.create({ slug: 'one-a', published: true })
    expect(other.slug).toBe('one-a')
    await restorePost(posts.services(), old.id)
    expect((await get(old.id)).slug).toBe('one-a-2')
    await trashPost(posts.services(), old.id)
    await save(other.id, { slug: 'elsewhere' })
    await restorePost(posts.services(), old.id)
    expect((await get(old.id)).slug).toBe('one-a-2')
    expect(await leadsTo('one-a')).toBe('elsewhere')
  })

  test('names the post at the dashboard as long as anybody may have counted it', async () => {
    const { id } = await posts.create({ title: 'The post', slug: 'one-a', published: true })
    await save(id, { slug: 'two-b' })
    const titles = await findPostTitles(posts.db, ['one-a', 'two-b', 'unknown'])
    expect(Object.fromEntries(titles)).toEqual({ 'one-a': 'The post', 'two-b': 'The post' })
  })
})

test('an address is chosen at once while another post is being saved, unless the two could meet', async () => {
  const posts = await openPostStore('postgres', { begin: NOW })
  onTestFinished(() => posts.close())
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>()
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
  const saving = posts.db.transaction().execute(async (transaction) => {
    await freeSlug(transaction, 'fees-in-2027', null)
    choose()
    await isSaved
  })
  await isChosen
  expect((await posts.create({ title: 'Visas in 2027' })).slug).toBe('visas-in-2027')
  const meeting = posts.create({ title: 'Fees in' })
  expect(await Promise.race([meeting.then(() => 'saved'), sleep(300, 'waits')])).toBe('waits')
  save()
  await saving
  expect((await meeting).slug).toBe('fees-in')
})

test.each([
  ['/2019/05/a-post/', '/2019/05/a-post'],
  ['https://old.example/a-post//', '/a-post'],
  ['/a//post', '/a//post'],
  ['/caf%C3%A9', '/café'],
])('the address %s is the path %s', (address, path) => {
  expect(oldPath(address)).toBe(path)
})

test.each(['/', '/?p=17', 'mailto:a@example.com', 'https://', '/a%5Cb'])(
  'the address %s leads nowhere',
  (address) => {
    expect(oldPath(address)).toBeNull()
  },
)

test('a long run of slashes in an address takes no time', () => {
  const begunAt = performance.now()
  expect(oldPath(`/a${'/'.repeat(100_000)}x`)).toBeNull()
  expect(performance.now() - begunAt).toBeLessThan(1_000)
})
