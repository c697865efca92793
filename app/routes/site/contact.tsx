import { data, redirect } from 'react-router'
import { MessageForm } from '#app/features/inbox/contact-form/ui/message-form.tsx'
import { contactPage, legalService } from '#app/features/seo/json-ld.ts'
import { contactContent } from '#app/features/site/pages/contact.ts'
import { phoneLink, spokenLanguages } from '#app/features/site/firm.ts'
import { ContactPage } from '#app/features/site/ui/contact-page.tsx'
import { spendFlash } from '#app/server/flash-cookie.server.ts'
import { flashCookie } from '#app/server/flash.server.ts'
import { bookingFrame, bookingLink } from '#app/integrations/scheduling/scheduling.ts'
import { officeHours } from '#app/server/office-hours.server.ts'
import { pageOutside } from '#app/server/pages/page-sources.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { messageRefused, receiveMessage } from '#app/routes/contact/receive-message.server.ts'
import { findReference, referenceCookie } from '#app/routes/contact/reference-cookie.server.ts'
import { rejectFlood } from '#app/routes/contact/reject-flood.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/contact.ts'

const PATH = '/contact'

export const handle: RouteHandle = { query: ['from'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const { services, site, texts, now: instant, callParts } = readerPage(context)
  const { config } = services
  const { schedulingUrl } = services.outside
  const { contact, messageForm } = texts
  const { firm } = site
  const hasBackend = config.backend === 'server'
  const { hours, expiry } = officeHours({ services, site, texts: contact.hours, now: instant })
  const frameSrc = bookingFrame(schedulingUrl, PATH)
  const page = {
    content: contactContent(site, contact, hasBackend),
    consultation: callParts(PATH).consultation,
    hours,
    firm,
    phone: phoneLink(firm.phone),
    calendar: frameSrc === null ? null : { href: bookingLink(schedulingUrl, PATH), frameSrc },
    mapUrl: config.mapUrl,
    form: {
      texts: messageForm.form,
      languages: spokenLanguages(firm, messageForm.form.language.ownNames),
      copyTo: config.emailJs,
    },
    hasBackend,
    from: new URL(request.url).searchParams.get('from') ?? '',
    reference: findReference({ request, context }),
    isRefused: context.get(messageRefused),
  }
  context.set(pageOutside, {
    frames: [schedulingUrl, config.mapUrl].filter((address) => address !== null),
    connections: config.emailJs === null ? [] : [config.emailJs.origin],
  })
  const headers = new Headers(publicPage(expiry))
  if (page.reference !== null) headers.append('Set-Cookie', spendFlash('flash-reference'))
  return data(page, { headers })
}

/** The form without JavaScript; its behaviour uses `/contact/messages`. */
export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveMessage(request, context)
  if (received.ok) {
    const headers = new Headers()
    headers.append('Set-Cookie', flashCookie('message-sent'))
    headers.append('Set-Cookie', referenceCookie(received.reference))
    return redirect('/contact#message', { status: 303, headers })
  }
  context.set(messageRefused, true)
  const { status, headers, ...returned } = received.refused
  return data(returned, { status, headers })
}

export const middleware: Route.MiddlewareFunction[] = [rejectFlood]

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Retry-After') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, firm, form, isRefused } = args.loaderData
  const { title, description } = content
  const things = (origin: string) => [
    contactPage(origin, { path: PATH, name: title, description }),
    legalService(origin, firm),
  ]
  const page = sitePageMeta({ title, description, things }, args)
  if (!isRefused) return page
  return page.map((tag) =>
    'title' in tag
      ? { title: fillText(form.texts.refusedTitle, { title: String(tag.title) }) }
      : tag,
  )
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { form, from, reference, hasBackend, isRefused: _, ...page } = loaderData
  const withoutBackend = form.copyTo === null ? 'nobody' : 'service'
  const takenBy = hasBackend ? 'site' : withoutBackend
  return (
    <ContactPage
      {...page}
      isDemonstration={takenBy === 'nobody'}
      messageForm={
        <MessageForm
          {...form}
          from={actionData?.from ?? from}
          phone={page.phone}
          returned={actionData ?? null}
          reference={reference}
          takenBy={takenBy}
        />
      }
    />
  )
}
