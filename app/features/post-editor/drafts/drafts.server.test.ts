import { beforeEach, describe, expect, test } from 'vitest'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash.server.ts'
import {
  DRAFTS_A_USER,
  deleteExpiredDrafts,
  saveDraft,
  listDrafts,
} from '#app/features/post-editor/drafts/drafts.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const START = Date.UTC(2026, 10, 22, 9)
const draftId = (number: number) => `0197a9d4-0000-7000-8000-${String(number).padStart(12, '0')}`

describe.each(databaseKinds)('drafts on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    const at = new Date(START)
    const dates = { created_at: at, updated_at: at }
    const user = { id: 'anna', name: 'Anna', email: 'anna@example.com', email_verified: true }
    await database.db
      .insertInto('users')
      .values({ ...user, ...dates, password_revision: 1 })
      .execute()
  })

  const services = () => ({
    db: database.db,
    bus: createBus(),
    now: () => new Date(START),
    actor: { id: 'anna', name: 'anna@example.com' },
  })
  const aPost = () => createPost(services(), aPostInput(), { userId: 'anna', submissionId: null })
  const save = (changes: Partial<Parameters<typeof saveDraft>[1]> = {}) =>
    saveDraft(database.db, {
      userId: 'anna',
      id: draftId(1),
      postId: null,
      version: 0,
      counter: 1,
      savedAt: new Date(START),
      fields: { title: 'Half a title', content: 'One\nTwo' },
      continues: [],
      ...changes,
    })
  const list = (postId: string | null = null) => listDrafts(database.db, { userId: 'anna', postId })
  const titles = async (postId: string | null = null) =>
    (await list(postId)).map(({ fields }) => fields['title'])

  test('are kept beside the post, which stays as it was', async () => {
    const post = await aPost()
    const fields = { title: 'Another title', slug: 'a-field-of-tomorrow' }
    expect(await save({ postId: post.id, version: 1, fields })).toEqual({ ok: true, value: null })
    expect(await list(post.id)).toEqual([
      { id: draftId(1), postId: post.id, version: 1, counter: 1, savedAt: new Date(START), fields },
    ])
    expect(await titles()).toEqual([])
    const saved = await updatePost(services(), post.id, 1, aPostInput({ title: 'Saved over' }))
    expect(saved.ok).toBe(true)
    expect(await titles(post.id)).toEqual(['Another title'])
  })

  test('follow what is typed, and a late request with an older text changes nothing', async () => {
    await save({ counter: 5, fields: { title: 'Five' } })
    await save({ counter: 9, fields: { title: 'Nine' } })
    await save({ counter: 7, fields: { title: 'Seven' } })
    expect(await titles()).toEqual(['Nine'])
  })

  test('are one for each open form, so that two tabs do not overwrite each other', async () => {
    await save({ id: draftId(1), fields: { title: 'This tab' } })
    const later = new Date(START + 1_000)
    await save({ id: draftId(2), fields: { title: 'That tab' }, savedAt: later })
    expect(await titles()).toEqual(['That tab', 'This tab'])
  })

  test('take the place of the drafts that they continue', async () => {
    await save({ id: draftId(1) })
    const continues = [draftId(1), draftId(2)]
    await save({ id: draftId(2), fields: { title: 'Continued' }, continues })
    expect(await titles()).toEqual(['Continued'])
  })

  test('go with their post when it is deleted for ever, and stay while it is in the trash', async () => {
    const { id } = await aPost()
    await save({ postId: id })
    await trashPost(services(), id)
    expect(await titles(id)).toHaveLength(1)
    await deleteTrashedPost(services(), id)
    expect(await titles(id)).toEqual([])
  })

  test('are bounded: the oldest of too many goes, and all that no one came back to for 90 days', async () => {
    for (let number = 0; number <= DRAFTS_A_USER; number += 1) {
      const savedAt = new Date(START + number)
      await save({ id: draftId(number), savedAt, fields: { title: `${number}` } })
    }
    const saved = await titles()
    expect(saved).toHaveLength(DRAFTS_A_USER)
    expect([saved[0], saved.at(-1)]).toEqual([`${DRAFTS_A_USER}`, '1'])
    await deleteExpiredDrafts(database.db, new Date(START + 2 + 90 * DAY_MS))
    expect((await titles()).at(-1)).toBe('2')
  })
})
