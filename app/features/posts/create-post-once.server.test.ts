import { describe, expect, test } from 'vitest'
import { createPostOnce } from '#app/features/posts/create-post-once.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { updatePost } from '#app/features/posts/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

describe.each(databaseKinds)('the same form, sent twice, on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  const services = () => ({
    db: database.db,
    bus: createBus(),
    now: () => new Date(Date.UTC(2026, 10, 22, 9)),
    actor: { id: 'anna', name: 'anna@example.com' },
  })
  const submission = { userId: 'anna', submissionId: '0197a9d4-0000-7000-8000-000000000001' }
  const send = (title: string) => createPostOnce(services(), aPostInput({ title }), submission)

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
    await updatePost(services(), id, 1, aPostInput({ title: 'Edited by Berta' }))
    await send('Sent again, very late')
    expect((await findPost(database.db, id, 'staff'))?.title).toBe('Edited by Berta')
  })
})
