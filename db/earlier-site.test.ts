import { describe, expect, test } from 'vitest'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import {
  publishContent,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { listDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { postKey } from '#app/features/posts/revisions/revision.ts'
import { findSource } from '#app/features/posts/translations/source.server.ts'
import { translatePost } from '#app/features/posts/translations/translate-post.server.ts'
import { findTrashedPost, restorePost } from '#app/features/posts/trash/trash.server.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { DESK } from '#test/fixtures/earlier-site/expected-desk.ts'
import { FACTS, WRITTEN } from '#test/fixtures/earlier-site/expected-drafts.ts'
import { BLOG, POSTS } from '#test/fixtures/earlier-site/expected-posts.ts'
import { READ, RECORDS } from '#test/fixtures/earlier-site/expected-records.ts'
import { NOW, openEarlierSite } from '#test/fixtures/earlier-site/open-earlier-site.ts'
import { lostWords, storedRows } from '#test/fixtures/earlier-site/stored-rows.ts'
import { tellPosts, tellRecords } from '#test/fixtures/earlier-site/tell-site.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('a site that an earlier version has stored, on %s,', (kind) => {
  const site = openedOnce(() => openEarlierSite(kind))

  test('opens without a warning', () => expect(site.problems).toEqual([]))

  test('has the records that it had, in the state in which they were', async () => {
    expect(await tellRecords(site)).toEqual({ ...RECORDS, ...FACTS })
  })

  test('has the posts that it had, in the state in which they were', async () => {
    expect(await tellPosts(site)).toEqual(POSTS)
  })

  test.each([...READ, ...WRITTEN, ...BLOG, ...DESK])('has %s', async (_, ask, answer) => {
    expect(await ask(site.services)).toEqual(answer)
  })

  test.each(['family-immigration', 'investor-visa'])('has the parts of %s in their order', (id) => {
    for (const locale of LOCALES) {
      const [stored, shipped] = [site.services.site(locale), siteContents(shippedInAll, [])[locale]]
      const [parts, known] = [stored, shipped].map((one) => one.find('service', id)?.data.sections)
      const namesOf = (sections = known) => sections?.map((part) => [part.kind, part.id])
      expect(namesOf(parts)).toEqual(namesOf())
    }
  })

  test('has lost no word of a record, its draft or the English text of its translations', async () => {
    for (const row of storedRows('content_records')) {
      const { published, draft, source, draft_source: draftSource } = row
      const opened = await openRecord(site.services, row as unknown as RecordKey)
      const { live, value, translation } = opened ?? {}
      // The text of a country's page has gone; the test below finds it among its earlier ones.
      const gone = row['type'] === 'country' ? { text: null } : {}
      const kept = (stored: unknown) => ({ ...(read(stored) as object), ...gone })
      expect(lostWords(kept(published), live)).toEqual([])
      expect(lostWords(kept(draft ?? published), value)).toEqual([])
      expect(lostWords(kept(source), translation?.liveSource)).toEqual([])
      expect(lostWords(kept(draftSource ?? source), translation?.source)).toEqual([])
    }
  })

  test('has lost no word of an earlier text of a record', async () => {
    for (const row of storedRows('content_revisions')) {
      const key = { ...row, id: row['record_id'] } as unknown as RecordKey
      const found = await findRevision(site.services.db, key, Number(row['version']))
      expect(found).toMatchObject({ state: row['state'], savedBy: row['saved_by'] })
      expect(lostWords(read(row['published']), found?.data)).toEqual([])
      expect(lostWords(read(row['source']), found?.source)).toEqual([])
    }
  })

  test('has lost no word of a post, an earlier text of it, or what was typed and not saved', async () => {
    const { db } = site.services
    for (const { id, title, excerpt, content, author, date, image } of storedRows('blog_posts')) {
      const post =
        (await findPost(db, String(id), 'staff')) ?? (await findTrashedPost(db, String(id)))
      expect(lostWords([title, excerpt, content, author, date, image], post)).toEqual([])
    }
    for (const { post_id: id, version, fields } of storedRows('post_revisions')) {
      const revision = await findRevision(db, postKey(String(id)), Number(version))
      expect(lostWords(read(fields), revision?.data)).toEqual([])
    }
    for (const { user_id: user, post_id: post, fields } of storedRows('working_copies')) {
      const entry = post === null ? null : String(post)
      const drafts = await listDrafts(db, { userId: String(user), entry })
      expect(lostWords(read(fields), drafts)).toEqual([])
    }
  })
})

