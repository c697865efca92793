import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { localPath as localPathOf } from '#app/features/pages/local-path.ts'
import { addressesOf, pageAddress as pageAddressOf } from '#app/features/pages/page-addresses.ts'
import { localPath, pageAddress } from '#test/local-path.ts'
import { leadsToPage } from '#app/features/pages/site-pages.ts'
import { expect, test } from 'vitest'
import { localizeLinks } from '#app/features/pages/localize-links.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'

const sites = siteContents(shippedInAll, [])

test.each([
  ['/', '/es'],
  ['/#family', '/es#family'],
  ['/services/u-visa?back=1#steps', '/es/servicios/visa-u?back=1#steps'],
  ['/about/founder', '/es/quienes-somos/founder'],
  ['/blog/category/visa', '/es/blog/categoria/visa'],
  ['/blog/a-post', '/es/blog/a-post'],
  ['/contact/messages', '/es/contacto/messages'],
  // In English only.
  ['/dashboard', '/dashboard'],
  ['/blog/preview/secret', '/blog/preview/secret'],
  ['/images/a.webp', '/images/a.webp'],
  ['/constructor', '/constructor'],
])('the address of %s in Spanish is %s', (english, spanish) => {
  expect(localPath(english, 'es')).toBe(spanish)
  expect(localPath(english, 'en')).toBe(english)
  if (english === spanish) return
  const [path = '', rest = ''] = spanish.split(/(?=[?#])/, 2)
  expect(pageAddress(path)).toEqual({
    locale: 'es',
    path: english.split(/[?#]/)[0],
    canonical: path,
  })
  expect(rest).toBe(english.split(/(?=[?#])/)[1] ?? '')
})

test.each([
  ['/es/services/u-visa', '/services/u-visa', '/es/servicios/visa-u'],
  ['/es/servicios/u-visa', '/services/u-visa', '/es/servicios/visa-u'],
  ['/es/contacto/', '/contact', '/es/contacto'],
  ['/es/', '/', '/es'],
  // Nothing of the site.
  ['/es/nada', '/es/nada', '/es/nada'],
  ['/es/dashboard', '/es/dashboard', '/es/dashboard'],
  ['/es/blog/preview/secret', '/es/blog/preview/secret', '/es/blog/preview/secret'],
  ['/es/constructor', '/es/constructor', '/es/constructor'],
])('%s means %s and is led to %s', (asked, path, canonical) => {
  expect(pageAddress(asked)).toEqual({ locale: 'es', path, canonical })
})

test.each(['/', '/about', '/english', '/ess', '//es', '/en/about'])(
  '%s is in no other language',
  (asked) => {
    expect(pageAddress(asked)).toBeNull()
  },
)

test.each(LOCALES)('no two pages have one address in %s', (locale) => {
  const addresses = Object.values(addressesOf(sites[locale]).paths)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(locale === 'en' ? -1 : 30)
})

const own = (
  type: 'page' | 'service',
  [id, from]: readonly [id: string, from: string],
  slug: string,
  locale: Locale = 'en',
) =>
  ({
    type,
    id,
    locale,
    review: null,
    data: { ...shippedInAll[locale][type][from as never], slug },
  }) as OwnRecord
const shipped = (id: string) => [id, id] as const
const readIn = (site: typeof sites) => (asked: string) =>
  pageAddressOf(asked, (locale) => site[locale])

test('an address follows the record of its page, also in English, and those below the page follow it', () => {
  const changed = siteContents(shippedInAll, [
    own('service', shipped('citizenship'), 'naturalization'),
    own('page', shipped('services'), 'lo-que-hacemos', 'es'),
    // The English address of a page that ships is fixed, and another page has the second one.
    own('page', shipped('fees'), 'costs'),
    own('page', shipped('privacy'), 'contacto', 'es'),
  ])
  const [en, es] = [addressesOf(changed.en), addressesOf(changed.es)]
  expect(en.paths).toEqual({ '/services/citizenship': '/services/naturalization' })
  expect(localPathOf('/services/u-visa', es)).toBe('/es/lo-que-hacemos/visa-u')
  expect([es.paths['/contact'], es.paths['/privacy']]).toEqual(['/es/contacto', '/es/privacy'])
  const read = readIn(changed)
  const found = {
    locale: 'en',
    path: '/services/citizenship',
    canonical: '/services/naturalization',
  }
  expect(read('/services/naturalization')).toEqual(found)
  expect(read('/services/citizenship')).toEqual(found)
  expect(read('/services/u-visa')).toBeNull()
  expect(localizeLinks('<a href="/services/citizenship#steps">', en)).toBe(
    '<a href="/services/naturalization#steps">',
  )
})

test('a page of the firm’s own has its slug also in English, except one that is not its to have', () => {
  const privacy = (id: string) => [id, 'privacy'] as const
  const { en } = siteContents(shippedInAll, [
    own('page', privacy('a'), 'our-promise'),
    own('page', privacy('b'), 'a'),
    own('page', privacy('c'), 'login'),
    own('page', privacy('d'), 'our-promise'),
    own('service', ['e', 'u-visa'], 'login'),
    // Every link to this route would lead to the page.
    own('page', privacy('dashboard'), 'ours'),
  ])
  expect(addressesOf(en).paths).toEqual({ '/a': '/our-promise', '/services/e': '/services/login' })
})

test('a page that a language lacks is read in English, and its address in that language is not found', () => {
  const changed = siteContents(shippedInAll, [
    own('service', ['asylum', 'u-visa'], 'asylum-law'),
    own('page', ['promise', 'privacy'], 'promise'),
    own('service', ['detention', 'u-visa'], 'in-detention'),
    own('service', ['detention', 'u-visa'], 'detencion', 'es'),
  ])
  const es = addressesOf(changed.es)
  const links = ['/services/asylum#steps', '/promise?back=1', '/services/detention']
  const copied = ['/services/asylum-law#steps', '/promise?back=1', '/services/in-detention']
  const html = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">`).join('')
  const led = ['/services/asylum-law#steps', '/promise?back=1', '/es/servicios/detencion']
  for (const typed of [links, copied]) {
    expect(localizeLinks(html(typed), es)).toBe(html(led))
    expect(typed.map((path) => leadsToPage(changed.es, path))).toEqual([true, true, true])
  }
  for (const asked of ['/es/servicios/asylum', '/es/services/asylum', '/es/promise'])
    expect(readIn(changed)(asked)).toMatchObject({ locale: 'es', canonical: asked })
})

test('links and forms of a page lead to its language, except a link that names one, an outside one, and text', () => {
  const html = [
    '<a class="x" href="/contact#schedule" title="a">',
    '<form method="post" action="/contact">',
    '<a hrefLang="en" href="/contact">',
    '<a href="https://x.example/contact">',
    '<a href="/dashboard">',
    '&lt;a href="/contact"&gt;',
    '<link href="/contact">',
  ]
  expect(localizeLinks(html.join('\n'), addressesOf(sites.fr)).split('\n')).toEqual([
    '<a class="x" href="/fr/contact#schedule" title="a">',
    '<form method="post" action="/fr/contact">',
    ...html.slice(2),
  ])
  expect(localizeLinks(html.join('\n'), addressesOf(sites.en))).toBe(html.join('\n'))
})

test('a long run of slashes in an address takes no time', () => {
  const begunAt = performance.now()
  expect(pageAddress(`/about${'/'.repeat(100_000)}x`)).toBeNull()
  expect(performance.now() - begunAt).toBeLessThan(1_000)
})
