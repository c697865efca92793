import { longestStart } from '#app/features/pages/local-path.ts'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import { hasFixedAddress } from '#app/features/pages/page-slugs.ts'
import type { PagePart } from '#app/features/pages/page-table.ts'
import {
  artOf,
  isAboutLaw,
  pageAt,
  type SitePage,
  sitePages,
  textsOf,
  wordsOf,
} from '#app/features/pages/site-pages.ts'
import { noticesOn } from '#app/features/pages/page-notices.ts'
import { FACT_TIME_ZONE, quotedKeys } from '#app/features/facts/fact.ts'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { toolsIn } from '#app/features/content/records/sections.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { isSectioned } from '#app/features/content/translated-data.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { countriesContent, countryContent } from '#app/features/site/countries/country-page.ts'
import { initialsOf } from '#app/features/site/frame.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { onceFor } from '#app/platform/once-for.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { instantAt, localMoment } from '#app/platform/local-time.ts'

/** By the paths of the pages, the start page first. */
export const shareCards = onceFor<SiteContent, ReadonlyMap<string, ShareCard>>(
  (site) => new Map(sitePages(site).map((page) => [page.path, cardOf(site, page)])),
)

function cardOf(site: SiteContent, page: SitePage): ShareCard {
  const { title, subtitle } = wordsOf(page, site, interfaceTexts(site.locale))
  const name = page.path === '/' ? '' : page.path.replaceAll('/', '-')
  // A page of the firm's own may be called `services-u-visa`.
  const isOwn =
    page.type === 'page' && !hasFixedAddress({ type: 'page', id: page.record.id, locale: 'en' })
  return {
    name: `${site.locale === 'en' ? '' : `${site.locale}-`}page${isOwn ? '-' : ''}${name}`,
    ...firmLine(site.firm),
    title: withoutFacts(title) || site.firm.name,
    subtitle: withoutFacts(subtitle),
    art: artOf(page),
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

// A figure may change, and the image's address would not.
function withoutFacts(text: string): string {
  return text.includes('{') ? '' : text
}

/** Of the page, or of the one above it. */
export function nearestCard(site: SiteContent, path: string): ShareCard {
  const cards = shareCards(site)
  const card = cards.get(longestStart(path, (start) => cards.has(start)) ?? '/')
  if (!card) throw new Error('The site has no pages')
  return card
}

// Not the link to a preview, in any spelling.
const OF_THE_BLOG = /^\/blog\/(?:category\/[^/]+|[\w-]+)$/

/** Null for every other address, because it may contain a secret such as a password link's token. */
export function publicPath(site: SiteContent, path: string): string | null {
  return isOfBlog(path) || pageAt(site, path) !== null ? path : null
}

/** Those of the site, with the address of the page in each, or the start page where the language lacks it. @param others of a page of the blog */
export function siteLanguages(
  site: (locale: Locale) => SiteContent,
  path: string,
  others: ReadonlyMap<Locale, string>,
): { locale: Locale; address: string; isMissing: boolean }[] {
  const isPage = path === '/search' || LOCALES.some((each) => publicPath(site(each), path))
  const pathIn = (locale: Locale) => {
    if (path === '/search') return path
    return isOfBlog(path) ? (others.get(locale) ?? null) : publicPath(site(locale), path)
  }
  return offeredLocales(site('en')).map((locale) => {
    const found = pathIn(locale)
    const address = addressIn(site(locale), found ?? '/')
    return { locale, address, isMissing: isPage && found === null }
  })
}

export function isOfBlog(path: string): boolean {
  return OF_THE_BLOG.test(path)
}

/** Whether somebody of the firm has reviewed every text of a translated page; English is no translation. */
export function isReviewedTranslation(site: SiteContent, path: string): boolean {
  return site.locale === 'en' || textsAt(site, path).every(({ review }) => review !== null)
}

/** Whether a text on a translated page was made from an English one that says something else since. */
export function isOutdatedTranslation(site: SiteContent, path: string, now: Date): boolean {
  const today = localMoment(now, site.firm.hours.timeZone).date
  const own = pageAt(site, path)?.record ?? null
  const shown = [own, ...textsAt(site, path), ...noticesOn(site, path, today)]
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
    const inEvery = listed.map((one) => ({ one, address: addressIn(site(one), path) }))
    const own = inEvery.map(({ one, address }) => ({ lang: LOCALE_NAMES[one].lang, path: address }))
    const english = inEvery.filter(({ one }) => one === 'en')
    const others = english.map(({ address }) => ({ lang: 'x-default', path: address }))
    const address = addressIn(site(locale), path)
    return [{ path, address, alternates: listed.length === 1 ? [] : [...own, ...others] }]
  })
}

function hasListed(site: SiteContent, path: string): boolean {
  return publicPath(site, path) !== null && isListed(site, path)
}

/** When the texts were written, or a figure in them took effect or was checked. */
export function pageChanged(site: SiteContent, path: string, now: Date): Date {
  const page = pageAt(site, path)
  const quoted = page === null ? [] : quotedOn(page, site)
  const days = factsOf(site)
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

/** On which pages a text quotes a legal fact, by its key. */
export const quotingPages = onceFor((site: SiteContent) => {
  const quotes = sitePages(site).flatMap((page) =>
    quotedOn(page, site).map((key) => ({ key, shown: titled(page, site) })),
  )
  return Map.groupBy(quotes, ({ key }) => key)
})

/** Keys of legal facts, also in the sentences that belong to the facts of a country, and in those of tools. */
function quotedOn(page: SitePage, site: SiteContent): string[] {
  const texts = textsOf(page, site)
  return [...new Set(quotedKeys(JSON.stringify([texts, wordsMadeFor(page, site)])))]
}

function wordsMadeFor({ type, record }: SitePage, site: SiteContent): unknown {
  const words = interfaceTexts(site.locale)
  if (type === 'country') return countryContent(site, record.id, words)
  if (record === null) return null
  const layout = 'layout' in record.data ? record.data.layout : null
  if (layout === 'countries') return countriesContent(site, words)
  if (layout === 'bulletin') return words.visaBulletin
  const { filingDate, greenCardPath } = words.tools
  const tools = { 'filing-date': filingDate, 'green-card-path': greenCardPath }
  return isSectioned(record.data) && toolsIn(record.data.sections).map((tool) => tools[tool])
}

/** The pages about the law of which a lawyer has not reviewed every text. */
export const unreviewedPages = onceFor((site: SiteContent) => {
  return sitePages(site)
    .filter((page) => textsOf(page, site).some((text) => isUnreviewed(text, page)))
    .map((page) => titled(page, site))
})

function titled(page: SitePage, site: SiteContent) {
  return { path: page.path, title: wordsOf(page, site, interfaceTexts(site.locale)).title }
}

function isUnreviewed({ type, record }: PagePart, page: SitePage): boolean {
  return record.review === null && (type !== page.type || isAboutLaw(page))
}

function textsAt(site: SiteContent, path: string) {
  const page = pageAt(site, path)
  return page === null ? [] : textsOf(page, site).map(({ record }) => record)
}
