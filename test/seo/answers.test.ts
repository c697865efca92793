import { expect, test } from 'vitest'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { quoteFacts } from '#app/features/facts/fact.ts'
import { answersOf } from '#app/features/site/answers/answers.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localPath } from '#test/local-path.ts'
import { openedOnce } from '#test/opened.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { openSite } from '#test/site.ts'

let now = new Date('2026-11-28T15:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now: () => now }))
const read = async (path: string) => (await fetch(site.origin + path)).text()
const sites = siteContents(shippedInAll, [])
const faqIn = (html: string) => readJsonLd(html).find((thing) => thing['@type'] === 'FAQPage')

test.each(LOCALES)(
  'in %s every answer has an address, is listed and found, and is told to search engines as it is printed',
  async (locale) => {
    const content = sites[locale]
    const list = await read(localPath('/answers', locale))
    const sitemap = await read('/sitemap.xml')
    expect(await read(localPath('/', locale))).toContain(`href="${localPath('/answers', locale)}"`)
    for (const { path, question, answer, askLawyer } of answersOf(content)) {
      const address = localPath(path, locale)
      expect(list).toContain(`href="${address}"`)
      expect(sitemap).toContain(`<loc>${site.origin}${address}</loc>`)
      const html = await read(address)
      expect(html).toContain(`<link rel="canonical" href="${site.origin}${address}"`)
      for (const other of LOCALES) expect(html).toContain(`href="${localPath(path, other)}"`)
      const text = quoteFacts(`${answer}\n\n${askLawyer}`, factsOf(content), now, locale)
      expect(faqIn(html)?.mainEntity).toEqual([
        { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } },
      ])
    }
    const sister = answersOf(content).find(({ id }) => id === 'my-sister')?.question ?? ''
    const found = await read(localPath(`/search?q=${encodeURIComponent(sister)}`, locale))
    expect(found).toContain(`href="${localPath('/answers/my-sister', locale)}"`)
  },
)

test('an answer without its id is not found, and one past its figure is left out of structured data', async () => {
  expect((await fetch(`${site.origin}/answers/nobody-asked-this`)).status).toBe(404)
  now = new Date('2027-01-02T15:00:00Z')
  const html = await read('/answers/before-i-invest')
  expect(html).toContain('an amount that the law adjusted on January 1, 2027')
  expect(html).not.toContain('$800,000')
})
