import type { Section } from '#app/features/content/records/sections.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { hoursLines, toolsOf } from '#app/routes/site/page-tools.ts'
import { officeHours } from '#app/server/office-hours.server.ts'
import { pageSettings } from '#app/server/pages/page-settings.server.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

/** From which the sections of a page are made. */
export function madeFrom({ services, site, texts, quote }: ReaderPage) {
  return {
    site,
    settings: pageSettings({ ...services.config, ...services.outside }),
    facts: services.facts.current(),
    texts,
    quote,
    newTab: texts.frame.texts.newTab,
  }
}

type Page = {
  id: string
  sections: readonly Section[]
  /** For people at risk. */
  hasQuickExit: boolean
  path: string
  request: Request
}

/** With which they are drawn. */
export function drawnWith(reader: ReaderPage, page: Page) {
  const { services, site, texts, now, locale, quote } = reader
  const phone = phoneLink(site.firm.phone)
  // Printed in answers, which are never cached, and in files, which say nothing of the moment.
  const { hours } = officeHours({ services, site, texts: texts.contact.hours, now })
  return {
    drawing: {
      texts: { services: texts.services, plainPages: texts.plainPages, fees: texts.fees },
      admissions: site.firm.admissions,
      calls: {
        bookingHref: siteLinks(services.outside, page.path).bookingHref,
        phone,
        messageHref: page.hasQuickExit ? `${texts.services.contact.path}?from=${page.id}` : null,
      },
    },
    tools: toolsOf(page.sections, new URL(page.request.url).searchParams, reader),
    form: {
      texts: quote(texts.tools),
      action: page.path,
      phone,
      hours: hoursLines(hours),
      isAnswered: !services.config.asFiles,
      locale,
    },
  }
}
