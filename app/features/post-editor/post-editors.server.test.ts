import { beforeEach, describe, expect, test } from 'vitest'
import {
  listOtherEditors,
  noteLeftForm,
  noteOpenForm,
  type OpenForm,
} from '#app/features/post-editor/post-editors.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { databaseKinds } from '#test/postgres.ts'

const START = new Date('2026-11-23T15:12:00Z')
const SECOND_MS = 1_000

describe.each(databaseKinds)('who has a post open, on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { begin: START }))
  let ana: OpenForm
  let berta: OpenForm
  beforeEach(async () => {
    const users = [anAccount('ana', 'owner'), { ...anAccount('berta', 'owner'), name: '' }]
    await posts.db.insertInto('users').values(users).execute()
    const { id: postId } = await posts.create()
    ana = { postId, userId: 'ana', formId: 'form-of-ana' }
    berta = { postId, userId: 'berta', formId: 'form-of-berta' }
    posts.events.length = 0
  })

  const isOpen = (form: OpenForm) => noteOpenForm(posts.services(), form)
  const isLeft = (form: OpenForm) => noteLeftForm(posts.services(), form)
  const others = (form: OpenForm) => listOtherEditors(posts.services(), form)

  test('is told to the others with name and time, and to no other post', async () => {
    await isOpen(ana)
    posts.pass(5 * SECOND_MS)
    await isOpen(berta)
    expect(await others(berta)).toEqual([{ name: 'Ana', since: START, isOwn: false }])
    expect(await others(ana)).toMatchObject([{ name: 'berta@example.com', isOwn: false }])
    const { id: postId } = await posts.create({ slug: 'another' })
    expect(await others({ ...berta, postId })).toEqual([])
  })

  test('counts once with two tabs, and a second tab of the user who asks is their own', async () => {
    await isOpen(ana)
    posts.pass(SECOND_MS)
    const second = { ...ana, formId: 'second-form-of-ana' }
    await isOpen(second)
    expect(await others(second)).toEqual([{ name: 'Ana', since: START, isOwn: true }])
    expect(await others(berta)).toEqual([{ name: 'Ana', since: START, isOwn: false }])
  })

  test('is news when somebody comes or goes, not while they stay', async () => {
    await isOpen(ana)
    for (let beat = 0; beat < 4; beat += 1) {
      posts.pass(30 * SECOND_MS)
      await isOpen(ana)
    }
    expect(posts.events).toEqual(['editors'])
    expect(await others(berta)).toEqual([{ name: 'Ana', since: START, isOwn: false }])
    await isLeft({ ...ana, userId: 'berta' })
    expect(await others(berta)).toHaveLength(1)
    await isLeft(ana)
    await isLeft(ana)
    expect(posts.events).toEqual(['editors', 'editors'])
    expect(await others(berta)).toEqual([])
  })

  test('ends with the connection of its tab, unless the tab gives another sign of life', async () => {
    await isOpen(ana)
    const lostAt = posts.clock.at
    posts.pass(SECOND_MS)
    await isOpen(ana)
    await noteLeftForm(posts.services(), ana, lostAt)
    expect(await others(berta)).toHaveLength(1)
    await noteLeftForm(posts.services(), ana, posts.clock.at)
    expect(await others(berta)).toEqual([])
    expect(posts.events).toEqual(['editors', 'editors'])
  })

  test('ends 75 s after the last sign of life, and begins again with the next', async () => {
    await isOpen(ana)
    posts.pass(75 * SECOND_MS)
    expect(await others(berta)).toHaveLength(1)
    posts.pass(1)
    expect(await others(berta)).toEqual([])
    await isOpen(ana)
    expect(await others(berta)).toEqual([{ name: 'Ana', since: posts.clock.at, isOwn: false }])
    posts.pass(76 * SECOND_MS)
    await isOpen(berta)
    const rows = await posts.db.selectFrom('post_editors').select('form_id').execute()
    expect(rows).toEqual([{ form_id: 'form-of-berta' }])
  })
})
