import { data } from 'react-router'
import type { Route } from './+types/plain.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { localPath } from '#app/features/site/locales/localized-paths.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { plainPageContent } from '#app/features/site/pages/plain-page.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { officeHours } from '#app/server/office-hours.server.ts'
import { pageSettings } from '#app/server/pages/page-settings.server.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  // Only the addresses of app/routes.ts lead here; each is the id of its page.
  const content = plainPageContent(pattern.replace(/^\//, ''), {
    site,
    settings: pageSettings({ ...services.config, ...services.outside }),
    quote,
    newTab: texts.frame.texts.newTab,
  })
  const page = {
    content,
    texts: texts.plainPages,
    admissions: site.firm.admissions,
    review: reviewLine(content.review, texts.review, locale),
  }
  if (content.quickExit !== true)
    return data({ ...page, urgent: null }, { headers: publicPage(pageExpiry(services, now)) })
  const { hours, expiry } = officeHours({ services, site, texts: texts.contact.hours, now })
  const address = publicOrigin(services.config, request) + localPath(`/${content.id}`, locale)
  const day = longDate(localMoment(now, services.timeZone()).date, locale)
  const phone = phoneLink(site.firm.phone)
  const urgent = {
    texts: texts.services,
    stand: [site.firm.name, phone.display, `${address}, ${day}`].join(' · '),
    phone,
    hoursTitle: texts.contact.hours.title,
    hours,
  }
  return data({ ...page, urgent }, { headers: publicPage(expiry) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Plain({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData} />
}
