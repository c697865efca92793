import { describe, expect, test } from 'vitest'
import { publishRecords, saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { makeRoomForShippedPages } from '#app/features/content/make-room.server.ts'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listDrafts, saveDraft } from '#app/features/entries/drafts/drafts.server.ts'
import { findRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { anAccount } from '#test/factories/accounts.ts'
import { findRecord } from '#test/find-record.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const LATER = new Date('2026-12-23T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const en = { type: 'page', id: 'answers', locale: 'en' } as const
const es = { ...en, locale: 'es' } as const
const menu = { ...en, type: 'menu', id: 'main' } as const
const TO = { id: 'answers-3' }

describe.each(databaseKinds)('on %s', (kind) => {
  const site = openedForEach(() => openTestDatabase(kind))

  test('a page of the firm whose id ships later goes on at an address of its own', async () => {
    const { db } = site
    const own = { ...shippedInAll.en.page['privacy'], title: 'What we say', slug: 'answers' }
    const moved = { ...own, slug: 'answers-3' }
    const to = { seenVersion: 0, to: 'published', review: null } as const
    const items = { items: [{ name: 'Ours', path: '/answers' }] }
    const taken = { ...en, ...to, id: 'promise', data: { ...own, slug: 'answers-2' } }
    const publications = [
      { ...en, ...to, data: own },
      { ...es, ...to, data: { ...own, slug: 'nuestras' }, source: own },
      { ...menu, ...to, data: items },
      { ...en, ...to, id: 'about', data: shippedInAll.en.page['about'] },
      taken,
    ]
    expect(await publishRecords(db, { publications, by }, NOW)).toEqual({ ok: true })
    await saveRecordDraft(db, { ...en, seenVersion: 1, data: { ...own, title: 'Soon' }, by }, NOW)
    await planRecords(db, { drafts: [{ ...en, seenVersion: 2 }], at: LATER, by }, NOW)
    await db.insertInto('users').values(anAccount('anna', 'owner')).execute()
    const typed = { id: 'one', version: 3, counter: 1, savedAt: NOW, fields: { slug: 'answers' } }
    const userId = 'anna'
    await saveDraft(db, { ...typed, userId, entry: 'page/answers/en', continues: [] })

    for (let starts = 0; starts < 2; starts += 1) await makeRoomForShippedPages(db)
    expect([await findRecord(db, en), await findRecord(db, es)]).toEqual([null, null])
    const found = await findRecord(db, { ...en, ...TO })
    expect(found).toMatchObject({ data: moved, draft: { ...moved, title: 'Soon' } })
    expect(found?.schedule).toMatchObject({ at: LATER, isOutdated: false })
    expect(await findRecord(db, { ...es, ...TO })).toMatchObject({ source: moved })
    expect(await findRevision(db, { ...en, ...TO }, 1)).toMatchObject({ data: moved })
    const drafts = await listDrafts(db, { userId, entry: 'page/answers-3/en' })
    expect(drafts).toMatchObject([{ fields: { slug: 'answers-3' } }])
    const path = (await findRecord(db, menu))?.data
    expect(path).toEqual({ items: [{ name: 'Ours', path: '/answers-3' }] })
    expect(await findRecord(db, { ...en, id: 'about' })).not.toBeNull()
  })
})
