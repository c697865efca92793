import { beforeEach, describe, expect, test } from 'vitest'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash/trash.server.ts'
import {
  DRAFTS_A_USER,
  deleteExpiredDrafts,
  saveDraft,
  listDrafts,
} from '#app/features/entries/drafts/drafts.server.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { databaseKinds } from '#test/postgres.ts'

const START = Date.UTC(2026, 10, 22, 9)
const draftId = (number: number) => `0197a9d4-0000-7000-8000-${String(number).padStart(12, '0')}`

describe.each(databaseKinds)('drafts on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { begin: new Date(START) }))
  beforeEach(async () => {
    await posts.db.insertInto('users').values(anAccount('anna', 'owner')).execute()
  })

  const save = (changes: Partial<Parameters<typeof saveDraft>[1]> = {}) =>
    saveDraft(posts.db, {
      userId: 'anna',
      id: draftId(1),
      entry: null,
      version: 0,
      counter: 1,
      savedAt: new Date(START),
      fields: { title: 'Half a title', content: 'One\nTwo' },
      continues: [],
      ...changes,
    })
  const list = (entry: string | null = null) => listDrafts(posts.db, { userId: 'anna', entry })
  const titles = async (entry: string | null = null) =>
    (await list(entry)).map(({ fields }) => fields['title'])

  test('are kept beside the post, which stays as it was', async () => {
    const post = await posts.create()
    const fields = { title: 'Another title', slug: 'a-field-of-tomorrow' }
    expect(await save({ entry: post.id, version: 1, fields })).toBe(true)
    expect(await list(post.id)).toEqual([
      { id: draftId(1), entry: post.id, version: 1, counter: 1, savedAt: new Date(START), fields },
    ])
    expect(await titles()).toEqual([])
    const saved = await posts.save(post.id, 1, { title: 'Saved over' })
    expect(saved.ok).toBe(true)
    expect(await titles(post.id)).toEqual(['Another title'])
  })

  test('follow what is typed, and a late request with an older text changes nothing', async () => {
    for (const counter of [5, 9, 7]) await save({ counter, fields: { title: `Text ${counter}` } })
    expect(await titles()).toEqual(['Text 9'])
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
    const { id } = await posts.create()
    await save({ entry: id })
    await trashPost(posts.services(), id)
    expect(await titles(id)).toHaveLength(1)
    await deleteTrashedPost(posts.services(), id)
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
    await deleteExpiredDrafts(posts.db, new Date(START + 2 + 90 * DAY_MS))
    expect((await titles()).at(-1)).toBe('2')
  })
})
