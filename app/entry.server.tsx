import { randomBytes } from 'node:crypto'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import {
  applicationPolicy,
  documentPolicy,
  inlineHash,
} from '#app/platform/http/content-security-policy.server.ts'
import { pageImageOrigins, pageOutside } from '#app/server/pages/page-sources.server.ts'
import { addressesOf } from '#app/features/pages/page-addresses.ts'
import { localizeLinks } from '#app/features/pages/localize-links.ts'
import { ReaderDocumentContext } from '#app/application/reader-document.ts'
import { readerStyle } from '#app/server/reader-style.server.ts'
import { render } from '#app/application/render.server.ts'
import { startScript } from '#app/server/start-script.server.ts'
import { speculationRules } from '#app/ui/behaviours/speculation-rules.ts'
import {
  clientContext,
  failureContext,
  localeContext,
  servicesContext,
} from '#app/server/services-context.server.ts'

export type RouteHandle = {
  /** Hydrated as a whole (the dashboard and Login); unset: a reader's document. */
  application?: true
  /** Names of the query's parameters that the route reads; all others leave the page, its address and its place in the cache alone. */
  query?: readonly string[]
}

/** React puts them between two texts and around what may be suspended, for hydration, which a reader's document has not. */
const BORDERS = /<!--(?: |\/?\$)-->/g

/** React prints these names as it knows them; in small letters, as all others, they cost less. */
const MIXED_NAMES = / (?:hrefLang|charSet)="/g

/** The end tag of a shape in a drawing, which may close itself. */
const EMPTY_SHAPE = /><\/(?:path|circle|ellipse|line|rect|stop|use)>/g

const speculationHash = inlineHash(speculationRules)

/** Printed by root.tsx, and filled when the rest of the page is known. */
const EMPTY_STYLE = '<style></style>'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { config } = loadContext.get(servicesContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const imageOrigins = config.imageHosts.map((host) => `https://${host}`)
  const handles = handlesOf(entryContext)
  const router = { context: entryContext, url: request.url }
  if (handles.some(({ application }) => application)) {
    // A nonce in development makes React report a mismatch, because the browser hides the attribute.
    const nonce = config.production ? randomBytes(16).toString('base64') : undefined
    headers.set('Content-Security-Policy', applicationPolicy({ nonce, imageOrigins }))
    const options = nonce === undefined ? {} : { nonce }
    return new Response(await render(<ServerRouter {...router} {...options} />, options), {
      status,
      headers,
    })
  }
  const start = startScript(entryContext.manifest.entry.module)
  const reader = { startScript: start.text }
  const page = (
    <ReaderDocumentContext value={reader}>
      <ServerRouter {...router} />
    </ReaderDocumentContext>
  )
  const html = (await render(page))
    .toString()
    .replaceAll(BORDERS, '')
    .replaceAll(EMPTY_SHAPE, '/>')
    .replaceAll(MIXED_NAMES, (name) => name.toLowerCase())
  const { site } = loadContext.get(servicesContext)
  const style = readerStyle(html, await accentRules(site('en').firm))
  headers.set(
    'Content-Security-Policy',
    documentPolicy({
      styleHash: style.hash,
      scriptHashes: [start.hash, speculationHash],
      imageOrigins: [...imageOrigins, ...loadContext.get(pageImageOrigins)],
      ...loadContext.get(pageOutside),
      development: !config.production,
    }),
  )
  const led = localizeLinks(html, addressesOf(site(loadContext.get(localeContext))))
  const styled = led.replace(EMPTY_STYLE, () => `<style>${style.text}</style>`)
  return new Response(styled, { status, headers })
}

// Loaded for the firms that have chosen one: what it calculates with takes more memory than the texts of a language.
async function accentRules({ accent }: { accent: string | null }): Promise<string> {
  if (accent === null) return ''
  const { accentStyle } = await import('#app/features/site/accent/accent-style.server.ts')
  return accentStyle(accent)
}

/** Replaces the framework's own logging, because a driver's message may quote personal data. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.set(failureContext, error)
  const { config, log } = context.get(servicesContext)
  // oxlint-disable-next-line no-console -- anyone who writes the site wants to read the message
  if (!config.production) console.error(error)
  log.error('page failed', error, { requestId: context.get(clientContext).requestId })
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.map(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined) ?? {},
  )
}
