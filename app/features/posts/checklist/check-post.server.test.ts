import { describe, expect, test } from 'vitest'
import {
  checkPublication,
  listFindings,
  openChecklist,
} from '#app/features/posts/checklist/check-post.server.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { createPost, updatePost } from '#app/features/posts/save-post.server.ts'
import { trashPost } from '#app/features/posts/trash.server.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostForm, aPostInput } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const nobody = { userId: null, submissionId: null }
const good = { imageAlt: 'A receipt notice', title: 'What to bring to us' }
const reviewed = { reviewedBy: 'Anna Alder', reviewedOn: '2026-11-20' }
const aForm = (changes: Partial<PostForm> = {}) => ({
  ...aPostForm({ ...good, ...changes }),
  ...reviewed,
})

describe.each(databaseKinds)('the checklist of a post on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  const services = (checklist: 'advisory' | 'binding' = 'binding') => ({
    db: database.db,
    bus: createBus(),
    actor: { id: 'u1', name: 'staff@example.com' },
    now: () => new Date('2026-12-31T12:00:00Z'),
    facts: { current: () => legalFacts },
    publishing: { checklist, glossary: firm.publishing.glossary },
  })
  const kinds = async (form: Partial<PostForm>, id: string | null = null) =>
    (await listFindings(services(), id, aForm(form))).map((found) => found.kind)

  test('tells of a title that another post has, but not of its own and of one in the trash', async () => {
    const post = await createPost(services(), aPostInput({ title: 'Five documents' }), nobody)
    expect(await kinds({ title: 'five DOCUMENTS' })).toEqual(['title-taken'])
    expect(await kinds({ title: 'five DOCUMENTS' }, post.id)).toEqual([])
    await trashPost(services(), post.id)
    expect(await kinds({ title: 'five DOCUMENTS' })).toEqual([])
  })

  test('offers the figures as the site says them on that day', async () => {
    const form = aForm({ content: 'Invest $800,000.' })
    expect((await openChecklist(services(), null, form)).findings).toMatchObject([
      { kind: 'figure-of-fact', fact: 'eb5.targeted' },
    ])
    const later = { ...services(), now: () => new Date('2027-01-01T12:00:00Z') }
    expect(await listFindings(later, null, form)).toMatchObject([{ kind: 'figure' }])
  })

  test('binds only where the firm says so, only what is published, and only with findings', async () => {
    const bad = aForm({ content: 'We are the best.', published: true })
    expect(await checkPublication(services('advisory'), null, bad)).toEqual({
      ok: true,
      value: null,
    })
    expect(await checkPublication(services(), null, { ...bad, published: false })).toMatchObject({
      ok: true,
    })
    expect(await checkPublication(services(), null, { ...bad, content: 'We are.' })).toEqual({
      ok: true,
      value: null,
    })
    expect(await checkPublication(services(), null, bad)).toEqual({
      ok: false,
      problem: 'no-reason',
    })
    const blank = { ...bad, findingsReason: ' \n' }
    expect(await checkPublication(services(), null, blank)).toMatchObject({ problem: 'no-reason' })
    const long = { ...bad, findingsReason: 'x'.repeat(301) }
    expect(await checkPublication(services(), null, long)).toMatchObject({
      problem: 'reason-too-long',
    })
    const reason = { ...bad, findingsReason: ' It quotes\na court. ' }
    expect(await checkPublication(services(), null, reason)).toEqual({
      ok: true,
      value: 'It quotes a court.',
    })
  })

  test('a reason is recorded with the post that was published for it, and none where none was needed', async () => {
    const input = aPostInput({ ...good, published: true, publishedOver: 'It quotes a court.' })
    const post = await createPost(services(), input, nobody)
    const plain = { ...input, publishedOver: null }
    await updatePost(services(), post.id, post.version, plain)
    await updatePost(services(), post.id, post.version + 1, {
      ...input,
      publishedOver: 'Still so.',
    })
    const acts = await database.db
      .selectFrom('audit_log')
      .where('act', '=', 'post.published-over-findings')
      .select(['subject', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { subject: '“What to bring to us”: It quotes a court.', subject_id: post.id },
      { subject: '“What to bring to us”: Still so.', subject_id: post.id },
    ])
  })
})
