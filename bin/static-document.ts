import { hash } from 'node:crypto'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const CHARSET = /<meta charSet="utf-8"\s*\/>/i
// What a policy in the page cannot say, and what the headers file says where the host reads it.
const HEADERS_ONLY = /;?\s*(?:frame-ancestors|report-uri|sandbox)[^;]*/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/gi

// Each page has the rest of its policy in itself; this is what only a header can say.
const POLICY_BESIDE_THE_PAGE =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"

/**
 * A page as it is kept as a file: its policy stands in it, because few hosts send one header a page, and its scripts are named by
 * their content, because a nonce that never changes protects nothing.
 * @param html as the server would send it
 * @param policy the Content-Security-Policy that the server would send with it
 * @throws when the page has no place for the policy
 */
export function staticDocument(html: string, policy: string): string {
  const page = html.replaceAll(/ nonce="[^"]*"/g, '')
  const kept = policy
    .replaceAll(HEADERS_ONLY, '')
    .replace(/'nonce-[^']*' 'strict-dynamic'/, ["'self'", ...scriptHashes(page)].join(' '))
  if (!CHARSET.test(page)) throw new Error('A page has no place for its policy')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${kept}"/>`
  return page.replace(CHARSET, (charset) => charset + meta)
}

function scriptHashes(page: string): Set<string> {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !/type="(?!module)[^"]*"/.test(attributes),
  )
  return new Set(scripts.map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`))
}

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
  const rules: [path: string, headers: HeaderPairs][] = [['/*', everywhere]]
  for (const folder of ['assets', 'fonts', 'og'])
    rules.push([`/${folder}/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]])
  for (const folder of ['flags', 'icons'])
    rules.push([`/${folder}/*`, [['Cache-Control', 'public, max-age=3600']]])
  for (const page of ['/dashboard/*', '/dashboard', '/login'])
    rules.push([page, [['X-Robots-Tag', 'noindex']]])
  for (const [file, type] of types) rules.push([file, [['Content-Type', type]]])
  return rules
    .map(([path, headers]) => {
      const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`)
      return `${path}\n${lines.join('')}`
    })
    .join('\n')
}
