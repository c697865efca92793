import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { failureContext } from '#app/server/failure-context.server.ts'
import {
  applicationPolicy,
  documentPolicy,
} from '#app/platform/http/content-security-policy.server.ts'
import { pageImageOrigins } from '#app/server/page-image-origins.server.ts'
import { pageOutside } from '#app/server/page-outside-services.server.ts'
import { ReaderDocumentContext } from '#app/application/reader-document.ts'
import { readerStyle, type SheetName } from '#app/server/reader-style.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

export type RouteHandle = {
  /** Hydrated as a whole (the dashboard and Login); unset: a reader's document. */
  application?: true
  /** Unset: the page carries all style sheets. */
  sheets?: readonly SheetName[]
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { config } = loadContext.get(servicesContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const response = (body: Uint8Array<ArrayBuffer>) => new Response(body, { status, headers })
  if (isApplication(entryContext)) {
    // A nonce in development makes React report a mismatch, because the browser hides the attribute.
    const nonce = config.production ? randomBytes(16).toString('base64') : undefined
    headers.set(
      'Content-Security-Policy',
      applicationPolicy({
        nonce,
        imageOrigins: config.imageHosts.map((host) => `https://${host}`),
      }),
    )
    return render(
      <ServerRouter
        context={entryContext}
        url={request.url}
        {...(nonce !== undefined && { nonce })}
      />,
      nonce,
    ).then(response)
  }
  const style = readerStyle(handlesOf(entryContext).find(({ sheets }) => sheets)?.sheets)
  headers.set(
    'Content-Security-Policy',
    documentPolicy({
      styleHash: style.hash,
      imageOrigins: [
        ...config.imageHosts.map((host) => `https://${host}`),
        ...loadContext.get(pageImageOrigins),
      ],
      ...loadContext.get(pageOutside),
      development: !config.production,
    }),
  )
  // A header, because an inline script of rules would have to be allowed by the CSP.
  headers.set('Speculation-Rules', '"/speculation-rules.json"')
  const reader = {
    styleText: style.text,
    scriptHref: entryContext.manifest.entry.module,
  }
  return render(
    <ReaderDocumentContext value={reader}>
      <ServerRouter context={entryContext} url={request.url} />
    </ReaderDocumentContext>,
    undefined,
  ).then(response)
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

function isApplication(entryContext: EntryContext): boolean {
  return handlesOf(entryContext).some(({ application }) => application === true)
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): RouteHandle[] {
  return staticHandlerContext.matches.map(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined) ?? {},
  )
}

// Pages are sent whole, so that their length and ETag are known and an error can still become an error page.
function render(
  element: ReactElement,
  nonce: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      ...(nonce !== undefined && { nonce }),
      // React would move large suspended content by a script; without JavaScript it would stay hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        pipe(collect(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

function collect(done: (bytes: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
