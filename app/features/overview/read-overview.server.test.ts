import { afterEach, describe, expect, test } from 'vitest'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  type SiteContent,
  siteContentOf,
  siteContents,
} from '#app/features/content/site-content.ts'
import { type OverviewRights, readOverview } from '#app/features/overview/read-overview.server.ts'
import { addVisits } from '#app/features/visits/visits.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time.ts'
import { aNotice } from '#test/fixtures/own-records.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { reviewRow } from '#test/factories/review-rows.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

/** A Monday, 9 o'clock at the firm. */
const NOW = new Date('2026-11-23T14:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)

const EVERYTHING: OverviewRights = {
  posts: true,
  publishing: true,
  reviewers: true,
  messages: { id: 'anna', readsRestricted: true },
  content: true,
  facts: true,
  visits: true,
  backups: true,
}
// Names stand before the messages that they belong to.
const WRITTEN = ['names', 'messages', 'mail_outbox', 'visits', 'jobs', 'content_records'] as const

const NOTHING: OverviewRights = {
  ...EVERYTHING,
  ...Object.fromEntries(Object.keys(EVERYTHING).map((right) => [right, false])),
  messages: null,
}

const visa = { term: 'Visa', definition: 'Un sello.', alsoCalled: [] }
const NO_RECORDS = {
  ...shippedRecords,
  page: {},
  service: {},
  question: {},
  answer: {},
  fee: {},
  country: {},
  change: {},
}
const notice = aNotice({ from: '2026-11-20', until: '2026-11-26', reviewBy: '2026-11-22' })
const siteWithNotice = siteContentOf({ ...shippedRecords, notice: { closed: notice } }, [])

describe.each(databaseKinds)('the overview on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { begin: NOW }))
  afterEach(async () => {
    await posts.empty()
    for (const table of WRITTEN) await posts.db.deleteFrom(table).execute()
  })

  const parts = () => ({ db: posts.db, userId: 'anna', now: NOW, timeZone: 'America/New_York' })
  const read = (
    rights = EVERYTHING,
    site = shippedSite,
    translations: readonly SiteContent[] = [],
    hasBackups = true,
  ) => readOverview({ ...parts(), site, translations, hasBackups }, rights)
  const textsOf = async (rights?: OverviewRights) =>
    (await read(rights)).entries.map(({ text, detail }) => [text, detail].filter(Boolean).join(' '))
  const ownTexts = async () =>
    (await textsOf()).filter((text) => !text.startsWith('Sample content'))

  test('has no entry for what is in order', async () => {
    expect(await ownTexts()).toEqual([])
    expect(await read(NOTHING)).toEqual({ entries: [], changes: [], trend: null, backup: null })
  })

  test('warns of sample people and prices that the readers of a real firm see', async () => {
    const real = { ...shippedSite, firm: { ...shippedSite.firm, email: 'hello@rivera.law' } }
    const [first] = (await read(EVERYTHING, real)).entries
    const text = '11 sample people or prices, which readers see'
    expect(first).toEqual({ text, detail: null, href: '/dashboard/content', isDue: true })
  })

  test('counts unread messages and names the oldest that nobody has answered, without quarantine and spam', async () => {
    const { receive, inbox } = anInbox({ db: posts.db }, undefined, NOW.getTime() - 3 * DAY_MS)
    const answered = await receive({ name: 'Ada' })
    const oldest = await receive({ name: 'Ben' })
    await receive({ name: 'Offer' }, { isQuarantined: true })
    await posts.db
      .updateTable('messages')
      .set({ state: 'answered', read_at: inbox.now(), erase_after: after(DAY_MS) })
      .where('id', '=', answered)
      .execute()
    await posts.db
      .updateTable('messages')
      .set({ state: 'new', read_at: inbox.now(), created_at: after(-2 * DAY_MS - HOUR_MS) })
      .where('id', '=', oldest)
      .execute()
    expect(await ownTexts()).toEqual(['Oldest unanswered 2 days ago'])
    await receive()
    expect((await ownTexts()).toSorted()).toEqual([
      '1 unread message',
      'Oldest unanswered 3 days ago',
    ])
    const { entries } = await read({ ...NOTHING, messages: { id: 'anna', readsRestricted: true } })
    expect(entries[0]).toMatchObject({ isDue: true })
    expect(entries[0]?.href).toMatch(/^\/dashboard\/messages\/[\w-]{36}$/)
    expect(entries.map(({ href }) => href)).toContain('/dashboard/messages?show=unread')
  })

  test('tells of e-mails that are parked or were tried in vain, and leads to the message', async () => {
    const { receive } = anInbox({ db: posts.db }, undefined, NOW.getTime())
    const id = await receive()
    const mail = {
      purpose: 'message',
      message_id: id,
      key_id: '',
      sealed: '',
      next_at: NOW,
      created_at: NOW,
    }
    await posts.db
      .insertInto('mail_outbox')
      .values([
        { ...mail, id: 'a', header_id: 'a', state: 'parked', attempts: 9 },
        { ...mail, id: 'b', header_id: 'b', state: 'waiting', attempts: 2 },
        { ...mail, id: 'c', header_id: 'c', state: 'waiting', attempts: 0 },
        { ...mail, id: 'd', header_id: 'd', state: 'sent', attempts: 1 },
      ])
      .execute()
    const { entries } = await read({ ...NOTHING, messages: { id: 'anna', readsRestricted: true } })
    expect(entries[0]).toEqual({
      text: '2 e-mails not delivered',
      detail: null,
      href: `/dashboard/messages/${id}`,
      isDue: true,
    })
  })

  test('names the posts that are assigned to whoever looks, and those that are ready for review', async () => {
    for (const assignee_id of ['anna', null]) {
      const { id: post_id } = await posts.create()
      const row = { ...reviewRow, post_id, assignee_id }
      await posts.db.insertInto('post_reviews').values(row).execute()
    }
    expect(await ownTexts()).toEqual(['1 post assigned to you', '2 posts ready for review'])
    expect(await textsOf(NOTHING)).toEqual([])
  })

  test('counts translations that readers see and nobody of the firm has reviewed', async () => {
    const { es } = siteContents(shippedInAll, [])
    const textsWith = async (translations: readonly SiteContent[], rights = EVERYTHING) =>
      (await read(rights, shippedSite, translations)).entries.find(({ href }) =>
        href.includes('translations'),
      )
    expect(await textsWith([])).toBe(undefined)
    const few = siteContentOf({ ...NO_RECORDS, term: { visa }, office: shippedRecords.office }, [])
    expect(await textsWith([few, few])).toMatchObject({
      text: '2 translations to review',
      href: '/dashboard/content/translations?show=review',
      isDue: false,
    })
    expect((await textsWith([es]))?.text).toMatch(/^\d{2,} translations to review$/)
    expect(await textsWith([es], { ...EVERYTHING, content: false })).toBe(undefined)
  })

  test('lists what begins and ends by itself in seven days, with its time at the firm', async () => {
    const planned = { published: true, publishAt: after(DAY_MS), unpublishAt: after(2 * DAY_MS) }
    await posts.create({ title: 'Planned', ...planned })
    await posts.create({ title: 'Later', published: true, publishAt: after(8 * DAY_MS) })
    await posts.create({ title: 'Not published', publishAt: after(DAY_MS) })
    await posts.db
      .insertInto('content_records')
      .values({
        type: 'fee',
        id: 'consultation',
        locale: 'en',
        version: 1,
        state: 'shipped',
        published: null,
        draft: '{}',
        changed_at: NOW,
        changed_by: 'ana',
        publish_at: after(3 * DAY_MS),
      })
      .execute()
    const site = siteWithNotice
    const { changes, entries } = await read(EVERYTHING, site)
    expect(changes.map(({ act, kind: what, title, time }) => [act, what, title, time])).toEqual([
      ['Publishes', 'Post', 'Planned', 'Nov 24, 2026, 9:00 AM EST'],
      ['Ends', 'Post', 'Planned', 'Nov 25, 2026, 9:00 AM EST'],
      ['Publishes', 'Fee', expect.any(String), 'Nov 26, 2026, 9:00 AM EST'],
      ['Ends', 'Notice', expect.any(String), 'Nov 27, 2026, 12:00 AM EST'],
    ])
    const texts = entries.map(({ text }) => text)
    expect(texts).toContain('4 changes this week')
    expect(texts).toContain('1 notice overdue')
    const writers = await read({ ...NOTHING, posts: true }, site)
    expect(writers.changes.map(({ kind: what }) => what)).toEqual(['Post', 'Post'])
  })

  test('sums visits and calls by day, of thirty days', async () => {
    const on = (day: `${number}-${number}-${number}`, of: 'page' | 'call', count: number) => ({
      day,
      kind: of,
      count,
    })
    await addVisits(posts.db, [
      { ...on('2026-11-23', 'page', 3), path: '/' },
      { ...on('2026-11-23', 'page', 4), path: '/faq' },
      { ...on('2026-10-25', 'call', 1), path: '/' },
      { ...on('2026-10-24', 'page', 99), path: '/' },
    ])
    const { trend } = await read({ ...NOTHING, visits: true })
    expect(trend).toMatchObject({ visits: '7 visits', calls: '1 call', marks: [2] })
    expect(trend?.line.split(' ')).toHaveLength(30)
    expect(trend?.line).toMatch(/^2,22 .* 114,2$/)
    expect((await read({ ...EVERYTHING, visits: false })).trend).toBeNull()
  })

  test('says when the last backup was written, and has an entry when it is late or failed', async () => {
    const write = (at: Date, work: () => Promise<void> = async () => {}) =>
      runExclusively({ db: posts.db, now: () => at }, 'backup', work)
    // Each sentence once.
    const { entries, backup } = await read(EVERYTHING, shippedSite, [], false)
    expect(entries.map(({ text }) => text)).toContain('No backups are made')
    expect(backup).toBe('No backup was written yet.')
    await write(after(-HOUR_MS))
    expect((await read()).backup).toBe('Last backup: Nov 23, 2026, 8:00 AM EST.')
    expect(await ownTexts()).toEqual([])
    await posts.db
      .updateTable('jobs')
      .set({ succeeded_at: after(-3 * DAY_MS) })
      .execute()
    expect(await ownTexts()).toEqual(['Last backup is late'])
    await write(after(-HOUR_MS), async () => {
      throw new Error('no space left')
    }).catch(() => {})
    expect(await ownTexts()).toEqual(['Last backup failed'])
    expect(await textsOf({ ...EVERYTHING, backups: false })).not.toContain('Last backup failed')
  })
})
