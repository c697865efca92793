import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { intakeLink } from '#app/integrations/intake/intake.ts'
import { bookingLink } from '#app/integrations/scheduling/scheduling.ts'

export type SiteLinks = { bookingHref: string; intakeHref: string }

type OutsidePages = { schedulingUrl: string | null; intakeUrl: string | null }

/** The firm's own addresses win over those of the operator. */
export function outsidePages(
  { bookingUrl, intakeUrl }: Pick<FirmProfile, 'bookingUrl' | 'intakeUrl'>,
  settings: OutsidePages,
): OutsidePages {
  return {
    schedulingUrl: bookingUrl ?? settings.schedulingUrl,
    intakeUrl: intakeUrl ?? settings.intakeUrl,
  }
}

/** An unset service is replaced by its part of the contact page. @param page path passed to the calendar, or null */
export function siteLinks(settings: OutsidePages, page: string | null): SiteLinks {
  return {
    bookingHref: bookingLink(settings.schedulingUrl, page),
    intakeHref: intakeLink(settings.intakeUrl),
  }
}
