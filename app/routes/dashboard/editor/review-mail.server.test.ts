import { describe, expect, test } from 'vitest'
import { changeReview, findReview } from '#app/features/posts/reviews/reviews.server.ts'
import type { ReviewAct } from '#app/features/posts/reviews/review.ts'
import { createPost } from '#app/features/posts/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { reviewMailer } from '#app/routes/dashboard/editor/review-mail.server.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { openOutbox } from '#test/factories/outbox.ts'
import { advising, aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const PEOPLE = ['walt', 'lea', 'gone']
const CONFIG = { smtp: { host: 'localhost' }, publicOrigin: 'https://firm.example.com' }
const TITLE = 'What “premium” means & costs'

describe.each(databaseKinds)('the e-mail about a review on %s', (kind) => {
  const mail = openedForEach(async () => {
    const opened = await openOutbox(kind)
    for (const id of PEOPLE)
      await opened.db.insertInto('users').values(anAccount(id, 'lawyer')).execute()
    await opened.db
      .updateTable('users')
      .set({ disabled_at: opened.now() })
      .where('id', '=', 'gone')
      .execute()
    return opened
  })

  const as = (id: string, config: object = CONFIG) =>
    ({
      ...advising,
      db: mail.db,
      bus: createBus(),
      now: mail.now,
      outbox: mail.outbox,
      site: () => ({ firm: { name: 'Alder Law' } }),
      config,
      actor: { id, name: `${id}@example.com` },
      mayPublish: true,
    }) as unknown as PostServices
  const aPost = () =>
    createPost(as('walt'), aPostInput({ title: TITLE }), { userId: null, submissionId: null })
  const act = async (id: string, wanted: ReviewAct, services: PostServices, assigneeId = 'lea') => {
    const seen = (await findReview(mail.db, id))?.turn ?? ''
    const asked = {
      act: wanted,
      assigneeId: assigneeId || null,
      note: 'Secret note',
      seen,
    }
    return changeReview(services, id, asked, new Set(PEOPLE), reviewMailer(services))
  }

  test('brings the assignee the title and the link, and nothing of the text or the note', async () => {
    const { id } = await aPost()
    expect(await act(id, 'ready', as('walt'))).toMatchObject({ ok: true })
    const delivery = mail.deliver()
    await mail.untilStates('sent')
    expect(await act(id, 'hand-back', as('lea'))).toMatchObject({ ok: true })
    delivery.trigger()
    await mail.untilStates('sent', 'sent')
    const link = `https://firm.example.com/dashboard/blog/edit/${id}#review`
    expect(mail.office.taken).toMatchObject([
      {
        to: 'lea@example.com',
        subject: `Ready for review: ${TITLE}`,
        text: `Walt asks you to review the post “${TITLE}”.\n\n${link}\n\nAlder Law`,
      },
      {
        to: 'walt@example.com',
        subject: `Handed back: ${TITLE}`,
        text: `Lea has handed the post “${TITLE}” back to you.\n\n${link}\n\nAlder Law`,
      },
    ])
  })

  test.each([
    ['where no e-mail is sent', { config: { ...CONFIG, smtp: null } }],
    ['where the site has no public origin', { config: { ...CONFIG, publicOrigin: null } }],
    ['to whoever asks for it', { to: 'walt' }],
    ['to anybody who may', { to: '' }],
    ['to somebody whose account is disabled', { to: 'gone' }],
  ])('is not written %s, and the review is kept', async (_, { to, config }: Case) => {
    const { id } = await aPost()
    expect(await act(id, 'ready', as('walt', config), to)).toMatchObject({ ok: true })
    expect(await findReview(mail.db, id)).toMatchObject({ state: 'ready' })
    expect(await mail.rows()).toEqual([])
  })

  test('is not written when the review is refused', async () => {
    const { id } = await aPost()
    await act(id, 'ready', as('lea'), '')
    const services = as('walt')
    const late = { act: 'ready', assigneeId: 'lea', note: '', seen: 'another turn' } as const
    const refused = changeReview(services, id, late, new Set(PEOPLE), reviewMailer(services))
    expect(await refused).toMatchObject({ ok: false })
    expect(await mail.rows()).toEqual([])
  })
})

type Case = { to?: string; config?: object }
