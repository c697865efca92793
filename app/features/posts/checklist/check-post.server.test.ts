import { describe, expect, test } from 'vitest'
import { listFindings, openChecklist } from '#app/features/posts/checklist/check-post.server.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { firm as spanish } from '#app/features/content/es/firm.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
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

const sites = siteContents(shippedInAll, [])
const firms = { en: firm, es: spanish, pt: firm, fr: firm }

describe.each(databaseKinds)('the checklist of a post on %s', (kind) => {
  const begin = new Date('2026-12-31T12:00:00Z')
  const posts = openedForEach(() => openPostStore(kind, { begin }))
  const services = () => ({
    ...posts.services(),
    site: (locale: Locale) => sites[locale],
    publishing: {
      checklist: 'advisory' as const,
      glossaryIn: (locale: Locale) => firms[locale].publishing.glossary,
      imageHosts: ['pictures.example.com'],
      reviewers: () => ['Anna Alder'],
    },
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
    const { findings } = await openChecklist(services(), null, form)
    expect(findings).toMatchObject([{ kind: 'figure-of-fact', fact: 'eb5.targeted' }])
    const later = { ...services(), now: () => new Date('2027-01-01T12:00:00Z') }
    expect(await listFindings(later, null, form)).toMatchObject([{ kind: 'figure' }])
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
