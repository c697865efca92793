import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { nextHoursChange } from '#app/features/site/firm.ts'
import {
  type HoursAlways,
  hoursAlways,
  type HoursNow,
  hoursNow,
} from '#app/features/site/pages/contact.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import type { Services } from '#app/server/services.server.ts'

type HoursRequest = {
  services: Services
  site: SiteContent
  texts: InterfaceTexts['contact']['hours']
  now: Date
}

/** What a page says of the office hours, and until when it may be kept: "Open now" is true until they change, sooner than anything else on a page. */
export function officeHours({ services, site, texts, now }: HoursRequest): {
  /** Without the current state on a page that is served as a file. */
  hours: HoursNow | HoursAlways
  expiry: Date
} {
  const expiry = pageExpiry(services, now)
  if (services.config.asFiles) return { hours: hoursAlways(site, texts, now), expiry }
  const change = nextHoursChange(site.firm, now)
  return { hours: hoursNow(site, texts, now), expiry: change < expiry ? change : expiry }
}
