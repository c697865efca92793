import { beforeAll, describe, expect, test, vi } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { addRevision, writeRecord } from '#app/features/content/write-record.server.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { inDatabase } from '#test/in-database.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aVisitor, openSite } from '#test/site.ts'

const now = new Date('2026-11-28T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
type Type = 'page' | 'service' | 'question'

describe.each(databaseKinds)('pages that a firm has made itself, on %s,', (kind) => {
  const site = openedOnce(() => openSite(kind))
  const reader = openedOnce(async () => aVisitor(site.origin))
  const versions = new Map<string, number>()

  const publish = async (
    type: Type,
    id: string,
    slug: string,
    locale: Locale = 'en',
    more = {},
  ) => {
    const texts: Readonly<Record<string, object>> = shippedInAll[locale][type]
    const name = `${type}/${id}/${locale}`
    const seenVersion = versions.get(name) ?? 0
    versions.set(name, seenVersion + 1)
    const data = { ...(texts[id] ?? texts[type === 'page' ? 'privacy' : 'u-visa']), slug, ...more }
    const key = { type, id, locale } as const
    const publications = [{ ...key, seenVersion, to: 'published', data, review: null }] as const
    const published = inDatabase(site, (db) => publishRecords(db, { publications, by }, now))
    expect(await published).toEqual({ ok: true })
  }
  const remove = (type: Type, id: string) =>
    inDatabase(site, (db) =>
      db.transaction().execute(async (tx) => {
        const key = { type, id, locale: 'en' } as const
        const seenVersion = versions.get(`${type}/${id}/en`) ?? 0
        const texts = { state: 'removed', published: null, source: null } as const
        const change = { ...texts, seenVersion, changed_at: now, changed_by: by.name }
        expect(await writeRecord(tx, key, change)).toBe(true)
        await addRevision(tx, key, { version: seenVersion + 1, ...texts, by, now })
      }),
    )
  const answerTo = async (address: string) => {
    const { status, headers } = await reader.get(address)
    return [status, headers.get('Location')]
  }
  const readAgain = (address: string, answer: readonly unknown[]) => {
    site.publish({ kind: 'records' })
    return expect.poll(() => answerTo(address), { timeout: 10_000 }).toEqual(answer)
  }
  const canonical = (address: string) => `rel="canonical" href="${site.origin}${address}"`
  const alternates = (html: string) =>
    [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href = '']) => [
      lang,
      href.replace(site.origin, ''),
    ])

  const ASILO: Record<Locale, string> = {
    en: '/services/asylum-law',
    es: '/es/servicios/asilo',
    pt: '/pt/servicos/asilo',
    fr: '/fr/services/asile',
  }

  beforeAll(async () => {
    // A page in every language, and two in English only.
    for (const locale of LOCALES)
      await publish('service', 'asylum', ASILO[locale].split('/').at(-1) ?? '', locale)
    await publish('service', 'hearings', 'hearings-help', 'en', { name: 'Zanzibar hearings' })
    await publish('page', 'our-word', 'our-promise', 'en', { title: 'Zanzibar promise' })
    const answer = { question: 'Uno', answer: 'Dos.', page: 'faq', section: 'family', order: 1 }
    for (const path of ['/services/hearings#steps', '/our-word'])
      await publish('question', path.replaceAll(/\W/g, ''), '', 'es', {
        ...answer,
        link: { text: 'Más', href: path },
      })
    site.publish({ kind: 'records' })
    await vi.waitUntil(async () => (await answerTo('/our-promise'))[0] === 200, 10_000)
  })

  test('are at their own address in each language', async () => {
    const expected = [
      ...LOCALES.map((locale) => [LOCALE_NAMES[locale].lang, ASILO[locale]]),
      ['x-default', ASILO.en],
    ]
    const sitemap = await reader.text('/sitemap.xml')
    for (const locale of LOCALES) {
      const html = await reader.text(ASILO[locale])
      expect(html).toContain(canonical(ASILO[locale]))
      expect(sitemap).toContain(`<loc>${site.origin}${ASILO[locale]}</loc>`)
      const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect((await reader.get(new URL(image).pathname)).status).toBe(200)
    }
    const [entry = ''] = new RegExp(`<url><loc>[^<]*${ASILO.fr}<.*?</url>`, 's').exec(sitemap) ?? []
    expect(alternates(entry)).toEqual(expected)
  })

  test('have an image of their own for shared links, whatever their ids', async () => {
    await publish('page', 'services-hearings', 'services-hearings')
    await readAgain('/services-hearings', [200, null])
    for (const address of ['/services-hearings', '/services/hearings-help', '/privacy']) {
      const [, image = ''] =
        /property="og:image" content="([^"]+)"/.exec(await reader.text(address)) ?? []
      expect([address, ...(await answerTo(new URL(image).pathname))]).toEqual([address, 200, null])
    }
  })

  test('are in English only where a language lacks them, and nothing there offers them', async () => {
    const sitemap = await reader.text('/sitemap.xml')
    for (const address of ['/services/hearings-help', '/our-promise']) {
      expect(await reader.text(address)).toContain(canonical(address))
      const [entry = ''] =
        new RegExp(`<url><loc>${site.origin}${address}<.*?</url>`, 's').exec(sitemap) ?? []
      expect(entry).not.toBe('')
      expect(alternates(entry)).toEqual([])
    }
    expect(sitemap.match(/hearings-help|our-promise|our-word/g)).toHaveLength(2)
    for (const address of ['/es/servicios/hearings', '/es/servicios/hearings-help', '/es/our-word'])
      expect(await answerTo(address)).toEqual([404, null])
    expect(await reader.text('/es/servicios')).not.toMatch(/hearings/i)
    expect(await reader.text('/es/buscar?q=zanzibar')).not.toMatch(/hearings|promise/)
    expect(await reader.text('/search?q=zanzibar')).toMatch(/hearings-help/)
  })

  test('are where the links of every language lead to', async () => {
    const html = await reader.text('/es/preguntas-frecuentes')
    expect(html).toContain('href="/services/hearings-help#steps"')
    expect(html).toContain('href="/our-promise"')
  })

  test('are found at every address that they had, and gone when the firm has removed them', async () => {
    await publish('service', 'asylum', 'asylum')
    await publish('service', 'asylum', 'proteccion', 'es')
    await publish('page', 'our-word', 'our-word')
    await readAgain('/our-promise', [301, '/our-word'])
    expect(await answerTo('/services/Asylum-Law?utm_source=x')).toEqual([
      301,
      '/services/asylum?utm_source=x',
    ])
    expect(await answerTo('/es/servicios/asilo')).toEqual([301, '/es/servicios/proteccion'])
    const gone = await reader.get('/our-promise', { method: 'HEAD' })
    expect(gone.headers.get('Cache-Control')).toContain('no-store')
    // What is taken back is a page again.
    await publish('page', 'our-word', 'our-promise')
    await readAgain('/our-promise', [200, null])
    expect(await answerTo('/our-word')).toEqual([301, '/our-promise'])

    await remove('service', 'asylum')
    await readAgain('/services/asylum-law', [410, null])
    expect(await answerTo('/services/asylum')).toEqual([410, null])
    const page = await (await reader.get('/services/asylum')).text()
    expect(page).toContain('<html lang="en"')
    expect(page).toContain('noindex')
    const inFrench = await reader.get('/fr/services/asile')
    expect([inFrench.status, await inFrench.text()]).toEqual([
      410,
      expect.stringContaining('<html lang="fr"'),
    ])
  })

  test('come before whatever an earlier system had at their address', async () => {
    await inDatabase(site, async (db) => {
      const { id } = await db.selectFrom('blog_posts').select('id').executeTakeFirstOrThrow()
      const rows = ['/our-promise', '/our-word'].map((path) => ({ path, post_id: id }))
      await db.insertInto('redirects').values(rows).execute()
    })
    expect(await answerTo('/our-promise')).toEqual([200, null])
    expect(await answerTo('/our-word')).toEqual([301, '/our-promise'])
  })
})
