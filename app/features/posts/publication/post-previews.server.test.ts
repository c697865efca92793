import { afterEach, describe, expect, test } from 'vitest'
import { readPreviewDays } from '#app/features/posts/publication/post-preview.ts'
import {
  deleteOldPreviews,
  findPreview,
  listPreviews,
  makePreview,
  withdrawPreview,
} from '#app/features/posts/publication/post-previews.server.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const NOW = new Date('2027-01-11T14:00:00Z')
const in7Days = new Date('2027-01-18T14:00:00Z')

describe.each(databaseKinds)('a link to a preview, on %s', (kind) => {
  let now = NOW
  const database = openedOnce(() => openTestDatabase(kind))
  afterEach(async () => {
    now = NOW
    await database.db.deleteFrom('blog_posts').execute()
    await database.db.deleteFrom('audit_log').execute()
  })

  const actor = { id: null, name: 'editor@example.com' }
  const services = () => ({ db: database.db, bus: createBus(), now: () => now, actor })
  const create = () =>
    createPost(services(), aPostInput({ title: 'A draft' }), { userId: null, submissionId: null })

  async function make(postId: string): Promise<string> {
    const made = await makePreview(services(), postId, 7)
    if (!made) throw new Error('No link was made')
    return made.path.replace('/blog/preview/', '')
  }
  const opens = async (token: string) =>
    (await findPreview(database.db, token, now))?.post.title ?? null

  test('shows the post as it was last saved, until its time is over', async () => {
    const { id } = await create()
    const token = await make(id)
    expect(await findPreview(database.db, token, now)).toMatchObject({ expiresAt: in7Days })
    expect(await opens(token)).toBe('A draft')
    await updatePost(services(), id, 1, aPostInput({ title: 'A draft, better' }))
    now = new Date(in7Days.getTime() - 1)
    expect(await opens(token)).toBe('A draft, better')
    now = in7Days
    expect(await opens(token)).toBeNull()
    expect(await listPreviews(database.db, id, now)).toEqual([])
  })

  test('has a secret of 256 bits, which is stored nowhere', async () => {
    const { id } = await create()
    const tokens = [await make(id), await make(id)]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await database.db.selectFrom('post_previews').selectAll().execute()
    const acts = await database.db.selectFrom('audit_log').selectAll().execute()
    for (const token of tokens) expect(JSON.stringify([rows, acts])).not.toContain(token)
    for (const { token_hash } of rows) expect(await opens(token_hash)).toBeNull()
  })

  test('is withdrawn alone, by the post that it belongs to, and both acts are in the audit log', async () => {
    const [one, other] = [await create(), await create()]
    const [token, second] = [await make(one.id), await make(one.id)]
    const kept = await listPreviews(database.db, one.id, now)
    expect(kept.map(({ madeBy, expiresAt }) => [madeBy, expiresAt])).toEqual([
      [actor.name, in7Days],
      [actor.name, in7Days],
    ])
    const id = kept[0]?.id ?? ''
    expect(await withdrawPreview(services(), { postId: other.id, id })).toBe(false)
    expect(await withdrawPreview(services(), { postId: one.id, id })).toBe(true)
    expect(await withdrawPreview(services(), { postId: one.id, id })).toBe(false)
    expect([await opens(token), await opens(second)].filter(Boolean)).toEqual(['A draft'])
    const rows = await database.db.selectFrom('audit_log').select(['act', 'subject']).execute()
    expect(rows).toEqual(
      expect.arrayContaining([
        { act: 'post.preview-made', subject: 'A draft' },
        { act: 'post.preview-withdrawn', subject: 'A draft' },
      ]),
    )
  })

  test('does not open a post in the trash, and goes with it', async () => {
    const { id } = await create()
    const token = await make(id)
    await trashPost(services(), id)
    expect(await opens(token)).toBeNull()
    expect(await makePreview(services(), id, 7)).toBeNull()
    await deleteTrashedPost(services(), id)
    expect(await database.db.selectFrom('post_previews').selectAll().execute()).toEqual([])
  })

  test('is forgotten once it works no more, and not before', async () => {
    const { id } = await create()
    await make(id)
    const count = async () =>
      (await database.db.selectFrom('post_previews').select('id').execute()).length
    await deleteOldPreviews(database.db, new Date(in7Days.getTime() - 1))
    expect(await count()).toBe(1)
    await deleteOldPreviews(database.db, in7Days)
    expect(await count()).toBe(0)
  })
})

test('a link works for one, seven or thirty days, and for seven when nothing else is said', () => {
  expect(['1', '7', '30', '365', '', '-1'].map(readPreviewDays)).toEqual([1, 7, 30, 7, 7, 7])
})
