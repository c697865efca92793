import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { createContext, data, redirect, type RouterContextProvider } from 'react-router'
import type { Route } from './+types/preview.ts'
import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { asPreview } from '#app/features/content-editor/preview/preview-page.server.ts'
import { previewSite } from '#app/features/content-editor/preview/preview-site.server.ts'
import { STAFF_PREVIEW } from '#app/features/content-editor/record-paths.ts'
import { badLinkTexts } from '#app/features/preview-links/preview-link-texts.ts'
import { findPreviewLink } from '#app/features/preview-links/preview-links.server.ts'
import { notFound } from '#app/features/site/texts/en/interface.ts'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { PREVIEW_PAGE } from '#app/platform/http/cache-headers.ts'
import { previewCookie } from '#app/routes/blog/preview-cookie.server.ts'
import { isSecure } from '#app/server/public-origin.server.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import {
  clientContext,
  renderContext,
  servicesContext,
} from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { publicPath } from '#app/server/pages/site-pages.server.ts'

type Context = Readonly<RouterContextProvider>

/** Seconds; null while the address is within its limit. */
const waitContext = createContext<number | null>(null)

/** The real page, rendered by its own route with the drafts; without a valid link this route's own page says so. */
export const middleware: Route.MiddlewareFunction[] = [showPreview]

async function showPreview({
  request,
  params,
  context,
}: Parameters<Route.MiddlewareFunction>[0]): Promise<Response | undefined> {
  const token = params.token ?? ''
  if (request.method !== 'GET' && request.method !== 'HEAD') return
  const until = await findEnd(token, context)
  if (until === undefined) return
  const services = context.get(servicesContext)
  const { site, unfinished } = await previewSite(services)
  const has = (page: string) => {
    const { locale, path: english } = pageAddress(page, site) ?? {
      locale: 'en' as const,
      path: page,
    }
    return publicPath(site(locale), english) !== null
  }
  const path = pathIn(request)
  // Another page is that of the published site.
  if (!has(path)) return redirect(path, 303)
  const bar = { until: until && zonedText(until, services.timeZone()), unfinished, path }
  const page = await context.get(renderContext)(path, { site, bar })
  const preview = await asPreview(page, { prefix: `/preview/${token}`, has })
  if (until) {
    const secondsLeft = (until.getTime() - services.now().getTime()) / 1000
    preview.headers.set(
      'Set-Cookie',
      previewCookie(token, secondsLeft, isSecure(services.config, request)),
    )
  }
  return preview
}

/** Null: for staff, without an end; undefined: there is no such link. */
async function findEnd(token: string, context: Context): Promise<Date | null | undefined> {
  if (token === STAFF_PREVIEW) return may(context, 'write-content') ? null : undefined
  const { db, now, previewViews } = context.get(servicesContext)
  const { address } = context.get(clientContext)
  const view = previewViews.take(addressGroup(address))
  if (!view.isAllowed) {
    context.set(waitContext, view.retryAfterSeconds)
    return
  }
  const link = await findPreviewLink(db, token, now())
  return link?.postId === null ? link.expiresAt : undefined
}

/** One slash at its start, so that no redirect leads to another host. */
function pathIn(request: Request): string {
  const [, , , ...rest] = new URL(request.url).pathname.split('/')
  return `/${rest.join('/').replace(/^\/+/, '')}`
}

/** One answer to every link that does not work. */
export function loader({ context }: Route.LoaderArgs) {
  const wait = context.get(waitContext)
  if (wait === null) return data(badLinkTexts.bad, { status: 404, headers: PREVIEW_PAGE })
  const headers = { ...PREVIEW_PAGE, 'Retry-After': String(wait) }
  return data(badLinkTexts.limited, { status: 429, headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => unlistedMeta(loaderData.title)

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage content={{ ...notFound, ...loaderData }} />
}
