import { type Fact, FACT_TIME_ZONE, quotedKeys } from '#app/features/facts/fact.ts'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { noticesOn } from '#app/features/content/notices.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { initialsOf } from '#app/features/site/frame.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { countryContent } from '#app/features/site/countries/country-page.ts'
import { namedPages } from '#app/features/site/named-pages.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { localPath } from '#app/features/site/locales/localized-paths.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { instantAt, localMoment } from '#app/platform/local-time.ts'

export type SitePage = { path: string; card: ShareCard }

const arts: Record<string, ShareCard['art']> = {
  '/': { kind: 'place', name: 'door' },
  '/about': { kind: 'vignette', name: 'shoebox' },
  '/services': { kind: 'vignette', name: 'doors' },
  '/blog': { kind: 'cover', name: 'study' },
  '/glossary': { kind: 'place', name: 'book' },
  '/privacy': { kind: 'cover', name: 'papers' },
  '/disclaimer': { kind: 'cover', name: 'policy' },
  '/faq': { kind: 'vignette', name: 'question' },
  '/contact': { kind: 'place', name: 'street' },
  '/fees': { kind: 'vignette', name: 'receipt' },
  '/urgent': { kind: 'place', name: 'door' },
  '/what-applies-now': { kind: 'place', name: 'book' },
  '/who-may-help-you': { kind: 'vignette', name: 'license' },
}
const OTHER_ART = { kind: 'cover', name: 'route' } as const

// Every page asks for those of every language; what a site says never changes, another one takes its place.
const known = new WeakMap<SiteContent, readonly SitePage[]>()

export function sitePages(site: SiteContent): readonly SitePage[] {
  const pages =
    known.get(site) ??
    namedPages(site).map(({ name, path }) => ({ path, card: cardOf(site, path, name) }))
  known.set(site, pages)
  return pages
}

function cardOf(site: SiteContent, path: string, name: string): ShareCard {
  return {
    name: `${site.locale === 'en' ? '' : `${site.locale}-`}page${path === '/' ? '' : path.replaceAll('/', '-')}`,
    ...firmLine(site.firm),
    ...wordsOf(site, path, name),
  }
}

export function firmLine(
  firm: FirmProfile,
): Pick<ShareCard, 'firm' | 'phone' | 'initials' | 'accent'> {
  const { name, phone, logo, logoMark, logoImage, accent } = firm
  // An image of the firm's own is not drawn; the leaf is not its mark.
  const initials = logoMark === 'leaf' && logoImage === null ? null : initialsOf(logo.first)
  return { firm: name, phone: displayPhone(phone), initials, accent }
}

/** As on the page itself. */
function wordsOf(
  site: SiteContent,
  path: string,
  name: string,
): Pick<ShareCard, 'title' | 'subtitle' | 'art'> {
  const id = idOf(path)
  const service = site.find('service', id)?.data
  if (service) {
    const { title, subtitle } = service.hero
    return { title, subtitle: withoutFacts(subtitle), art: { kind: 'emblem', name: service.icon } }
  }
  const person = path.startsWith('/about/') ? site.find('person', id)?.data : undefined
  if (person) {
    const art = { kind: 'place', name: 'portrait' } as const
    return { title: person.name, subtitle: person.role, art }
  }
  const { countries, blog } = interfaceTexts(site.locale)
  const country = isOfCountry(path) ? countryContent(site, id, countries) : null
  if (country) return { title: country.title, subtitle: country.subtitle, art: OTHER_ART }
  const page = path === '/blog' ? blog.list : site.find('page', id)?.data
  const { title, subtitle } = page ?? { title: name, subtitle: '' }
  return { title, subtitle: withoutFacts(subtitle), art: arts[path] ?? OTHER_ART }
}

// A figure may change, and the image's address would not.
function withoutFacts(text: string): string {
  return text.includes('{') ? '' : text
}

export function nearestSitePage(site: SiteContent, path: string): SitePage {
  const all = sitePages(site)
  const pages = all.filter((page) => path === page.path || path.startsWith(`${page.path}/`))
  const [home] = all
  if (!home) throw new Error('The site has no pages')
  return pages.toSorted((one, other) => other.path.length - one.path.length)[0] ?? home
}

// Not the link to a preview, in any spelling.
const OF_THE_BLOG = /^\/blog\/(?:category\/[^/]+|[\w-]+)$/

/** Null for every other address, because it may contain a secret such as a password link's token. */
export function publicPath(site: SiteContent, path: string): string | null {
  const isPublic = isOfBlog(path) || sitePages(site).some((page) => page.path === path)
  return isPublic ? path : null
}

