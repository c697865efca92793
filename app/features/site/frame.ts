import type { FrameContent } from '#app/features/site/content/en/frame.ts'
import { type FirmProfile, isSampleFirm, phoneLink } from '#app/features/site/firm.ts'
import type { SiteLinks } from '#app/features/site/pages/links.ts'
import { localMoment } from '#app/platform/local-time.ts'
import type { Frame, FrameFirm } from '#app/ui/frame/frame.ts'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

type FrameRequest = {
  content: FrameContent
  firm: FirmProfile
  links: SiteLinks
  /** Without the query. */
  currentPath: string
  signedIn: boolean
  toasts: readonly ToastMessage[]
  now: Date
}

export function frameOf({ content, firm, links, now, ...request }: FrameRequest): Frame {
  return {
    ...request,
    ...links,
    firm: frameFirm(content, firm),
    navigation: content.navigation,
    services: content.services,
    footerLinks: content.footerLinks,
    footerServices: content.footerServices,
    legalLinks: content.legalLinks,
    // In the firm's zone, so that the year does not turn in the afternoon of New Year's Eve.
    year: Number(localMoment(now, firm.hours.timeZone).date.slice(0, 4)),
    texts: { ...content.texts, logoLink: named(content.logoLink, firm) },
  }
}

function frameFirm(content: FrameContent, firm: FirmProfile): FrameFirm {
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
      ...(isSampleFirm(firm) ? [named(content.sampleFirm, firm)] : []),
    ].join(' '),
    socials: firm.socials.map(({ network, url }) => ({ network, href: url })),
    promise: content.promise,
  }
}

function named(text: string, firm: FirmProfile): string {
  return text.replaceAll('{name}', () => firm.name)
}
