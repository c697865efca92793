import { describe, expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { type PostInput, readFields } from '#app/features/posts/post.ts'
import { TEXT_FIELDS, textsOf } from '#app/features/posts/post-fields.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import { postKey } from '#app/features/posts/revisions/revision.ts'
import { updatePost } from '#app/features/posts/save-post.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const START = Date.UTC(2026, 10, 22, 9)
const DAY_MS = 86_400_000

describe.each(databaseKinds)('revisions on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { begin: new Date(START) }))
  async function update(id: string, seen: number, changes: Partial<PostInput>, name?: string) {
    posts.pass(60_000)
    const saved = await updatePost(posts.services(name), id, seen, aPostInput(changes))
    if (!saved.ok) throw new Error(`Not saved: ${saved.problem.kind}`)
    return saved.value
  }
  const list = (id: string) => listRevisions(posts.db, postKey(id))
  const titles = async (id: string) =>
    (await list(id)).map(({ version, title }) => `${version} ${title}`)

  test('every text that was saved is kept, with who saved it and when', async () => {
    const { id } = await posts.create({ title: 'The first title' })
    const second = { title: 'The second title', content: 'x '.repeat(60) }
    await update(id, 1, second, 'berta@example.com')
    const [by, her] = [{ savedBy: 'staff@example.com' }, { savedBy: 'berta@example.com' }]
    expect(await list(id)).toEqual([
      {
        version: 2,
        state: 'saved',
        title: 'The second title',
        words: 60,
        savedAt: new Date(START + 60_000),
        ...her,
      },
      {
        version: 1,
        state: 'saved',
        title: 'The first title',
        words: 14,
        savedAt: new Date(START),
        ...by,
      },
    ])
    expect((await findRevision(posts.db, postKey(id), 1))?.data).toMatchObject({
      title: 'The first title',
      content: aPostInput().content,
      categories: 'Visa, Policy Updates',
    })
    expect(await findRevision(posts.db, postKey(id), 3)).toBeNull()
  })

  test('a save that changes no text, or is refused, leaves none', async () => {
    const { id } = await posts.create()
    await update(id, 1, { published: true })
    await update(id, 2, { published: true })
    expect((await posts.save(id, 7, { title: 'Too late' })).ok).toBe(false)
    await changePosts(posts.services(), 'unpublish', [{ id, version: 3 }])
    expect((await list(id)).map(({ version }) => version)).toEqual([1])
    await update(id, 4, { excerpt: 'Now a text has changed.' })
    expect((await list(id)).map(({ version }) => version)).toEqual([5, 1])
  })

  test('the text before the first revision is kept too, also of another hand', async () => {
    const { id } = await posts.create({ title: 'From before there were revisions' })
    await posts.db.deleteFrom('entry_revisions').execute()
    await update(id, 1, { title: 'The first that was noted' })
    const noted = ['2 The first that was noted', '1 From before there were revisions']
    expect(await titles(id)).toEqual(noted)
    const written = { title: 'Written by another hand', version: 3 }
    await posts.db.updateTable('blog_posts').set(written).execute()
    await update(id, 3, { title: 'And by us again' })
    const all = ['4 And by us again', '3 Written by another hand', ...noted]
    expect(await titles(id)).toEqual(all)
    const by = 'staff@example.com'
    expect((await list(id)).map(({ savedBy }) => savedBy)).toEqual([by, null, by, null])
  })

  test('an earlier text is restored as a new version, and the post stays as published as it is', async () => {
    const { id, ...first } = await posts.create({ title: 'The first title' })
    const other = readFields(TEXT_FIELDS, (name) => `Another ${name}`)
    const second = { ...other, title: 'The second title', categories: ['Three'], published: true }
    const { publishedAt } = await update(id, 1, second)
    posts.pass(60_000)
    const restored = await restoreRevision(posts.services(), id, { version: 1, seenVersion: 2 })
    expect(restored.ok && restored.value).toMatchObject({
      ...textsOf(first),
      published: true,
      publishedAt,
      version: 3,
    })
    const kept = ['3 The first title', '2 The second title', '1 The first title']
    expect(await titles(id)).toEqual(kept)
  })

  test('nothing is restored over a text that was not seen', async () => {
    const { id } = await posts.create({ title: 'The first title' })
    await update(id, 1, { title: 'The second title' })
    await update(id, 2, { title: 'The third title' })
    const refused = await restoreRevision(posts.services(), id, { version: 1, seenVersion: 2 })
    expect(refused).toMatchObject({ ok: false, problem: { kind: 'changed' } })
    expect((await findPost(posts.db, id, 'staff'))?.title).toBe('The third title')
    const unknown = await restoreRevision(posts.services(), id, { version: 9, seenVersion: 3 })
    expect(unknown).toEqual({ ok: false, problem: { kind: 'missing' } })
  })

  test('all of the last thirty days are kept, and in any case the last fifty', async () => {
    const { id } = await posts.create({ title: 'Title number 1' })
    for (let version = 1; version < 56; version += 1)
      await update(id, version, { title: `Title number ${version + 1}` })
    expect(await list(id)).toHaveLength(56)
    posts.pass(31 * DAY_MS)
    await update(id, 56, { title: 'A month later' })
    const versions = (await list(id)).map(({ version }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([50, 57, 8])
  })
})
