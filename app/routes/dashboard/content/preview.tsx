import { addressIn } from '#app/features/pages/page-addresses.ts'
import { namedPages } from '#app/features/pages/site-pages.ts'
import { data } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import { makeSitePreview } from '#app/features/content-editor/preview/preview-links.server.ts'
import { previewSite } from '#app/features/content-editor/preview/preview-site.server.ts'
import { PreviewPage } from '#app/features/content-editor/ui/preview-page.tsx'
import { readPreviewDays } from '#app/features/preview-links/preview-days.ts'
import {
  listPreviewLinks,
  shownPreviewLink,
} from '#app/features/preview-links/preview-links.server.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import type { Route } from './+types/preview.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, now, timeZone } = services
  const { searchParams } = new URL(request.url)
  const { site, version } = await previewSite(services)
  const named = offeredLocales(site('en')).flatMap((locale) => pagesIn(site(locale)))
  const pages = [...new Map(named.map((page) => [page.path, page])).values()]
  const links = may(context, 'publish-content') ? await listPreviewLinks(db, null, now()) : null
  return {
    pages,
    // A page that the drafts do not have is none.
    page: pages.find(({ path }) => path === searchParams.get('page'))?.path ?? '/',
    scheme: searchParams.get('scheme') === 'dark' ? ('dark' as const) : ('light' as const),
    version,
    links: links && links.map((link) => shownPreviewLink(link, timeZone())),
  }
}

function pagesIn(site: SiteContent) {
  const { locale } = site
  return namedPages(site, interfaceTexts(locale)).map(({ name, path }) => ({
    name: locale === 'en' ? name : `${LOCALE_NAMES[locale].name}: ${name}`,
    path: addressIn(site, path),
  }))
}

/** The link is shown only in this response. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const days = readPreviewDays(textOf(await readForm(request), 'days'))
  const { prefix, expiresAt } = await makeSitePreview(services, { days, by: getActor(context) })
  const page = new URL(request.url).searchParams.get('page') ?? ''
  const path = /^\/(?!\/)/.test(page) ? page : '/'
  const address = publicOrigin(services.config, request) + prefix + path
  return data({ address, until: zonedText(expiresAt, services.timeZone()) })
}

export default function PreviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} made={useStored(actionData)} />
}
