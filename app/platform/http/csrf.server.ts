import type { Refusal } from '#app/platform/http/request-checks.server.ts'

/** OWASP CSRF cheat sheet: verify the origin with standard headers. */
export function checkCsrf({ headers }: Request, siteOrigin: string): Refusal | null {
  return isCrossSiteRequest(headers, siteOrigin) ? { status: 403 } : null
}

// Browsers send Origin with every change; Sec-Fetch-Site and Referer are for those that do not.
function isCrossSiteRequest(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('Origin')
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite !== null && fetchSite !== 'same-origin') return true
  if (origin !== null) return origin !== siteOrigin
  return fetchSite === null && originOf(headers.get('Referer')) !== siteOrigin
}

function originOf(address: string | null): string | null {
  return (address === null ? null : URL.parse(address)?.origin) ?? null
}