/** Those of the site, with the page in each, or the start page where the language lacks it. @param others of a page of the blog */
export function siteLanguages(
  site: (locale: Locale) => SiteContent,
  path: string,
  others: ReadonlyMap<Locale, string>,
): { locale: Locale; path: string; isMissing: boolean }[] {
  const isPage = path === '/search' || LOCALES.some((each) => publicPath(site(each), path))
  const pathIn = (locale: Locale) => {
    if (path === '/search') return path
    return isOfBlog(path) ? (others.get(locale) ?? null) : publicPath(site(locale), path)
  }
  return offeredLocales(site('en')).map((locale) => {
    const found = pathIn(locale)
    return { locale, path: found ?? '/', isMissing: isPage && found === null }
  })
}

export function isOfBlog(path: string): boolean {
  return OF_THE_BLOG.test(path)
}

/** Whether somebody of the firm has reviewed every text of a translated page; English is no translation. */
export function isReviewedTranslation(site: SiteContent, path: string): boolean {
  return site.locale === 'en' || recordsAt(site, path).every(({ review }) => review !== null)
}

/** Whether a text on a translated page was made from an English one that says something else since. */
export function isOutdatedTranslation(site: SiteContent, path: string, now: Date): boolean {
  const today = localMoment(now, site.firm.hours.timeZone).date
  const person = path.startsWith('/about/') ? site.find('person', idOf(path)) : null
  const shown = [...recordsAt(site, path), person, ...noticesOn(site, path, today)]
  return shown.some((record) => record?.isOutdated === true)
}

/** False where the firm keeps translations out of search engines until it has reviewed them. */
export function isListed(site: SiteContent, path: string): boolean {
  return site.firm.siteLanguages.hidesUnreviewed !== true || isReviewedTranslation(site, path)
}

/** Those for search engines, each with its address in every language. */
export function listedPages(site: (locale: Locale) => SiteContent, locale: Locale) {
  const offered = offeredLocales(site('en'))
  return sitePages(site(locale)).flatMap(({ path }) => {
    const listed = offered.filter((one) => hasListed(site(one), path))
    if (!listed.includes(locale)) return []
    const own = listed.map((one) => ({ lang: LOCALE_NAMES[one].lang, path: localPath(path, one) }))
    const others = listed.includes('en') ? [...own, { lang: 'x-default', path }] : own
    return [{ path, alternates: listed.length === 1 ? [] : others }]
  })
}

function hasListed(site: SiteContent, path: string): boolean {
  return publicPath(site, path) !== null && isListed(site, path)
}

/** When the texts were written, or a figure in them took effect or was checked. */
export function pageChanged(
  site: SiteContent,
  path: string,
  facts: readonly Fact[],
  now: Date,
): Date {
  const quoted = quotedKeys(JSON.stringify(recordsAt(site, path)))
  const days = facts
    .filter(({ key }) => quoted.includes(key))
    .flatMap(({ checked, intervals }) => [
      ...(checked === null ? [] : [checked]),
      ...intervals.map(({ effectiveFrom }) => effectiveFrom),
    ])
  const instants = [feeds.pagesWritten, ...days]
    .map((day) => instantAt(day, '00:00', FACT_TIME_ZONE))
    .filter((instant) => instant <= now)
  return new Date(Math.max(...instants.map((instant) => instant.getTime()), 0))
}

/** Those about the law of which a lawyer has not reviewed every text. */
export function unreviewedPages(site: SiteContent): SitePage[] {
  return sitePages(site).filter(({ path }) =>
    recordsAt(site, path).some(({ data, review }) => review === null && isAboutLaw(data)),
  )
}

type LawData = RecordData<'page' | 'service' | 'question' | 'term' | 'fee' | 'country'>

function isAboutLaw(data: LawData): boolean {
  return !('layout' in data) || data.layout !== 'plain' || data.isAboutLaw === true
}

function isOfCountry(path: string): boolean {
  return path.startsWith('/countries/')
}

function idOf(path: string): string {
  return path === '/' ? 'home' : (path.split('/').at(-1) ?? '')
}

function recordsAt(site: SiteContent, path: string) {
  const id = idOf(path)
  // Their names and roles are not about the law.
  if (path.startsWith('/about/')) return []
  const country = isOfCountry(path) ? site.find('country', id) : null
  if (country) return [country]
  const questions = site.list('question').filter(({ data }) => data.page === id)
  const terms = id === 'glossary' ? site.list('term') : []
  const fees = id === 'fees' ? site.list('fee') : []
  return [site.find('page', id), site.find('service', id), ...questions, ...terms, ...fees].filter(
    (record) => record !== null,
  )
}
