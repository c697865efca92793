import { intakeLink } from '#app/integrations/intake/intake.ts'
import { bookingLink } from '#app/integrations/scheduling/scheduling.ts'

/** Where the calls of the site lead. Each is an address of this site or an outside one. */
export type SiteLinks = { bookingHref: string; intakeHref: string }

/**
 * The addresses behind "Book Consultation" and "Contact Us". A service that is not set up is replaced by the part of the
 * contact page that does the same, so that no button is dead.
 * @param page the path of the page that the links stand on, which the calendar is told; null: it is not
 */
export function siteLinks(
  settings: { schedulingUrl: string | null; intakeUrl: string | null },
  page: string | null,
): SiteLinks {
  return {
    bookingHref: bookingLink(settings.schedulingUrl, page),
    intakeHref: intakeLink(settings.intakeUrl),
  }
}
