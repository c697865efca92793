import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { publishOwn } from '#test/fixtures/own-records.ts'
import { localPath } from '#test/local-path.ts'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { openSite } from '#test/site.ts'

const MOST_BYTES = 60_000
// In the evening of November 28 in Arlington.
const NOW = new Date('2026-11-29T02:00:00Z')
const PHONE = 'tel:+17035550142'

const site = openedOnce(() => openSite('sqlite', { now: () => NOW }))
const own = openedOnce(() => openSite('sqlite', { now: () => NOW }))
const read = async (path: string, origin = site.origin) => (await fetch(origin + path)).text()
const ANCHORS = ['door', 'detained', 'court', 'hurt', 'deadline', 'money']

test.each(LOCALES)(
  'each situation is one small file with nothing outside it, in %s',
  async (locale) => {
    const { file, link, caution, title } = interfaceTexts(locale).plainPages.saved
    const path = localPath('/urgent', locale)
    const page = await read(path)
    const links = [...page.matchAll(/<a href="([^"]*)" download="([^"]*)">([^<]*)/g)]
    expect(links.map(([, ...rest]) => rest)).toEqual(
      ANCHORS.map((id) => [`${path}/${id}/steps.html`, file, link]),
    )
    expect(page.split(caution)).toHaveLength(ANCHORS.length + 1)
    for (const id of ANCHORS) {
      const response = await fetch(`${site.origin}${path}/${id}/steps.html`)
      const bytes = Buffer.from(await response.arrayBuffer())
      const html = bytes.toString()
      expect([id, response.status, bytes.length <= MOST_BYTES]).toEqual([id, 200, true])
      expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`)
      // The page cache gives it away until the day on it is over.
      expect(response.headers.get('Expires')).toBe('Sun, 29 Nov 2026 05:00:00 GMT')
      expect(html).not.toMatch(/\ssrc(?:set)?=|<(?:link|img|iframe|base|form)\b|url\(|import/)
      expect(html).toContain(`<title>${title}</title>`)
      // The words of the section, with the links as the page has them.
      const section = page.split(`<h2 id="${id}">`)[1]?.split('<p class="save">')[0] ?? ''
      const main = wordsOf(`<body>${/<main>.*<\/main>/s.exec(html)?.[0]}`)
      const words = wordsOf(`<body>${section}`).replaceAll('](/', `](${site.origin}/`)
      expect(words.split('\n').filter((line) => !main.includes(line.trim()))).toEqual([])
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(hrefs.filter((href) => !/^(?:https?:\/\/|tel:)/.test(href ?? ''))).toEqual([])
      // A translation says that the English text governs, and leads to it.
      const english = locale === 'en' ? PHONE : `${site.origin}/urgent`
      expect(hrefs).toEqual(expect.arrayContaining([`${site.origin}${path}#${id}`, PHONE, english]))
      expect(html).toContain(interfaceTexts(locale).frame.sampleFirm)
      expect(html).toMatch(/28\D+2026.*26\D+2027|November 28, 2026.*February 26, 2027/s)
    }
  },
)

test('there is a file of nothing else', async () => {
  const others = ['/urgent/nothing', '/privacy/intro', '/dashboard/x', '/es/urgente/no']
  for (const path of others)
    expect([path, (await fetch(`${site.origin}${path}/steps.html`)).status]).toEqual([path, 404])
})

test('what the firm does not do says so first, on the page and in the file, in every language, and offers no call', async () => {
  const shipped = shippedRecords.page['urgent'] as RecordData<'page'> & { layout: 'plain' }
  const sections = shipped.sections.map((each) => {
    if (each.kind !== 'text' || each.id === 'court') return each
    if (each.id === 'money') return { ...each, text: '長い文。'.repeat(4_500) }
    return { ...each, notOurWork: true }
  })
  await publishOwn(own, [{ type: 'page', id: 'urgent', data: { ...shipped, sections } }], NOW)
  for (const locale of LOCALES) {
    const { section, closing } = interfaceTexts(locale).plainPages.notOurWork
    const path = localPath('/urgent', locale)
    expect(await read(path)).not.toContain(section)
    const page = await read(path, own.origin)
    expect(page.split(`</h2><p class="not-ours">${section}</p>`)).toHaveLength(5)
    expect(page).toContain(closing.split('{')[0])
    const [theirs = '', ours = ''] = await Promise.all(
      ['door', 'court'].map((id) => read(`${path}/${id}/steps.html`, own.origin)),
    )
    expect(theirs.indexOf(section)).toBeLessThan(theirs.indexOf('<ol>'))
    expect([theirs.includes(section), theirs.includes(PHONE)]).toEqual([true, false])
    expect([ours.includes(section), ours.includes(PHONE)]).toEqual([false, true])
  }
  // A file of it would be too large to be sent on.
  expect(await read('/urgent', own.origin)).not.toContain('/urgent/money/steps.html')
  const all = shipped.sections.map((each) => ({ ...each, notOurWork: true })) as typeof sections
  await publishOwn(site, [{ type: 'page', id: 'urgent', data: { ...shipped, sections: all } }], NOW)
  expect(await read('/urgent')).not.toContain('id="closing_call"')
})
