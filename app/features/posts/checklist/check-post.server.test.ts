import { describe, expect, test } from 'vitest'
import {
  checkPublication,
  listFindings,
  openChecklist,
} from '#app/features/posts/checklist/check-post.server.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { trashPost } from '#app/features/posts/trash.server.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const good = { imageAlt: 'A receipt notice', title: 'What to bring to us' }
const reviewed = { reviewedBy: 'Anna Alder', reviewedOn: '2026-11-20' }
const aForm = (changes: Partial<PostForm> = {}) => ({
  ...aPostForm({ ...good, ...changes }),
  ...reviewed,
})

describe.each(databaseKinds)('the checklist of a post on %s', (kind) => {
  const posts = openedForEach(() =>
    openPostStore(kind, { begin: new Date('2026-12-31T12:00:00Z') }),
  )
  const services = (checklist: 'advisory' | 'binding' = 'binding') => ({
    ...posts.services(),
    facts: { current: () => legalFacts },
    publishing: { checklist, glossary: firm.publishing.glossary },
  })
  const kinds = async (form: Partial<PostForm>, id: string | null = null) =>
    (await listFindings(services(), id, aForm(form))).map((found) => found.kind)

  test('tells of a title that another post has, but not of its own and of one in the trash', async () => {
    const post = await posts.create({ title: 'Five documents' })
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
    const check = (form: typeof bad, checklist: 'advisory' | 'binding' = 'binding') =>
      checkPublication(services(checklist), null, form)
    const unneeded = { ok: true, value: null }
    expect(await check(bad, 'advisory')).toEqual(unneeded)
    expect(await check({ ...bad, published: false })).toEqual(unneeded)
    expect(await check({ ...bad, content: 'We are.' })).toEqual(unneeded)
    const because = (findingsReason: string) => check({ ...bad, findingsReason })
    expect(await check(bad)).toEqual({ ok: false, problem: 'no-reason' })
    expect(await because(' \n')).toMatchObject({ problem: 'no-reason' })
    expect(await because('x'.repeat(301))).toMatchObject({ problem: 'reason-too-long' })
    expect(await because(' It quotes\na court. ')).toEqual({
      ok: true,
      value: 'It quotes a court.',
    })
  })

  test('a reason is recorded with the post that was published for it, and none where none was needed', async () => {
    const published = { ...good, published: true }
    const post = await posts.create({ ...published, publishedOver: 'It quotes a court.' })
    await posts.save(post.id, 1, { ...published, publishedOver: null })
    await posts.save(post.id, 2, { ...published, publishedOver: 'Still so.' })
    const acts = await posts.db
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
