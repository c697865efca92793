import { createHash } from 'node:crypto'

const CHARSET = /<meta charSet="utf-8"\s*\/>/i
// What a policy in the page cannot say, and what the headers file says where the host reads it.
const HEADERS_ONLY = /;?\s*(?:frame-ancestors|report-uri|sandbox)[^;]*/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/gi

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

function scriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !/type="(?!module)[^"]*"/.test(attributes),
  )
  const hashes = scripts.map(
    ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}
