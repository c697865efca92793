import { formerPage } from '#app/features/pages/former-addresses.ts'
import { localeOfPath } from '#app/features/pages/local-path.ts'
import { addressIn, pageAddress } from '#app/features/pages/page-addresses.ts'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import * as serverBuild from 'virtual:react-router/server-build'
import { createRouteFinder, type FoundRoute } from '#app/platform/http/route-finder.server.ts'
import { createRouteHandler, type RouteRequest } from '#app/server/access/refused-page.server.ts'
import type { Metrics } from '#app/features/operations/metrics/metrics.server.ts'
import { bodyLimit, withoutSecret } from '#app/server/address-rules.ts'
import { isUnlisted } from '#app/features/seo/robots.ts'
import { findRedirect } from '#app/features/posts/redirects.server.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import type { App, ClientInfo, CreateApp } from '#app/platform/http/app-interface.ts'
import { databaseResponse, explainFailure } from '#app/platform/http/database-response.server.ts'
import {
  clientContext,
  failureContext,
  localeContext,
  previewBarContext,
  renderContext,
  servicesContext,
  unsavedPostContext,
} from '#app/server/services-context.server.ts'
import { createSampleServices } from '#app/server/sample-services.server.ts'
import {
  createServices as createStoredServices,
  type OpenServices,
  type Parts,
  type Services,
} from '#app/server/services.server.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { splitQuery, type SplitQuery } from '#app/platform/http/split-query.ts'

// The framework's two declarations of its build disagree on whether a missing base name may be undefined.
const build = serverBuild as unknown as ServerBuild

export function createServices(parts: Parts): Promise<OpenServices> {
  return parts.config.backend === 'none' ? createSampleServices(parts) : createStoredServices(parts)
}

export const createApp: CreateApp = async (parts) => {
  const { services, startupMessages, metrics, isReady, close } = await createServices(parts)
  const handle = createHandler(services)
  const endStreams = () => services.live.close()
  const health = parts.config.backend === 'none' ? 'ok, without a backend' : 'ok'
  const findRoute = createRouteFinder(build.routes)
  const routedPath = (path: string) => pageAddress(path, services.site)?.path ?? path
  const routeOf = (path: string) => findRoute(routedPath(path))
  const rules = {
    bodyLimit: (path: string) => bodyLimit(routedPath(path)),
    loggedPath: withoutSecret,
    health,
    splitQuery: splitRouteQuery(routeOf),
  }
  return {
    handle,
    bus: services.bus,
    startupMessages,
    isReady,
    close,
    endStreams,
    ...(metrics && publish(metrics, services, (path) => routeOf(path).pattern)),
    ...rules,
    // Every further page costs a small machine memory at rest, and a reader about ten milliseconds, once.
    mainPages: ['/'],
  }
}

function publish(
  metrics: Metrics,
  { config, db, now }: Services,
  patternOf: (path: string) => string,
): Pick<App, 'metrics' | 'measure'> {
  const token = config.metricsToken ?? ''
  return {
    metrics: (request) => metrics.respond(request, { token, db, now: now() }),
    measure: metrics.measureResponses(patternOf),
  }
}

/** The routes know English addresses; those of other languages lead to the same pages. */
async function inItsLanguage(
  routeRequest: RouteRequest,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const url = new URL(request.url)
  const { site } = context.get(servicesContext)
  const address = pageAddress(url.pathname, site)
  if (address === null || !offeredLocales(site('en')).includes(address.locale))
    return routeRequest(request, context)
  const { locale, path, canonical } = address
  if (canonical !== url.pathname) return movedTo(canonical + url.search)
  context.set(localeContext, locale)
  const response = await routeRequest(
    new Request(new URL(path + url.search, url), request),
    context,
  )
  const location = response.headers.get('Location')
  if (location?.startsWith('/') === true)
    response.headers.set('Location', addressIn(site(locale), location))
  return response
}

// Of files and of addresses with a secret each letter counts; what begins with two slashes would lead to another site.
const EACH_LETTER_COUNTS = /^\/(?:\/|(?:images|og|accent|sitemaps|blog\/preview)(?:\/|$))|\.[^/]*$/

