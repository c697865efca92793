import { afterEach, describe, expect, test } from 'vitest'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import {
  listThreads,
  resolveThread,
  writeComment,
} from '#app/features/posts/reviews/comments.server.ts'
import { countPostsOf, handOverPosts } from '#app/features/posts/reviews/hand-over-posts.server.ts'
import {
  changeReview,
  findReview,
  type WantedReview,
} from '#app/features/posts/reviews/reviews.server.ts'
import { inTransaction } from '#app/features/posts/save-post.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { deleteTrashedPost, trashPost } from '#app/features/posts/trash/trash.server.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DONE = { ok: true, value: true }
const EVERYBODY = new Set(['walt', 'lea'])
const [ONE, TWO] = ['c0000000-0000-7000-8000-000000000001', 'c0000000-0000-7000-8000-000000000002']

describe.each(databaseKinds)('the review of a post on %s', (kind) => {
  const store = openedOnce(async () => {
    const opened = await openPostStore(kind, { stepMs: 1 })
    for (const id of ['walt', 'lea', 'new'])
      await opened.db.insertInto('users').values(anAccount(id, 'writer')).execute()
    return opened
  })
  afterEach(() => store.empty())

  const as = (id: string, mayPublish = id !== 'walt') => ({
    ...store.services(`${id}@example.com`),
    actor: { id, name: `${id}@example.com` },
    mayPublish,
  })
  const mails: string[] = []
  const act = (id: string, who: string, wanted: Partial<WantedReview>, assignees = EVERYBODY) =>
    changeReview(
      as(who),
      id,
      { act: 'ready', assigneeId: null, note: '', seen: '', ...wanted },
      assignees,
      async (_tx, { to, act: of, by }) => void mails.push(`${by} to ${to}: ${of}`),
    )
  const comment = (postId: string, who: string, changes: object = {}) =>
    writeComment(as(who), postId, {
      id: ONE,
      text: 'Is it?',
      quote: 'After you file',
      place: 0,
      ...changes,
    })
  const acts = async (id: string) => {
    const log = store.db
      .selectFrom('audit_log')
      .select(['act', 'actor'])
      .where('subject_id', '=', id)
    return (await log.orderBy('at').orderBy('id').execute()).map(
      (each) => `${each.act} ${each.actor}`,
    )
  }
  const turn = async (id: string) => (await findReview(store.db, id))?.turn ?? ''

  test('goes from the writer to the lawyer and back, each time with a note, and ends when the post is published', async () => {
    mails.length = 0
    const { id, version } = await store.create()
    const asked = { assigneeId: 'lea', note: 'Please check the fee.' }
    expect(await act(id, 'walt', asked)).toEqual(DONE)
    expect(await findReview(store.db, id)).toMatchObject({
      state: 'ready',
      assignee: { id: 'lea', name: 'Lea' },
      writer: { name: 'Walt' },
      note: 'Please check the fee.',
    })
    // Pressed twice, and with an answer that was lost.
    expect(await act(id, 'walt', asked)).toEqual(DONE)
    const back = { act: 'hand-back' as const, note: 'It is 675.', seen: await turn(id) }
    expect(await act(id, 'lea', back)).toEqual(DONE)
    const returned = {
      state: 'writing',
      assignee: { id: 'walt' },
      by: { name: 'Lea' },
      note: 'It is 675.',
    }
    expect(await findReview(store.db, id)).toMatchObject(returned)
    expect(await act(id, 'walt', { ...asked, seen: await turn(id) })).toEqual(DONE)
    expect(mails).toEqual([
      'Walt to lea@example.com: ready',
      'Lea to walt@example.com: hand-back',
      'Walt to lea@example.com: ready',
    ])
    expect((await findPost(store.db, id, 'staff'))?.version).toBe(version)
    await changePosts(as('lea'), 'publish', [{ id, version }])
    expect(await findReview(store.db, id)).toBeNull()
    expect(await acts(id)).toEqual([
      'post.created staff@example.com',
      'post.review-asked walt@example.com',
      'post.handed-back lea@example.com',
      'post.review-asked walt@example.com',
      'post.published lea@example.com',
    ])
  })

  test('a save that publishes ends it, and a save that does not leaves it', async () => {
    const { id } = await store.create()
    await act(id, 'walt', {})
    await store.save(id, 1)
    expect(await findReview(store.db, id)).not.toBeNull()
    await store.save(id, 2, { published: true })
    expect(await findReview(store.db, id)).toBeNull()
  })

  test('of two people who act at once the second is told by whom, and nothing of it is stored', async () => {
    const { id } = await store.create()
    await act(id, 'walt', { assigneeId: 'lea' })
    const seen = await turn(id)
    expect(await act(id, 'walt', { act: 'end', seen })).toEqual(DONE)
    expect(await act(id, 'walt', { act: 'end', seen })).toEqual(DONE)
    await act(id, 'lea', {})
    const late = await act(id, 'walt', { assigneeId: 'lea', seen })
    expect(late).toEqual({ ok: false, problem: { kind: 'changed', by: 'lea@example.com' } })
    expect(await findReview(store.db, id)).toMatchObject({ assignee: null })
    await act(id, 'lea', { act: 'end', seen: await turn(id) })
    const lost = await act(id, 'lea', { act: 'hand-back', note: 'It is 675.' })
    expect(lost).toMatchObject({ problem: { kind: 'changed' } })
  })

  test('nobody gets a post who cannot be chosen, and who may not change a post has no say in it', async () => {
    const { id } = await store.create()
    const problem = (of: string) => ({ ok: false, problem: { kind: of } })
    expect(await act(id, 'walt', { assigneeId: 'new' })).toEqual(problem('no-assignee'))
    const gone = 'c0000000-0000-7000-8000-00000000000f'
    expect(await act(gone, 'walt', {})).toEqual(problem('missing'))
    const { id: published } = await store.create({ published: true })
    expect(await act(published, 'walt', {})).toEqual(problem('refused'))
    expect(await comment(published, 'walt')).toEqual(problem('refused'))
    expect(await comment(published, 'lea')).toEqual(DONE)
    const thread = { thread: ONE, isResolved: true }
    expect(await resolveThread(as('walt'), published, thread)).toEqual(problem('refused'))
    // The comment of another post.
    expect(await resolveThread(as('walt'), id, thread)).toEqual(problem('missing'))
    expect(await comment(id, 'walt')).toEqual(problem('missing'))
    expect(await comment(id, 'walt', { id: TWO, thread: ONE })).toEqual(problem('missing'))
    expect(await listThreads(store.db, id)).toEqual([])
  })

  test('comments are answered, resolved once, and opened again by an answer', async () => {
    const { id } = await store.create()
    for (let press = 0; press < 2; press += 1) expect(await comment(id, 'lea')).toEqual(DONE)
    const both = await Promise.all(
      ['walt', 'lea'].map((who) => resolveThread(as(who), id, { thread: ONE, isResolved: true })),
    )
    expect(both).toEqual([DONE, DONE])
    const [resolved] = await listThreads(store.db, id)
    expect(resolved?.resolved?.by).toMatch(/@example.com$/)
    expect(await comment(id, 'walt', { id: TWO, thread: ONE, text: '<b>No</b>' })).toEqual(DONE)
    expect(await listThreads(store.db, id)).toMatchObject([
      {
        quote: 'After you file',
        comments: [
          { author: { name: 'Lea' }, text: 'Is it?' },
          { author: { name: 'Walt' }, text: '<b>No</b>' },
        ],
        resolved: null,
      },
    ])
    const log = (await acts(id)).map((each) => each.split(' ')[0])
    expect(log.filter((each) => each === 'post.comment-resolved')).toHaveLength(1)
    expect(log.filter((each) => each === 'post.commented')).toHaveLength(2)
  })

  test('a deleted post takes its review and its comments along, the trash keeps them', async () => {
    const { id } = await store.create()
    await act(id, 'walt', {})
    await comment(id, 'walt')
    await trashPost(as('lea'), id)
    expect(await comment(id, 'walt', { id: TWO })).toMatchObject({ ok: false })
    expect(await listThreads(store.db, id)).toHaveLength(1)
    await deleteTrashedPost(as('lea'), id)
    expect(await listThreads(store.db, id)).toEqual([])
    expect(await findReview(store.db, id)).toBeNull()
  })

  test('who leaves hands over drafts and reviews, and a successor gets only what they may change', async () => {
    const [draft, asked, published, other] = await Promise.all(
      [{}, {}, { published: true }, {}].map((changes) => store.create(changes)),
    )
    if (!draft || !asked || !published || !other) throw new Error('no posts')
    await store.db
      .updateTable('blog_posts')
      .set({ user_id: 'lea' })
      .where('id', '=', draft.id)
      .execute()
    await act(asked.id, 'walt', { assigneeId: 'lea', note: 'Mine' })
    await act(published.id, 'new', { assigneeId: 'lea' })
    expect(await countPostsOf(store.db, 'lea')).toBe(3)
    const to = { id: 'new', mayWrite: true, mayPublish: false }
    await inTransaction(as('lea'), (action) => handOverPosts(action, 'lea', to))
    expect(await findReview(store.db, draft.id)).toMatchObject({
      state: 'writing',
      assignee: { id: 'new' },
    })
    const kept = { state: 'ready', assignee: { id: 'new' }, note: 'Mine', writer: { id: 'walt' } }
    expect(await findReview(store.db, asked.id)).toMatchObject(kept)
    expect(await findReview(store.db, published.id)).toMatchObject({ assignee: null })
    expect(await findReview(store.db, other.id)).toBeNull()
    expect(await countPostsOf(store.db, 'lea')).toBe(0)
    expect(await acts(asked.id)).toContain('post.assigned lea@example.com')
  })
})
