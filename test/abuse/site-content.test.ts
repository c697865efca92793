import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { openSite } from '#test/site.ts'

const now = new Date('2026-11-23T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const { about } = shippedRecords.page
const review = { by: 'Sample Founder', on: '2026-11-20' } as const
const own = {
  page: { ...about, title: 'Who we are', subtitle: 'Words that the firm has written itself.' },
  firm: {
    ...shippedRecords.firm.firm,
    name: 'Rivera & Okafor',
    languages: [
      { name: 'English', tag: 'en' },
      { name: 'Spanish', tag: 'es' },
      { name: 'Vietnamese', tag: 'vi' },
    ],
    whatsapp: '+17035550143',
    consultation: { fee: '$150', includes: null },
  },
}

const footerOf = (html = '') => html.slice(html.indexOf('<footer'))

describe.each(databaseKinds)('what a firm has published, on %s', (kind) => {
  const site = openedOnce(() => openSite(kind))
  const database = openedOnce(async () => {
    const { dataDir, environment } = site
    const databaseUrl = environment['DATABASE_URL'] ?? null
    return openDatabase<Schema>({ dataDir, databaseUrl }, () => {})
  })
  const read = async (address: string) => {
    const response = await fetch(site.origin + address)
    expect(response.status).toBe(200)
    return { html: await response.text(), etag: response.headers.get('ETag') }
  }

  test('is called not yet reviewed by a lawyer once on each page about the law, and on no other', async () => {
    const pages = [
      '/',
      '/about',
      '/contact',
      '/faq',
      '/services',
      '/services/u-visa',
      '/disclaimer',
    ]
    for (const path of [...pages, '/privacy', '/accessibility', '/blog', '/login']) {
      const found = (await read(path)).html.match(/Not yet reviewed by a lawyer\./g) ?? []
      expect([path, found.length]).toEqual([path, pages.includes(path) ? 1 : 0])
    }
  })

  test('asks for no language, and names no WhatsApp, where there is none to choose', async () => {
    const { html } = await read('/contact')
    expect(html).not.toMatch(/name="language"|wa\.me/)
    expect(footerOf(html)).toContain('We work in English.')
  })

  test('shows at once on pages that were cached, in every page’s title, and in the mark of the page', async () => {
    const before = { about: await read('/about'), home: await read('/') }
    expect(before.about.html).not.toContain(own.page.subtitle)
    expect(before.about.html).toContain('Not yet reviewed by a lawyer.')
    expect((await read('/about')).etag).toBe(before.about.etag)
    const key = { locale: 'en', seenVersion: 0, to: 'published', review } as const
    const publications = [
      { ...key, type: 'page', id: 'about', data: own.page },
      { ...key, type: 'firm', id: 'firm', data: own.firm },
    ] as const
    expect(await publishRecords(database.db, { publications, by }, now)).toEqual({ ok: true })
    expect((await read('/about')).etag).toBe(before.about.etag)
    site.publish({ kind: 'records' })
    await expect.poll(async () => (await read('/about')).html).toContain(own.page.subtitle)
    const after = { about: await read('/about'), home: await read('/') }
    expect(after.about.etag).not.toBe(before.about.etag)
    expect(after.home.etag).not.toBe(before.home.etag)
    expect(after.about.html).toContain('<title>Who we are | Rivera &amp; Okafor</title>')
    expect(after.about.html).toContain('>Reviewed by Sample Founder, November 20, 2026</p>')
    expect(after.about.html).not.toContain('Not yet reviewed by a lawyer.')
    expect(after.home.html).toContain('Not yet reviewed by a lawyer.')
    expect(after.home.html).toContain('| Rivera &amp; Okafor</title>')
  })

  test('names the same languages in the menu, in the form, on About, in the footer and to search engines', async () => {
    const [story, contact, home] = await Promise.all(['/about', '/contact', '/'].map(read))
    const names = 'We work in English, Spanish, and Vietnamese.'
    for (const page of [story, contact, home]) expect(footerOf(page?.html)).toContain(names)
    const headerOf = (html = '') => html.slice(0, html.indexOf('</header>'))
    expect(headerOf(home?.html)).toContain(names)
    expect(story?.html.match(new RegExp(names, 'g'))).toHaveLength(3)
    const [question = ''] =
      /<select[^>]*name="language".*?<\/select>/s.exec(contact?.html ?? '') ?? []
    expect([...question.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'No answer',
      'English',
      'Español',
      'Vietnamese',
    ])
    expect(story?.html).toContain('"knowsLanguage":["en","es","vi"]')
  })

  test('has its fee in the footer, and its WhatsApp there and on Contact', async () => {
    const { html } = await read('/contact')
    expect(footerOf(html)).toContain('>30-minute consultation, $150</a>')
    const chat = /<a href="https:\/\/wa\.me\/17035550143"[^>]*>[^<]*\+1 \(703\) 555-0143/g
    expect(html.match(chat)).toHaveLength(2)
  })

  test('is in memory: a page that is not cached asks the database for none of it', async () => {
    await database.db.schema.dropTable('entry_revisions').execute()
    await database.db.schema.dropTable('content_records').execute()
    site.publish({ kind: 'content' })
    const { html } = await read('/about')
    expect(html).toContain(own.page.subtitle)
  })
})
