import { hash } from 'node:crypto'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const CHARSET = /<meta charSet="utf-8"\s*\/>/i
// Directives that a policy in the page cannot contain.
const HEADERS_ONLY = /;?\s*(?:frame-ancestors|report-uri|sandbox)[^;]*/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/gi

// The page contains the rest of its policy.
const POLICY_BESIDE_THE_PAGE =
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"

// The policy is in the page, because few hosts send a header per page, and scripts are by hash, because a constant nonce protects
// nothing.
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

/** Read by Netlify and Cloudflare Pages, which would send a header twice if two rules for an address contained it. */
export function headersFile(security: HeaderPairs, types: ReadonlyMap<string, string>): string {
  const everywhere: HeaderPairs = [...security, ['Content-Security-Policy', POLICY_BESIDE_THE_PAGE]]
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
