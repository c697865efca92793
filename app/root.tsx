import { localPath } from '#app/features/pages/local-path.ts'
import { addressesOf } from '#app/features/pages/page-addresses.ts'
import { type ReactNode, use } from 'react'
import {
  Links,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { RefusedPage } from '#app/features/auth/ui/refused-page.tsx'
import { DashboardFrame } from '#app/features/dashboard/ui/dashboard-frame.tsx'
import { isUnlisted } from '#app/features/seo/robots.ts'
import { shareImageAlt, shareImagePath } from '#app/features/seo/share-image.ts'
import { accentPath } from '#app/features/site/accent/accent-path.ts'
import { failure } from '#app/features/site/texts/en/interface.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'
import type { Refusal } from '#app/server/access/require-right.server.ts'
import { carryFlash, takeToasts } from '#app/server/flash.server.ts'
import { bindFlash } from '#app/server/flash-cookie.server.ts'
import { keepFrame } from '#app/application/keep-frame.ts'
import type { PagePlace } from '#app/application/page-meta.ts'
import { hasPersonalCookie, PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { ReaderDocumentContext } from '#app/application/reader-document.ts'
import { readerPage } from '#app/server/services-context.server.ts'
import { readSession } from '#app/server/session-context.server.ts'
import { isListed, nearestCard } from '#app/server/pages/site-pages.server.ts'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'
import siteStyle from '#app/ui/styles/site.css?url'
import staffStyle from '#app/ui/styles/staff.css?url'

const ROMAN_FONT = '/fonts/andada-pro-roman-560-v2.woff2'

/** In this order; the request handler has already logged, limited and checked the origin. */
export const middleware: MiddlewareFunction<Response>[] = [
  hideUnlisted,
  keepPrivate,
  readSession,
  bindFlash,
  carryFlash,
]

type Next = () => Promise<Response>

// Search engines must not list an address of the dashboard that they find elsewhere.
async function hideUnlisted({ request }: { request: Request }, next: Next): Promise<Response> {
  const response = await next()
  if (isUnlisted(new URL(request.url).pathname)) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

// A response is private unless its route makes it public, and never public for a visitor with a session or a flash message.
async function keepPrivate({ request }: { request: Request }, next: Next): Promise<Response> {
  const response = await next()
  const personal =
    hasPersonalCookie(request.headers.get('Cookie') ?? '') || response.headers.has('Set-Cookie')
  const isCacheable = response.ok || response.status === 304
  if (personal || !response.headers.has('Cache-Control') || !isCacheable) {
    for (const [name, value] of Object.entries(PRIVATE_PAGE)) response.headers.set(name, value)
    response.headers.delete('Expires')
  }
  return response
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { services, site, texts, locale } = readerPage(context)
  const path = new URL(request.url).pathname
  const card = nearestCard(site, path)
  const place: PagePlace = {
    origin: publicOrigin(services.config, request),
    siteName: site.firm.name,
    image: { path: shareImagePath(card), alt: shareImageAlt(card) },
    locale,
    addresses: addressesOf(site),
    isListed: isListed(site, path),
    home: texts.feeds.home,
  }
  const { feeds } = texts
  const { addresses } = place
  const { accent } = site.firm
  return {
    toasts: takeToasts(context, texts),
    place,
    accent,
    lang: LOCALE_NAMES[locale].lang,
    failure: texts.failure,
    feeds: [
      {
        type: 'application/rss+xml',
        title: feeds.links.rss,
        href: localPath('/feed.xml', addresses),
      },
      {
        type: 'application/feed+json',
        title: feeds.links.json,
        href: localPath('/feed.json', addresses),
      },
      {
        type: 'application/rss+xml',
        title: feeds.links.changes,
        href: localPath('/changes/feed.xml', addresses),
      },
    ],
  }
}

export const shouldRevalidate = keepFrame

export function Layout({ children }: { children: ReactNode }) {
  const reader = use(ReaderDocumentContext)
  const root = useRouteLoaderData<typeof loader>('root')
  // It writes into the browser's storage, where the pages of visitors, such as Login, leave nothing.
  const keepsScroll = useLocation().pathname.startsWith('/dashboard')
  return (
    <html lang={root?.lang ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <link rel="preload" href={ROMAN_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
        {reader && <script dangerouslySetInnerHTML={{ __html: reader.startScript }} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {root?.feeds.map((feed) => (
          <link key={feed.href} rel="alternate" {...feed} />
        ))}
        {reader ? <style /> : <ApplicationHead />}
      </head>
      <body>
        {children}
        {reader === null && (
          <>
            {keepsScroll && <ScrollRestoration />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

// Only what can be installed has a manifest and names an icon, which browsers fetch before they paint; readers' browsers ask
// for /favicon.ico when all else is there, and telephones for /apple-touch-icon.png when they need it.
function ApplicationHead() {
  const accent = useRouteLoaderData<typeof loader>('root')?.accent
  return (
    <>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <Links />
      {accent && <link rel="stylesheet" href={accentPath(accent)} />}
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** Of what fails before a frame has its data. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isReader = use(ReaderDocumentContext) !== null
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      {/* The route whose style a page of an application has is not part of an error page. */}
      {!isReader && <link rel="stylesheet" href={siteStyle} precedence="site" />}
      {!isReader && <link rel="stylesheet" href={staffStyle} precedence="staff" />}
      {isRouteErrorResponse(error) && error.status === 403 ? (
        <RefusedInDashboard {...(error.data as Refusal)} />
      ) : (
        <main id="main">
          <FailurePage texts={root?.failure ?? failure} />
        </main>
      )}
    </>
  )
}

function RefusedInDashboard({ frame, who, sent }: Refusal) {
  const page = <RefusedPage who={who} sent={sent} />
  if (!frame) return page
  return (
    <DashboardFrame {...frame} path="" toasts={NO_TOASTS}>
      {page}
    </DashboardFrame>
  )
}

const NO_TOASTS: readonly ToastMessage[] = []
