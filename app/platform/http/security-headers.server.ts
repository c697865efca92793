/** In the order in which they are sent. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[]

/** For a response without a policy of its own: it may load, embed, run and send nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

// Two years, the minimum of browsers' preload lists; subdomains are the operator's decision.
const STRICT_TRANSPORT = 'max-age=63072000'

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]

/** OWASP ASVS 5.0, chapter 3.4; HSTS is sent only for an https origin. */
export function securityHeaders(publicOrigin: string | null): HeaderPairs {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join()],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  if (publicOrigin?.startsWith('https:') === true) {
    headers.push(['Strict-Transport-Security', STRICT_TRANSPORT])
  }
  return headers
}

const OWN_STAYS = new Set(['Referrer-Policy', 'X-Frame-Options'])

/** Existing policies for content, referrers and frames stay. */
export function applySecurityHeaders(headers: Headers, security: HeaderPairs): void {
  for (const [name, value] of security) {
    if (!OWN_STAYS.has(name) || !headers.has(name)) headers.set(name, value)
  }
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', CLOSED_POLICY)
}
