import { menuOf, pathOf, shownLink, shownSource } from '#app/features/pages/site-pages.ts'
import { noticesOn } from '#app/features/pages/page-notices.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { isSampleFirm, languageNames, phoneLink, whatsappLink } from '#app/features/site/firm.ts'
import { type InterfaceTexts, interfaceTexts } from '#app/features/site/interface-texts.ts'
import { type Locale, LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import type { SiteLinks } from '#app/features/site/pages/links.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import type {
  Frame,
  FrameFirm,
  FrameNotice,
  LanguageLink,
  LanguageOffer,
  LogoMark,
  ServiceItem,
} from '#app/ui/frame/frame.ts'

type FrameRequest = {
  site: SiteContent
  texts: InterfaceTexts
  links: SiteLinks
  /** Without the query. */
  currentPath: string
  /** Whole, in the page's language. */
  address: string
  /** A page about the law that no lawyer has reviewed. */
  isUnreviewed: boolean
  /** Those of the site, with the address of the page in each, or of the start page. */
  languages: readonly { locale: Locale; address: string; isMissing: boolean }[]
  /** A translation that somebody of the firm has reviewed, or no translation. */
  isReviewedTranslation: boolean
  /** A translation whose English text says something else since. */
  isOutdatedTranslation: boolean
  signedIn: boolean
  hasEditLinks: boolean
  /** Empty where the page is not one of the site's own. */
  notices: readonly FrameNotice[]
  now: Date
}

export function frameOf({
  site,
  texts,
  links,
  isUnreviewed,
  languages,
  isReviewedTranslation,
  isOutdatedTranslation,
  address,
  now,
  ...request
}: FrameRequest): Frame {
  const { firm } = site
  const { frame } = texts
  const { line, fees } = consultationOf(firm, texts.consultation)
  // In the firm's zone, so that the year does not turn in the afternoon of New Year's Eve.
  const today = localMoment(now, firm.hours.timeZone).date
  const madeOn = `${address}, ${longDate(today, site.locale)}`
  return {
    ...request,
    ...links,
    firm: frameFirm(frame, site, isUnreviewed),
    navigation: menuOf(site, 'main'),
    services: serviceItems(site, ({ notInMenu }) => notInMenu !== true),
    footerLinks: menuOf(site, 'footer-links'),
    footerServices: menuOf(site, 'footer-services'),
    legalLinks: menuOf(site, 'legal'),
    search: frame.search,
    ...languagesOf(site, languages),
    translation:
      isReviewedTranslation && !isOutdatedTranslation
        ? null
        : translationNote(texts, request.currentPath, isOutdatedTranslation),
    printed: [firm.name, phoneLink(firm.phone).display, madeOn].join(' · '),
    year: Number(today.slice(0, 4)),
    fees: fees.path,
    texts: { ...frame.texts, bookingNote: line },
  }
}

function languagesOf(
  { locale }: SiteContent,
  wanted: FrameRequest['languages'],
): Pick<Frame, 'languages' | 'offers'> {
  const languages = wanted.map((language) => languageLink(language, locale))
  return { languages, offers: languageOffers(languages) }
}

function languageLink(
  { locale, address, isMissing }: FrameRequest['languages'][number],
  current: Locale,
): LanguageLink {
  const { lang, name } = LOCALE_NAMES[locale]
  return {
    lang,
    name,
    path: address,
    isCurrent: locale === current,
    missing: isMissing ? interfaceTexts(locale).frame.pageMissing : null,
  }
}

function translationNote(
  { frame: { translation } }: InterfaceTexts,
  path: string,
  isOutdated: boolean,
): Frame['translation'] {
  const { text, outdated, link } = translation
  return {
    text: isOutdated ? outdated : text,
    link: { text: link, href: path, lang: LOCALE_NAMES.en.lang },
  }
}

type NoticesRequest = { site: SiteContent; path: string; now: Date }

/** With their facts quoted. */
export function frameNotices({ site, path, now }: NoticesRequest): FrameNotice[] {
  const today = localMoment(now, site.firm.hours.timeZone).date
  const notices = noticesOn(site, path, today).map(({ id, data }) => {
    const { text, link, source, from, place } = data
    const country = place.kind === 'country' ? site.find('country', place.id ?? '') : null
    return {
      id,
      place: country?.data.country ?? null,
      text,
      link: shownLink(site, link),
      source: source && shownSource(site, source.url, source.name),
      since: longDate(from, site.locale),
    }
  })
  return quoteAllFacts(notices, factsOf(site), now, site.locale)
}

/** Named as in the menu. */
export function serviceItems(
  site: SiteContent,
  isMeant: (service: RecordData<'service'>) => boolean = () => true,
): ServiceItem[] {
  return site
    .list('service')
    .filter(({ data }) => isMeant(data))
    .map(({ id, data: { name, note } }) => ({ name, path: pathOf('service', id), note }))
}

function frameFirm(
  content: InterfaceTexts['frame'],
  { firm, locale }: SiteContent,
  isUnreviewed: boolean,
): FrameFirm {
  return {
    ...logoOf(firm),
    addresses: firm.offices.map(({ street, city, state, zip }) => [
      street,
      `${city}, ${state} ${zip}`,
    ]),
    phone: phoneLink(firm.phone),
    whatsapp: whatsappLink(firm),
    email: firm.email,
    languages: fillText(content.languages, { languages: languageNames(firm, locale) }),
    responsibleAttorney: `${firm.responsibleAttorney.name}, ${firm.responsibleAttorney.office}`,
    advertising: [
      `${firm.advertisingLabel}.`,
      content.generalInformation,
      ...(isUnreviewed ? [content.notReviewed] : []),
      ...(isSampleFirm(firm) ? [content.sampleFirm] : []),
    ].join(' '),
    socials: firm.socials.map(({ network, url }) => ({ network, href: url })),
  }
}

/** The firm's name as its logo prints it. */
export function logoOf(firm: FirmProfile): Pick<FrameFirm, 'name' | 'tagline' | 'mark'> {
  return { name: firm.logo.first, tagline: firm.logo.second, mark: markOf(firm) }
}

function markOf({ logo, logoMark, logoImage }: FirmProfile): LogoMark {
  if (logoImage !== null) return { kind: 'image', address: logoImage }
  return logoMark === 'leaf' ? { kind: 'leaf' } : { kind: 'initials', text: initialsOf(logo.first) }
}

const MOST_INITIALS = 3

/** "Rivera & Okafor" becomes "RO". */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .map((word) => [...word][0]?.toUpperCase())
    .slice(0, MOST_INITIALS)
    .join('')
}

/** Each in its own language, by the first part of `lang`. */
const OFFERS: Readonly<Record<string, string>> = {
  en: 'This site is also in English',
  es: 'Este sitio también está en español',
  pt: 'Este site também está em português',
  fr: 'Ce site est aussi en français',
}

/** To readers whose browser prefers one of the languages to that of the page. */
function languageOffers(languages: readonly LanguageLink[]): LanguageOffer[] {
  return languages.flatMap(({ lang, path, isCurrent }) => {
    const text = OFFERS[lang.slice(0, 2)]
    return isCurrent || text === undefined ? [] : [{ lang, path, text }]
  })
}
