import { localPath } from '#test/local-path.ts'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aVisitor, openSite } from '#test/site.ts'

// A Friday at noon in Arlington.
let now = new Date('2026-11-20T17:00:00Z')

const site = openedOnce(() => openSite('sqlite', { now: () => now }))
const html = (path: string) => aVisitor(site.origin).text(path)
const mainOf = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? ''

const ADDRESSES = { en: '/urgent', es: '/es/urgente', pt: '/pt/urgente', fr: '/fr/urgence' }
const NAMES = { en: 'Urgent help', es: 'Ayuda urgente', pt: 'Ajuda urgente', fr: 'Aide urgente' }
const ANCHORS = ['door', 'detained', 'court', 'hurt', 'deadline', 'money']

/** Beside those of the government. */
const ORGANIZATIONS = [
  'www.aclumaine.org',
  'immpolicytracking.org',
  'www.allianceforrefugees.org',
  'www.thehotline.org',
  'humantraffickinghotline.org',
]

describe.each(LOCALES)('urgent help in %s', (locale) => {
  const path = ADDRESSES[locale]
  const name = NAMES[locale]

  test('has its six sections, to which the contents lead, and each says whence it is or leads on', async () => {
    const main = mainOf(await html(path))
    const sections = [
      ...main.matchAll(/<section aria-labelledby="([a-z]+)"><h2 id="\1">(.*?)<\/section>/gs),
    ]
    expect(sections.map(([, id]) => id)).toEqual(ANCHORS)
    const contents = main.slice(main.indexOf('id="contents"'), main.indexOf('</nav>'))
    expect([...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(ANCHORS)
    const withoutSource = sections.filter(
      ([text]) => !/<p class="meta">(?:Source|Fuente|Fonte)s?/.test(text),
    )
    expect(withoutSource.map(([, id]) => id)).toEqual(['money'])
    expect(withoutSource[0]?.[0]).toContain(localPath('/who-may-help-you#report', locale))
  })

  test('has each number of a telephone as a link that dials it', async () => {
    const main = mainOf(await html(path))
    const dialled = [...main.matchAll(/<a [^>]*href="tel:([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    expect(dialled.length).toBeGreaterThan(9)
    const digitsOf = (text: string) => text.replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>|\D/g, '')
    for (const [, number = '', words = ''] of dialled)
      expect(digitsOf(words)).toBe(digitsOf(number))
    const links = /<a [^>]*href="tel:.*?<\/a>/gs
    const rest = wordsOf(`<body>${main.replaceAll(links, '')}`)
    expect(rest).not.toMatch(/\b911\b|\d{3}[-. )]+\d{3}[-. ]\d{4}/)
  })

  test('leads outside only to the government and to organizations that it names', async () => {
    const main = mainOf(await html(path))
    const addresses = [...main.matchAll(/href="(https?:[^"]*)"/g)].map(
      ([, address = '']) => new URL(address),
    )
    expect(addresses.length).toBeGreaterThan(12)
    expect(/<div class="prose">.*?<section class="closing"/s.exec(main)?.[0]).not.toMatch(
      /<a [^>]*href="http(?![^>]*rel="noopener")|target=/,
    )
    const others = addresses.filter(
      ({ protocol, hostname }) =>
        protocol !== 'https:' || !(hostname.endsWith('.gov') || ORGANIZATIONS.includes(hostname)),
    )
    expect(others.map(({ href }) => href)).toEqual([])
  })

  test('begins with 911 and the quick exit, ends with the exit, and its message says whence it comes', async () => {
    const main = mainOf(await html(path))
    const title = main.indexOf('<h1')
    const [danger, leave] = [main.indexOf('href="tel:911"'), main.indexOf('data-leave')]
    expect(danger).toBeGreaterThan(0)
    expect(danger).toBeLessThan(leave)
    expect(leave).toBeLessThan(title)
    expect(main).toContain('data-behaviour="quick-exit"')
    expect(main.lastIndexOf('data-leave')).toBeGreaterThan(main.lastIndexOf('<section'))
    expect(main).toContain(`href="${localPath('/contact', locale)}?from=urgent"`)
    expect(await html(`${localPath('/contact', locale)}?from=urgent`)).toMatch(
      /<input [^>]*name="from"[^>]*value="urgent"/,
    )
  })

  test('is linked first in the last line of every footer, where no page is, in the questions, and above the title of the U-Visa page', async () => {
    const sitemap = await html('/sitemap.xml')
    const link = `<a href="${path}">${name}</a>`
    const all = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    const own = all.filter((each) => (/^\/(es|pt|fr)(?=\/|$)/.exec(each)?.[1] ?? 'en') === locale)
    expect(own.length).toBeGreaterThan(15)
    for (const each of own) {
      const [, footer = ''] = /<div class="legal">(.*?)<\/footer>/s.exec(await html(each)) ?? []
      const [, legal = ''] = /<ul aria-label[^>]*>((?:(?!<ul).)*)$/s.exec(footer) ?? []
      expect(legal.startsWith(`<li>${link}`), each).toBe(true)
    }
    expect(mainOf(await html(`${locale === 'en' ? '' : `/${locale}`}/no-such-page`))).toContain(
      link,
    )
    const faq = mainOf(await html(localPath('/faq', locale)))
    const [section = ''] = /<section id="humanitarian".*?<\/section>/s.exec(faq) ?? []
    const more = `<a class="more" href="${path}"><span>${name}</span>`
    expect(section).toContain(more)
    expect(faq.split(more)).toHaveLength(2)
    const uVisa = mainOf(await html(localPath('/services/u-visa', locale)))
    const above = uVisa.slice(0, uVisa.indexOf('<h1'))
    expect(above).toContain(more)
    expect(above.indexOf('href="tel:911"')).toBeGreaterThan(0)
    expect(wordsOf(`<body>${uVisa.slice(uVisa.indexOf('<h1'))}`)).not.toMatch(/\b911\b/)
  })
})

test.each([
  [
    '2026-11-20T17:00:00Z',
    'Open now, until 5:00 PM Eastern Time.',
    'Fri, 20 Nov 2026 22:00:00 GMT',
  ],
  [
    '2026-11-21T02:00:00Z',
    'Closed now. We open on Monday, November 23 at 9:00 AM Eastern Time.',
    'Sat, 21 Nov 2026 05:00:00 GMT',
  ],
])('at %s it says of the office: %s', async (instant, says, expires) => {
  now = new Date(instant)
  const response = await aVisitor(site.origin).get('/urgent')
  expect(response.headers.get('Expires')).toBe(expires)
  const words = wordsOf(await response.text())
  expect(words).toContain(says)
  expect(words).toContain('Office Hours: Monday-Friday 9:00 AM - 5:00 PM')
})
