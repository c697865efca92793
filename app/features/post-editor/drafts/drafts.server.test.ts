import { beforeEach, describe, expect, test } from 'vitest'
import { STORED_LENGTH } from '#app/features/posts/stored-fields.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash.server.ts'
import {
  DRAFTS_A_USER,
  discardDraft,
  deleteExpiredDrafts,
  findDraft,
  saveDraft,
  listDrafts,
} from '#app/features/post-editor/drafts/drafts.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const START = Date.UTC(2026, 10, 22, 9)
const DAY_MS = 86_400_000
const draftId = (number: number) => `0197a9d4-0000-7000-8000-${String(number).padStart(12, '0')}`

describe.each(databaseKinds)('working copies on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    for (const id of ['anna', 'berta']) await writeUser(id)
  })

  async function writeUser(id: string) {
    const at = new Date(START)
    await database.db
      .insertInto('users')
      .values({
        id,
        email: `${id}@example.com`,
        name: id,
        email_verified: true,
        created_at: at,
        updated_at: at,
        password_revision: 1,
      })
      .execute()
  }
  const services = () => ({
    db: database.db,
    bus: createBus(),
    now: () => new Date(START),
    actor: { id: 'anna', name: 'anna@example.com' },
  })
  const aPost = () => createPost(services(), aPostInput(), { userId: 'anna', submissionId: null })
  const keep = (changes: Partial<Parameters<typeof saveDraft>[1]> = {}) =>
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
  const texts = async (userId: string, postId: string | null = null) =>
    (await listDrafts(database.db, { userId, postId })).map(({ fields }) => fields['title'])

  test('are kept beside the post, which stays as it was', async () => {
    const post = await aPost()
    const fields = { title: 'Another title', slug: 'a-field-of-tomorrow' }
    expect(await keep({ postId: post.id, version: 1, fields })).toEqual({ ok: true, value: null })
    expect(await listDrafts(database.db, { userId: 'anna', postId: post.id })).toEqual([
      { id: draftId(1), postId: post.id, version: 1, counter: 1, savedAt: new Date(START), fields },
    ])
    expect(await texts('anna')).toEqual([])
    const saved = await updatePost(services(), post.id, 1, aPostInput({ title: 'Saved over' }))
    expect(saved.ok).toBe(true)
    expect(await texts('anna', post.id)).toEqual(['Another title'])
  })

  test('follow what is typed, and a late request with an older text changes nothing', async () => {
    await keep({ counter: 5, fields: { title: 'Five' } })
    await keep({ counter: 9, fields: { title: 'Nine' } })
    await keep({ counter: 7, fields: { title: 'Seven' } })
    expect(await texts('anna')).toEqual(['Nine'])
  })

  test('are one for each open form, so that two tabs do not overwrite each other', async () => {
    await keep({ id: draftId(1), fields: { title: 'This tab' } })
    const later = new Date(START + 1_000)
    await keep({ id: draftId(2), fields: { title: 'That tab' }, savedAt: later })
    expect(await texts('anna')).toEqual(['That tab', 'This tab'])
  })

  test('take the place of the copies that they continue, and of no one else’s', async () => {
    await keep({ id: draftId(1) })
    await keep({ id: draftId(1), userId: 'berta', fields: { title: 'Hers' } })
    await keep({
      id: draftId(2),
      fields: { title: 'Continued' },
      continues: [draftId(1), draftId(2)],
    })
    expect(await texts('anna')).toEqual(['Continued'])
    expect(await texts('berta')).toEqual(['Hers'])
  })

  test('belong to one person: no one else finds, overwrites or discards them', async () => {
    await keep()
    expect(await findDraft(database.db, { userId: 'berta', id: draftId(1) })).toBeNull()
    expect(await texts('berta')).toEqual([])
    await discardDraft(database.db, { userId: 'berta', id: draftId(1) })
    await keep({ userId: 'berta', counter: 50, fields: { title: 'Over yours' } })
    expect(await texts('anna')).toEqual(['Half a title'])
    await discardDraft(database.db, { userId: 'anna', id: draftId(1) })
    expect(await texts('anna')).toEqual([])
    expect(await texts('berta')).toEqual(['Over yours'])
  })

  test('are refused when they are longer than any post, or of a post that is gone', async () => {
    const long = { content: 'x'.repeat(STORED_LENGTH + 1) }
    expect(await keep({ fields: long })).toEqual({ ok: false, problem: 'too-large' })
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, '']))
    expect(await keep({ fields: many })).toEqual({ ok: false, problem: 'too-large' })
    expect(await keep({ postId: draftId(99) })).toEqual({ ok: false, problem: 'missing' })
    expect(await texts('anna')).toEqual([])
    const longest = { content: '語'.repeat(STORED_LENGTH) }
    expect(await keep({ fields: longest })).toEqual({ ok: true, value: null })
    expect((await findDraft(database.db, { userId: 'anna', id: draftId(1) }))?.fields).toEqual(
      longest,
    )
  })

  test('go with their post when it is deleted for ever, and stay while it is in the trash', async () => {
    const { id } = await aPost()
    await keep({ postId: id })
    await trashPost(services(), id)
    expect(await texts('anna', id)).toHaveLength(1)
    await deleteTrashedPost(services(), id)
    expect(await texts('anna', id)).toEqual([])
  })

  test('are bounded: the oldest of too many goes, and all that no one came back to for 90 days', async () => {
    for (let number = 0; number <= DRAFTS_A_USER; number += 1)
      await keep({
        id: draftId(number),
        savedAt: new Date(START + number),
        fields: { title: `${number}` },
      })
    const saved = await texts('anna')
    expect(saved).toHaveLength(DRAFTS_A_USER)
    expect([saved[0], saved.at(-1)]).toEqual([`${DRAFTS_A_USER}`, '1'])
    await deleteExpiredDrafts(database.db, new Date(START + 2 + 90 * DAY_MS))
    expect((await texts('anna')).at(-1)).toBe('2')
  })
})
