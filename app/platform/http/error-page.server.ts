import { STATUS_CODES } from 'node:http'
import { CLOSED_POLICY, type HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const sentences: Record<number, string> = {
  400: 'The address or the request could not be read.',
  403: 'The request did not come from a page of this site. Open the page again and repeat it there.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in this way.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'What was sent is too large.',
  415: 'What was sent is of a kind that is not accepted here.',
  417: 'The request expects something that is not offered here.',
  421: 'This server does not answer for that address.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The request is too large. Deleting the cookies of this site may help.',
  500: 'Something went wrong on our side. Please try again in a moment.',
  503: 'The site is busy or restarting. Please try again in a moment.',
}

/** `requestId` is shown, so that a visitor can quote it. */
export function errorPage(
  status: number,
  requestId: string,
  extraHeaders: Record<string, string> = {},
): Response {
  return new Response(errorHtml(status, requestId), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...extraHeaders,
    },
  })
}

export function rawErrorPage(status: number, requestId: string, security: HeaderPairs): string {
  const page = errorHtml(status, requestId)
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(page))],
    ['Cache-Control', 'no-store'],
    ['Content-Security-Policy', CLOSED_POLICY],
    ...security,
    ['X-Request-Id', requestId],
    ['Connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${page}`
}

function errorHtml(status: number, requestId: string): string {
  const title = STATUS_CODES[status] ?? 'Error'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${status} ${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${sentences[status] ?? 'The request could not be answered.'}</p>
<p>Request: ${requestId}</p>
</body>
</html>
`
}
