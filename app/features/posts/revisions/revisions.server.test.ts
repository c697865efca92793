import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import type { PostInput } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { findRevision, listRevisions } from '#app/features/posts/revisions/revisions.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const START = Date.UTC(2026, 10, 22, 9)
const DAY_MS = 86_400_000

describe.each(databaseKinds)('revisions on %s', (kind) => {
  let now: number

  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    now = START
  })

  const services = (name = 'anna@example.com') => ({
    ...advising,
    db: database.db,
    bus: createBus(),
    now: () => new Date(now),
    actor: { id: name, name },
  })
  const create = (changes: Partial<PostInput> = {}) =>
    createPost(services(), aPostInput(changes), { userId: 'anna', submissionId: null })
  async function update(id: string, seen: number, changes: Partial<PostInput>, name?: string) {
    now += 60_000
    const saved = await updatePost(services(name), id, seen, aPostInput(changes))
    if (!saved.ok) throw new Error(`Not saved: ${saved.problem.kind}`)
    return saved.value
  }
  const list = (id: string) => listRevisions(database.db, id)
  const titles = async (id: string) =>
    (await list(id)).map(({ version, title }) => [version, title])

  test('every text that was saved is kept, with who saved it and when', async () => {
    const { id } = await create({ title: 'The first title' })
    await update(
      id,
      1,
      { title: 'The second title', content: 'x '.repeat(60) },
      'berta@example.com',
    )
    expect(await list(id)).toEqual([
      {
        version: 2,
        title: 'The second title',
        words: 60,
        savedAt: new Date(START + 60_000),
        savedBy: 'berta@example.com',
      },
      {
        version: 1,
        title: 'The first title',
        words: 14,
        savedAt: new Date(START),
        savedBy: 'anna@example.com',
      },
    ])
    expect((await findRevision(database.db, id, 1))?.fields).toMatchObject({
      title: 'The first title',
      content: aPostInput().content,
      categories: 'Visa, Policy Updates',
    })
    expect(await findRevision(database.db, id, 3)).toBeNull()
  })

  test('a save that changes no text leaves none: publishing, and saving again what stands there', async () => {
    const { id } = await create()
    await update(id, 1, { published: true })
    await update(id, 2, { published: true })
    await changePosts(services(), 'unpublish', [{ id, version: 3 }])
    expect((await list(id)).map(({ version }) => version)).toEqual([1])
    await update(id, 4, { excerpt: 'Now a text has changed.' })
    expect((await list(id)).map(({ version }) => version)).toEqual([5, 1])
  })

  test('the text before the first revision is kept too, also of another hand', async () => {
    const { id } = await create({ title: 'From before there were revisions' })
    await database.db.deleteFrom('post_revisions').execute()
    await update(id, 1, { title: 'The first that was noted' })
    expect(await titles(id)).toEqual([
      [2, 'The first that was noted'],
      [1, 'From before there were revisions'],
    ])
    await database.db
      .updateTable('blog_posts')
      .set({ title: 'Written by another hand', version: sql<number>`version + 1` })
      .execute()
    await update(id, 3, { title: 'And by us again' })
    expect((await titles(id)).slice(0, 2)).toEqual([
      [4, 'And by us again'],
      [3, 'Written by another hand'],
    ])
    expect((await list(id)).map(({ savedBy }) => savedBy)).toEqual([
      'anna@example.com',
      null,
      'anna@example.com',
      null,
    ])
  })

  test('a refused save leaves none', async () => {
    const { id } = await create()
    expect((await updatePost(services(), id, 7, aPostInput({ title: 'Too late' }))).ok).toBe(false)
    expect(await list(id)).toHaveLength(1)
  })

  test('an earlier text is restored as a new version, and the post stays as published as it is', async () => {
    const { id } = await create({ title: 'The first title', categories: ['One', 'Two'] })
    const second = { title: 'The second title', categories: ['Three'], published: true }
    const { publishedAt } = await update(id, 1, second)
    now += 60_000
    const restored = await restoreRevision(services(), id, { version: 1, seenVersion: 2 })
    expect(restored.ok && restored.value).toMatchObject({
      title: 'The first title',
      categories: ['One', 'Two'],
      published: true,
      publishedAt,
      version: 3,
    })
    expect(await titles(id)).toEqual([
      [3, 'The first title'],
      [2, 'The second title'],
      [1, 'The first title'],
    ])
  })

  test('nothing is restored over a text that was not seen', async () => {
    const { id } = await create({ title: 'The first title' })
    await update(id, 1, { title: 'The second title' })
    await update(id, 2, { title: 'The third title' })
    const refused = await restoreRevision(services(), id, { version: 1, seenVersion: 2 })
    expect(refused).toMatchObject({ ok: false, problem: { kind: 'changed' } })
    expect((await findPost(database.db, id, 'staff'))?.title).toBe('The third title')
    const unknown = await restoreRevision(services(), id, { version: 9, seenVersion: 3 })
    expect(unknown).toEqual({ ok: false, problem: { kind: 'missing' } })
  })

  test('all of the last thirty days are kept, and in any case the last fifty', async () => {
    const { id } = await create({ title: 'Title number 1' })
    for (let version = 1; version < 56; version += 1)
      await update(id, version, { title: `Title number ${version + 1}` })
    expect(await list(id)).toHaveLength(56)
    now += 31 * DAY_MS
    await update(id, 56, { title: 'A month later' })
    const versions = (await list(id)).map(({ version }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 57, 8])
  })
})
