import { createElement } from 'react'
import type { Route } from './+types/saved-section.ts'
import { render } from '#app/application/render.server.ts'
import { localizeLinks } from '#app/features/pages/localize-links.ts'
import { addressesOf, addressIn } from '#app/features/pages/page-addresses.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { plainPageContent } from '#app/features/site/sections/shown-sections.ts'
import { SavedSection } from '#app/features/site/sections/ui/saved-section.tsx'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { addDays, instantAt, localMoment, longDate } from '#app/platform/local-time.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { earliest } from '#app/platform/time.ts'
import { madeFrom } from '#app/routes/site/page-sections.server.ts'
import { siteFrame } from '#app/routes/site/site-frame.server.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { type ReaderPage, readerPage } from '#app/server/services-context.server.ts'

/** After so many days a file says that it is old. */
const TRUSTED_DAYS = 90

/** A section of a page for people at risk as one file, to be kept and sent on. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = readerPage(context)
  const { services, site, texts, now, locale } = reader
  const found = await findSection(reader, params)
  if (!found) return new Response('Not found', { status: 404 })
  const { section, content, path } = found
  const origin = publicOrigin(services.config, request)
  const address = origin + addressIn(site, path)
  const { days, tomorrow } = daysOf(reader)
  const { translation, firm } = await siteFrame({ request, context }, path)
  const sheet = createElement(SavedSection, {
    lang: LOCALE_NAMES[locale].lang,
    pageTitle: content.title,
    texts: texts.plainPages,
    firm: site.firm,
    advertising: firm.advertising,
    section,
    address,
    days,
    translation,
  })
  const html = localizeLinks((await render(sheet)).toString(), addressesOf(site))
  const headers = {
    // The day that it names is the one on which it is asked for.
    ...publicPage(earliest([pageExpiry(services, now), tomorrow])),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Disposition': `attachment; filename="${texts.plainPages.saved.file}"`,
  }
  return new Response(withNothingOutside(html, origin, address), { headers })
}

async function findSection(reader: ReaderPage, { page, section: id }: Route.LoaderArgs['params']) {
  const record = reader.site.find('page', page)?.data
  if (record?.layout !== 'plain') return null
  const content = plainPageContent(page, await madeFrom(reader, record))
  const texts = content.sections.flatMap((each) => (each.kind === 'text' ? [each] : []))
  const section = texts.find((each) => each.id === id && each.saveHref !== null)
  return section ? { section, content, path: pathOf('page', page) } : null
}

function daysOf({ services, now, locale }: ReaderPage) {
  const timeZone = services.timeZone()
  const today = localMoment(now, timeZone).date
  const dayAfter = (days: number) => longDate(addDays(today, days), locale)
  const startAfter = (days: number) => instantAt(addDays(today, days), '00:00', timeZone)
  const overAt = startAfter(TRUSTED_DAYS + 1).getTime()
  const days = { most: TRUSTED_DAYS, made: dayAfter(0), until: dayAfter(TRUSTED_DAYS), overAt }
  return { days, tomorrow: startAfter(1) }
}

/** Its links lead to the site from wherever the file lies; of a picture its words stand there. */
function withNothingOutside(html: string, origin: string, address: string): string {
  return html
    .replaceAll('href="#', () => `href="${address}#`)
    .replaceAll('href="/', () => `href="${origin}/`)
    .replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
}
