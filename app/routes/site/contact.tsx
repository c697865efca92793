import { data } from 'react-router'
import type { Route } from './+types/contact.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { acceptsMessages } from '#app/features/contact/accepts-messages.ts'
import { MessageForm } from '#app/features/contact/ui/message-form.tsx'
import { breadcrumbs, legalService } from '#app/features/seo/json-ld.ts'
import { hoursNow } from '#app/features/site/contact.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { displayPhone, nextHoursChange } from '#app/features/site/firm.ts'
import { ContactPage } from '#app/features/site/ui/contact-page.tsx'
import { schedulingFrameUrl } from '#app/integrations/scheduling/scheduling.ts'
import { pageBoundary } from '#app/page-boundary.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/services-context.server.ts'

const tracking = { source: 'website', medium: 'contact-page' }

export function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(servicesContext)
  const { contact } = contentOf('en')
  const instant = now()
  const { schedulingUrl } = config
  const phone = { display: displayPhone(firm.phone), href: `tel:${firm.phone}` }
  const page = {
    content: contact,
    locale: 'en' as const,
    hours: hoursNow(firm, contact.hours, instant),
    firm: { email: firm.email, offices: firm.offices },
    phone,
    calendar:
      schedulingUrl === null
        ? null
        : {
            href: schedulingUrl,
            frameSrc: schedulingFrameUrl(schedulingUrl, { tracking }),
          },
    mapUrl: config.mapUrl,
    intakeHref: config.intakeUrl,
  }
  // "Open now" is true until the hours change, which is sooner than anything else on the page.
  const boundaries = [pageBoundary(firm, instant), nextHoursChange(firm, instant)]
  const until = boundaries.reduce((first, next) => (next < first ? next : first))
  return data(page, { headers: publicPage(until) })
}

export const handle: RouteHandle = { sheets: ['contact'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  const jsonLd = (origin: string) => [
    legalService(origin, firm),
    breadcrumbs(origin, [feeds.home, { name: title, path: args.location.pathname }]),
  ]
  return pageMeta({ title: `${title} | ${firm.name}`, description, jsonLd }, args)
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { form } = loaderData.content.message
  return (
    <ContactPage
      {...loaderData}
      messageForm={acceptsMessages ? <MessageForm words={form} action="/contact" /> : null}
    />
  )
}
