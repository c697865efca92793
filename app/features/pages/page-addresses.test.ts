import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { localPath as localPathOf } from '#app/features/pages/local-path.ts'
import { addressesOf, pageAddress as pageAddressOf } from '#app/features/pages/page-addresses.ts'
import { localPath, pageAddress } from '#test/local-path.ts'
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

test('an address follows the record of its page, also in English, and those below the page follow it', () => {
  const own = (type: 'page' | 'service', id: string, slug: string, locale: Locale) =>
    ({
      type,
      id,
      locale,
      review: null,
      data: { ...shippedInAll[locale][type][id as never], slug },
    }) as OwnRecord
  const changed = siteContents(shippedInAll, [
    own('service', 'citizenship', 'naturalization', 'en'),
    own('page', 'services', 'lo-que-hacemos', 'es'),
    // A route begins with the first word, and another page has the second.
    own('page', 'fees', 'login', 'en'),
    own('page', 'privacy', 'contacto', 'es'),
  ])
  const [en, es] = [addressesOf(changed.en), addressesOf(changed.es)]
  expect(en.paths).toEqual({ '/services/citizenship': '/services/naturalization' })
  expect(localPathOf('/services/u-visa', es)).toBe('/es/lo-que-hacemos/visa-u')
  expect([es.paths['/contact'], es.paths['/privacy']]).toEqual(['/es/contacto', '/es/privacy'])
  const read = (asked: string) => pageAddressOf(asked, (locale) => changed[locale])
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
