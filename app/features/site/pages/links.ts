import { intakeLink } from '#app/integrations/intake/intake.ts'
import { bookingLink } from '#app/integrations/scheduling/scheduling.ts'

export type SiteLinks = { bookingHref: string; intakeHref: string }

/** An unset service is replaced by its part of the contact page. @param page path passed to the calendar, or null */
export function siteLinks(
  settings: { schedulingUrl: string | null; intakeUrl: string | null },
  page: string | null,
): SiteLinks {
  return {
    bookingHref: bookingLink(settings.schedulingUrl, page),
    intakeHref: intakeLink(settings.intakeUrl),
  }
}