const FILING = { kind: 'tool', id: 'tool', tool: 'filing-date' }

const read = (stored: unknown) => (typeof stored === 'string' ? parseJson(stored) : null)

describe.each(databaseKinds)('with a site of an earlier version on %s', (kind) => {
  const site = openedOnce(() => openEarlierSite(kind))
  const actor = { id: null, name: 'olivia@example.com', mayPublish: true }

  test('what is planned is published at its time', async () => {
    const { services } = site
    const later = new Date('2027-01-15T14:00:01Z')
    await publishScheduled({ ...services, now: () => later })
    const find = (locale: 'en' | 'pt') => services.site(locale).find
    expect(find('en')('page', 'contact')?.data).toMatchObject({ subtitle: 'Write or call.' })
    expect(find('en')('service', 'citizenship')).toMatchObject({
      data: { name: 'Citizenship and passports', sections: expect.arrayContaining([FILING]) },
      review: { by: 'Ben Okafor', on: '2026-11-20' },
    })
    expect(find('en')('question', 'may-my-bird-come')).not.toBeNull()
    expect(find('en')('notice', 'brazil')).not.toBeNull()
    expect(find('pt')('term', 'retainer')?.data).toMatchObject({ term: 'Adiantamento' })
    const post = await findPost(services.db, 'new-fees', { readsAt: later })
    expect(post?.title).toBe('New fees in January')
  })

  test('an earlier text of a page comes back, and a draft is published', async () => {
    const { services } = site
    const key = { type: 'page', id: 'about', locale: 'en' } as const
    const [, summary] = await listRevisions(services.db, key)
    const earlier = await findRevision(services.db, key, summary?.version ?? 0)
    await save(key, earlier?.data ?? null)
    await publish(key)
    const page = services.site('en').find('page', 'about')
    expect(page?.data.title).toBe('Who we are')
    // The Spanish text was made from this one.
    expect(services.site('es').find('page', 'about')).not.toHaveProperty('isOutdated')
    await publish({ type: 'service', id: 'family-immigration', locale: 'en' })
    const service = services.site('en').find('service', 'family-immigration')
    expect(service?.data.name).toBe('Families together')
  })

  test('an earlier text of a post comes back, and so does one from the trash', async () => {
    const { db } = site.services
    const post = await findPost(db, 'your-interview', 'staff')
    const [, earlier] = await listRevisions(db, postKey(post?.id ?? ''))
    const versions = { version: earlier?.version ?? 0, seenVersion: post?.version ?? 0 }
    await restoreRevision({ ...site.services, actor }, post?.id ?? '', versions)
    const restored = await findPost(db, 'your-interview', 'staff')
    expect(restored?.content).toMatch(/\n\nBring your passport\.$/)
    const thrown = storedRows('blog_posts').find(({ slug }) => slug === 'it-was-wrong')
    await restorePost({ ...site.services, actor }, String(thrown?.['id']))
    expect(await findPost(db, 'it-was-wrong', { readsAt: NOW })).not.toBeNull()
  })

  test('a new translation of a post is up to date, though an upgrade has changed its words', async () => {
    const { db } = site.services
    const source = await findPost(db, 'your-receipt-notice', 'staff')
    const wish = { source: source?.id ?? '', locale: 'fr', timeZone: 'UTC' } as const
    const userId = String(storedRows('users')[0]?.['id'])
    const id = await translatePost({ ...site.services, actor }, { ...wish, userId })
    const translation = await findPost(db, id ?? '', 'staff')
    expect(translation && (await findSource(db, translation, 'staff'))?.isChanged).toBe(false)
  })

  const open = async (key: RecordKey) => {
    const opened = await openRecord(site.services, key)
    if (!opened) throw new Error(`There is no ${key.type} ${key.id}`)
    return opened
  }

  async function save(key: RecordKey, value: Json): Promise<void> {
    const { version: seenVersion, value: base } = await open(key)
    const form = { key, seenVersion, base, value, choices: new Map(), english: null }
    expect(await saveRecord(site.services, form, actor)).toMatchObject({ kind: 'saved' })
  }

  async function publish(key: RecordKey): Promise<void> {
    const { version: seenVersion, value: data } = await open(key)
    const publication = { ...key, seenVersion, to: 'published', data, review: null } as const
    expect(await publishContent(site.services, [publication], actor)).toMatchObject({ ok: true })
  }
})
