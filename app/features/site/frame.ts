import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { menuOf, type SiteContent } from '#app/features/content/site-content.ts'
import { isSampleFirm, phoneLink } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { servicePath } from '#app/features/site/pages/services.ts'
import type { SiteLinks } from '#app/features/site/pages/links.ts'
import { localMoment } from '#app/platform/local-time.ts'
import type { Frame, FrameFirm, ServiceItem } from '#app/ui/frame/frame.ts'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

type FrameTexts = InterfaceTexts['frame']

type FrameRequest = {
  site: SiteContent
  texts: FrameTexts
  consultation: InterfaceTexts['consultation']
  links: SiteLinks
  /** Without the query. */
  currentPath: string
  /** A page about the law that no lawyer has reviewed. */
  isUnreviewed: boolean
  signedIn: boolean
  toasts: readonly ToastMessage[]
  now: Date
}

export function frameOf({
  site,
  texts,
  consultation,
  links,
  isUnreviewed,
  now,
  ...request
}: FrameRequest): Frame {
  const { firm } = site
  return {
    ...request,
    ...links,
    firm: frameFirm(texts, firm, isUnreviewed),
    navigation: menuOf(site, 'main'),
    services: serviceItems(site),
    footerLinks: menuOf(site, 'footer-links'),
    footerServices: menuOf(site, 'footer-services'),
    legalLinks: menuOf(site, 'legal'),
    search: texts.search,
    // In the firm's zone, so that the year does not turn in the afternoon of New Year's Eve.
    year: Number(localMoment(now, firm.hours.timeZone).date.slice(0, 4)),
    texts: {
      ...texts.texts,
      bookingNote: consultationOf(firm, consultation).line,
      logoLink: named(texts.logoLink, firm),
    },
  }
}

/** As in the menu. */
export function serviceItems(site: SiteContent): ServiceItem[] {
  return site
    .list('service')
    .map(({ id, data: { name, note } }) => ({ name, path: servicePath(id), note }))
}

function frameFirm(content: FrameTexts, firm: FirmProfile, isUnreviewed: boolean): FrameFirm {
  const [office, ...others] = firm.offices
  const names = others.map(({ name }) => name).join('; ')
  return {
    name: firm.logo.first,
    tagline: firm.logo.second,
    addressLines: [office.street, `${office.city}, ${office.state} ${office.zip}`],
    otherOffices: names === '' ? null : content.otherOffices.replace('{offices}', () => names),
    phone: phoneLink(firm.phone),
    email: firm.email,
    responsibleAttorney: `${firm.responsibleAttorney.name}, ${firm.responsibleAttorney.office}`,
    advertising: [
      `${firm.advertisingLabel}.`,
      content.generalInformation,
      ...(isUnreviewed ? [content.notReviewed] : []),
      ...(isSampleFirm(firm) ? [named(content.sampleFirm, firm)] : []),
    ].join(' '),
    socials: firm.socials.map(({ network, url }) => ({ network, href: url })),
  }
}

function named(text: string, firm: FirmProfile): string {
  return text.replaceAll('{name}', () => firm.name)
}
