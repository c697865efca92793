import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { changePosts } from '#app/features/blog/change-posts.server.ts'
import { listPosts } from '#app/features/blog/list-posts.server.ts'
import { listInMemory } from '#app/features/blog/post-filter.ts'
import { BULK_ACTS, type ListAddress, readListAddress } from '#app/features/blog/post-list.ts'
import type { Post, PostInput } from '#app/features/blog/post.ts'
import { findPost } from '#app/features/blog/posts.server.ts'
import { createPost, updatePost } from '#app/features/blog/save-post.server.ts'
import { withChanged, withSaved } from '#app/features/demo/demo-posts.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { openTestDatabase } from '#test/postgres.ts'

const RUNS = 30
const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 23)

const database = openedOnce(() => openTestDatabase('sqlite'))
afterEach(() => database.db.deleteFrom('blog_posts').execute())

const time = fc.option(
  fc.integer({ min: 0, max: 40 }).map((hours) => new Date(START + hours * HOUR_MS)),
)
const input = fc.record({
  title: fc.constantFrom(
    'Fees in 2027',
    'fees in 2027',
    'FEES, in 2027',
    'Árbol and tree',
    '寿司',
    'Fees',
  ),
  excerpt: fc.constantFrom('It mentions MARIGÓLDS once.', 'The straße of the office.'),
  author: fc.constantFrom('Zoe Ann', 'émile', 'Bea'),
  categories: fc.subarray(['Visa', 'Família', 'familia', 'Policy Updates']),
  published: fc.boolean(),
  publishAt: time,
  unpublishAt: time,
})
// Only a new post wishes for a slug: this store does not remember the addresses that a post has left.
const slug = fc.option(fc.constantFrom('fees', 'fees-in-2027', 'my-own'))
const number = fc.nat({ max: 5 })
const command = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), input, slug }),
  fc.record({ kind: fc.constant('update' as const), number, input }),
  fc.record({
    kind: fc.constant('change' as const),
    act: fc.constantFrom(...BULK_ACTS),
    chosen: fc.uniqueArray(fc.record({ number, isStale: fc.boolean() }), {
      maxLength: 3,
      selector: (each) => each.number,
    }),
  }),
)
const address = fc.record({
  q: fc.constantFrom('', 'FEES', 'marigold', 'strasse', 'tree', 'Visa', '司', 'nothing'),
  state: fc.constantFrom('', 'draft', 'published'),
  category: fc.constantFrom('', 'visa', 'familia'),
  sort: fc.constantFrom('', 'created', 'title', '-title', 'author', '-author', 'status', '-status'),
  after: fc.nat({ max: 8 }),
})

test(
  'whatever is done to posts and however they are listed, the store of the browser and the database agree',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: 3, maxLength: 14 }),
        fc.array(address, { minLength: 4, maxLength: 8 }),
        async (commands, addresses) => {
          await database.db.deleteFrom('blog_posts').execute()
          const posts = await runAll(commands)
          for (const { after, ...query } of addresses) {
            const asked = readListAddress(new URLSearchParams(query))
            await expectSameList(posts, { ...asked, after: posts[after]?.id ?? null })
          }
        },
      ),
      { numRuns: RUNS },
    ),
  60_000,
)

type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

async function runAll(commands: readonly Command[]): Promise<Post[]> {
  let posts: Post[] = []
  const ids: string[] = []
  for (const [index, each] of commands.entries()) {
    const at = new Date(START + index * HOUR_MS)
    posts = await run(each, posts, ids, at)
    for (const post of posts) {
      const { sample: _, ...stored } = (await findPost(database.db, post.id, 'staff')) as Post
      expect(post).toMatchObject(stored)
    }
  }
  return posts
}

async function run(each: Command, posts: Post[], ids: string[], at: Date): Promise<Post[]> {
  const actor = { id: null, name: 'a test' }
  const services = { db: database.db, bus: createBus(), now: () => at, actor, ...advising }
  if (each.kind === 'change') {
    const chosen = each.chosen.map(({ number: place, isStale }) => {
      const id = ids[place] ?? `00000000-0000-4000-8000-00000000000${place}`
      return { id, version: (posts.find((post) => post.id === id)?.version ?? 1) + Number(isStale) }
    })
    const [outcome, changed] = withChanged(posts, each.act, chosen, at)
    const { refused, ...done } = await changePosts(services, each.act, chosen)
    expect(outcome).toMatchObject(done)
    expect(reasons(outcome.refused)).toEqual(reasons(refused))
    return changed
  }
  const wish: PostInput = aPostInput({
    ...each.input,
    slug: each.kind === 'create' ? each.slug : null,
  })
  if (each.kind === 'create') {
    const { id } = await createPost(services, wish, { userId: DEMO_USER.id, submissionId: null })
    ids.push(id)
    return withSaved(posts, id, wish, at)
  }
  const before = posts.find(({ id }) => id === ids[each.number])
  if (!before) return posts
  expect((await updatePost(services, before.id, before.version, wish)).ok).toBe(true)
  return withSaved(posts, before.id, wish, at)
}

function reasons(refused: readonly { id: string; reason: string }[]): string[] {
  return refused.map(({ id, reason }) => `${id} ${reason}`).toSorted()
}

async function expectSameList(posts: readonly Post[], asked: ListAddress): Promise<void> {
  const { search, state, category, sort, after } = asked
  const page = await listPosts(database.db, {
    viewer: 'staff',
    search,
    sort,
    limit: 3,
    ...(state !== null && { state }),
    ...(category !== null && { category }),
    ...(after !== null && { after }),
  })
  const shown = listInMemory(posts, asked, 3)
  expect(shown.posts.map(({ id }) => id)).toEqual(page.posts.map(({ id }) => id))
  expect([shown.nextAfter, shown.total]).toEqual([page.nextAfter, page.total])
}