/** One page has one address: in other letters, or in capitals, it leads to the page in small ones. */
async function inSmallLetters(
  routeRequest: RouteRequest,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const url = new URL(request.url)
  const small = smallLetters(url.pathname)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  if (small === url.pathname || !isReading || isUnlisted(small) || EACH_LETTER_COUNTS.test(small))
    return inItsLanguage(routeRequest, request, context)
  const address = small + url.search
  const asked = new Request(new URL(address, url), request)
  const response = await inItsLanguage(routeRequest, asked, context)
  return response.ok ? movedTo(address) : response
}

/** An encoded sign stays as it is. */
function smallLetters(path: string): string {
  return path.replaceAll(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
}

/** For an address without a page: where a page that readers have found here is now, or one that another system had. */
async function movedHere(
  { db, now, site }: Services,
  request: Request,
  notFound: Response,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound
  const { origin, pathname, search } = new URL(request.url)
  const asked = smallLetters(pathname)
  const locale = localeOfPath(asked)
  const former = offeredLocales(site('en')).includes(locale)
    ? formerPage(site(locale), asked)
    : null
  if (former !== null && former !== 'gone') return movedTo(former.address + search)
  const path = await findRedirect(db, origin + pathname, { readsAt: now() }).catch(
    (error: unknown) => {
      // Without a database the page is not found; anything else is a bug, which a page that is missing for ever would hide.
      if (databaseResponse(error) === null) throw error
      return null
    },
  )
  if (path !== null) return movedTo(path + search)
  return former === null
    ? notFound
    : new Response(notFound.body, { status: 410, headers: notFound.headers })
}

function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { Location: path, ...PRIVATE_PAGE } })
}

/** The development server makes a new handler after each change. */
export function createHandler(services: Services): App['handle'] {
  const routeRequest = createRouteHandler(
    build,
    services.config.production ? 'production' : 'development',
  )
  const contextFor = (own: Services, client: ClientInfo) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, own)
    context.set(clientContext, client)
    return context
  }
  const handle = async (request: Request, client: ClientInfo) => {
    const context = contextFor(services, client)
    context.set(renderContext, (path, { site = services.site, bar = null, post = null }) => {
      const previewed = contextFor({ ...services, site }, client)
      previewed.set(previewBarContext, bar)
      previewed.set(unsavedPostContext, post)
      return inItsLanguage(routeRequest, new Request(new URL(path, request.url)), previewed)
    })
    const found = await inSmallLetters(routeRequest, request, context)
    const answered = found.status === 404 ? await movedHere(services, request, found) : found
    return answered.status < 500 ? answered : explainFailure(answered, context.get(failureContext))
  }
  return services.config.backend === 'none' ? withoutBackend(handle) : handle
}

/** To programs that ask for data. */
const MISSING = 'There is nothing at this address: this site has no backend.'

/** Without a backend nothing is written and no cookie counts, so every other request is a 404 that does not depend on its content. */
function withoutBackend(handle: App['handle']): App['handle'] {
  return async (request, client) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const headers = new Headers(request.headers)
    if (!isReading && /application\/json/.test(headers.get('Accept') ?? ''))
      return Response.json({ message: MISSING }, { status: 404, headers: PRIVATE_PAGE })
    headers.delete('Cookie')
    const { signal } = request
    const address = isReading ? request.url : new URL('/not-found', request.url)
    return handle(new Request(address, { headers, signal }), client)
  }
}

/** By the names that the routes of a path give as theirs. An application reads its whole query. */
function splitRouteQuery(findRoute: (path: string) => FoundRoute) {
  return (path: string, search: string): SplitQuery => {
    if (search === '') return { read: '', rest: '' }
    const handles = findRoute(path).handles as readonly RouteHandle[]
    if (handles.some(({ application }) => application)) return { read: search, rest: '' }
    const names = handles.flatMap(({ query = [] }) => query)
    return splitQuery(search, isData(path) ? [...names, '_routes'] : names)
  }
}

// The router asks for the data of some routes of a page by this parameter.
function isData(path: string): boolean {
  return path.endsWith('.data')
}
