import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { BULK_ACTS, type BulkOutcome } from '#app/features/posts/post-list.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { parsePosts, withChanged, withSaved } from '#app/features/demo/demo-posts.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { openTestDatabase } from '#test/postgres.ts'

const RUNS = 30
const START = Date.UTC(2026, 10, 23)
const atHour = (hour: number) => new Date(START + hour * 3_600_000)

const number = fc.nat({ max: 5 })
const time = fc.option(fc.integer({ min: 0, max: 40 }).map(atHour))
const save = fc.record({
  number,
  input: fc.record({
    title: fc.constantFrom('Fees in 2027', 'FEES, in 2027', 'Árbol and tree', '寿司', 'Fees'),
    published: fc.boolean(),
    publishAt: time,
    unpublishAt: time,
  }),
  // Only for a new post, because the browser does not store addresses that a post has left.
  slug: fc.option(fc.constantFrom('fees', 'fees-in-2027', 'my-own')),
})
const change = fc.record({
  act: fc.constantFrom(...BULK_ACTS),
  chosen: fc.uniqueArray(fc.record({ number, isStale: fc.boolean() }), {
    maxLength: 3,
    selector: (each) => each.number,
  }),
})
const commands = fc.array(fc.oneof(save, change), { minLength: 3, maxLength: 14 })

const database = openedOnce(() => openTestDatabase('sqlite'))

test('whatever is done to posts, the browser and the database agree', async () => {
  const property = fc.asyncProperty(commands, async (done) => {
    await database.db.deleteFrom('blog_posts').execute()
    let posts: Post[] = []
    const ids: string[] = []
    for (const [hour, command] of done.entries()) {
      const { inDatabase, here, changed } = await run(command, posts, ids, atHour(hour))
      expect(here).toEqual(inDatabase)
      posts = parsePosts(JSON.stringify(changed))
      for (const post of posts)
        expect({ ...post, sample: false }).toEqual(await findPost(database.db, post.id, 'staff'))
    }
  })
  await fc.assert(property, { numRuns: RUNS })
}, 60_000)

type Command = typeof save | typeof change extends fc.Arbitrary<infer Value> ? Value : never

async function run(command: Command, posts: Post[], ids: string[], at: Date) {
  const actor = { id: null, name: 'a test' }
  const services = { db: database.db, bus: createBus(), now: () => at, actor, ...advising }
  if ('act' in command) {
    const chosen = command.chosen.map((each) => {
      const id = ids[each.number] ?? `00000000-0000-4000-8000-00000000000${each.number}`
      const version = posts.find((post) => post.id === id)?.version ?? 1
      return { id, version: version + Number(each.isStale) }
    })
    const [outcome, changed] = withChanged(posts, command.act, chosen, at)
    const inDatabase = await changePosts(services, command.act, chosen)
    return { changed, here: comparable(outcome), inDatabase: comparable(inDatabase) }
  }
  const before = posts.find(({ id }) => id === ids[command.number])
  const input = aPostInput({ ...command.input, slug: before ? null : command.slug })
  if (before) {
    const updated = await updatePost(services, before.id, before.version, input)
    return { changed: withSaved(posts, before.id, input, at), here: true, inDatabase: updated.ok }
  }
  const { id } = await createPost(services, input, { userId: DEMO_USER.id, submissionId: null })
  ids.push(id)
  return { changed: withSaved(posts, id, input, at), here: id, inDatabase: id }
}

// A post in the trash still has a title on the server.
function comparable({ act, done, refused, unseen = 0 }: BulkOutcome) {
  return {
    act,
    done,
    unseen,
    refused: refused.map(({ id, reason }) => `${id} ${reason}`).toSorted(),
  }
}
