import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
// Each page has the rest of its policy in itself; this is what only a header can say.
const POLICY_BESIDE_THE_PAGE =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. No rule repeats a header of another that covers the same address:
 * these hosts would send both.
 * @param security what every answer of the server carries
 * @param types the content types of files whose ending does not tell
 */
export function headersFile(security: HeaderPairs, types: ReadonlyMap<string, string>): string {
  const everywhere: HeaderPairs = [
    ...security,
    ['Content-Security-Policy', POLICY_BESIDE_THE_PAGE],
    ['Speculation-Rules', '"/speculation-rules.json"'],
  ]
  const kept = ['/assets/*', '/fonts/*', '/og/*'].map((path) => rule(path, cached(FOREVER)))
  const checked = ['/flags/*', '/icons/*'].map((path) => rule(path, cached(ONE_HOUR)))
  const unlisted = ['/dashboard/*', '/dashboard', '/login'].map((path) =>
    rule(path, [['X-Robots-Tag', 'noindex']]),
  )
  const typed = [...types].map(([path, type]) => rule(path, [['Content-Type', type]]))
  return [rule('/*', everywhere), ...kept, ...checked, ...unlisted, ...typed].join('\n')
}

function cached(value: string): HeaderPairs {
  return [['Cache-Control', value]]
}

function rule(path: string, headers: HeaderPairs): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
