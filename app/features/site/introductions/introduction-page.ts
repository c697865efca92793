import { addressIn } from '#app/features/pages/page-addresses.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { isSampleFirm, phoneLink } from '#app/features/site/firm.ts'
import { logoOf } from '#app/features/site/frame.ts'
import type { IntroductionTexts } from '#app/features/site/introductions/introduction-texts.ts'
import { introductionLinks } from '#app/features/site/introductions/introductions.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { weekdaysText } from '#app/features/site/pages/contact.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import type { LanguageLink } from '#app/ui/frame/frame.ts'

type Sites = (locale: Locale) => SiteContent

export type IntroductionPageContent = ReturnType<typeof introductionPage>

/** What the firm's profile says, in the words of the language. */
export function introductionPage(sites: Sites, texts: IntroductionTexts) {
  const site = sites('en')
  const { firm } = site
  const { write, contact, services } = texts
  return {
    texts,
    logo: logoOf(firm),
    home: filled(texts.home, { firm: firm.name }),
    title: texts.title,
    lead: filled(texts.lead, { firm: firm.name }),
    services: site.list('service').flatMap(({ id }) => services.items[id] ?? []),
    consultation: [texts.consultation.length, feeSentence(site, texts)],
    phone: phoneLink(firm.phone),
    email: firm.email,
    offices: firm.offices.map(({ name, street, city, state, zip, phone }) => ({
      name,
      address: `${street}, ${city}, ${state} ${zip}`,
      phone: phoneLink(phone),
    })),
    hours: hoursSentence(site, texts),
    speaks: filled(contact.speaks, { languages: spokenNames(site, texts) }),
    write: { ...write, forms: formLinks(sites, texts) },
    legal: legalLine(site, texts),
    languages: [...siteLinks(sites), ...introductionLinks(site)],
  }
}

// A value in another script keeps the order of its own characters (Unicode, FIRST STRONG ISOLATE).
function filled(text: string, values: Record<string, string>): string {
  const isolated = Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`])
  return fillText(text, Object.fromEntries(isolated) as Record<string, string>)
}

/** Of the profile only an amount can be said in every language. */
function feeSentence({ firm }: SiteContent, { consultation }: IntroductionTexts): string {
  const { fee } = firm.consultation
  if (fee !== null && /^\$[\d,.]+$/.test(fee)) return filled(consultation.fee, { fee })
  return fee?.toLowerCase() === 'free' ? consultation.free : consultation.ask
}

function hoursSentence({ firm }: SiteContent, texts: IntroductionTexts): string {
  const { weekdays, opens, closes, timeZone } = firm.hours
  const nameOf = (day: number) => texts.weekdays[day] ?? ''
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
  const zone = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const days = weekdaysText(weekdays, texts.dayRange, nameOf, texts.comma)
  const times = { opens: timeText(opens, texts), closes: timeText(closes, texts) }
  return filled(texts.contact.hours, { days, ...times, zone })
}

function timeText(time: string, { times }: IntroductionTexts): string {
  const format = new Intl.DateTimeFormat(times, { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(new Date(`2026-01-01T${time}Z`))
}

function spokenNames({ firm }: SiteContent, { languages, comma }: IntroductionTexts): string {
  return firm.languages
    .map(({ tag, name }) => languages[tag.slice(0, 2).toLowerCase()] ?? name)
    .join(comma)
}

function formLinks(sites: Sites, { languages }: IntroductionTexts) {
  return offeredLocales(sites('en')).map((locale) => ({
    text: languages[locale] ?? LOCALE_NAMES[locale].name,
    path: addressIn(sites(locale), '/contact'),
    lang: LOCALE_NAMES[locale].lang,
  }))
}

function legalLine({ firm }: SiteContent, texts: IntroductionTexts) {
  const { name, office } = firm.responsibleAttorney
  return {
    advertising: firm.advertisingLabel === '' ? null : texts.advertising,
    /** As the firm's state asks for it. */
    label: firm.advertisingLabel,
    rest: [
      texts.general,
      ...(isSampleFirm(firm) ? [texts.sampleFirm] : []),
      filled(texts.attorney, { attorney: `${name}, ${office}` }),
    ].join(' '),
  }
}

function siteLinks(sites: Sites): LanguageLink[] {
  return offeredLocales(sites('en')).map((locale) => {
    const { lang, name } = LOCALE_NAMES[locale]
    return {
      lang,
      name,
      path: addressIn(sites(locale), '/'),
      isCurrent: false,
      missing: null,
    }
  })
}
