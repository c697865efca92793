/** Where the calls of the site lead. Each is an address of this site or an outside one. */
export type SiteLinks = { bookingHref: string; intakeHref: string }

/**
 * The addresses behind "Book Consultation" and "Contact Us". A service that is not set up is replaced by the part of the
 * contact page that does the same, so that no button is dead.
 */
export function siteLinks(settings: {
  schedulingUrl: string | null
  intakeUrl: string | null
}): SiteLinks {
  return {
    bookingHref: settings.schedulingUrl ?? '/contact#schedule',
    intakeHref: settings.intakeUrl ?? '/contact#message',
  }
}
