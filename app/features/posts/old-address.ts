import { decodedText } from '#app/platform/texts/decode-text.ts'

const LONGEST = 500

/** The path by which a page of another system is found, in one spelling; null for one that cannot lead anywhere. */
export function oldPath(address: string): string | null {
  const base = 'https://site.invalid'
  if (!URL.canParse(address, base)) return null
  const { protocol, pathname, search } = new URL(address, base)
  // An address with a query, such as `/?p=17`, has no path of its own.
  if ((protocol !== 'https:' && protocol !== 'http:') || search !== '') return null
  // From the first of them: else each slash of a long run is tried.
  const path = (decodedText(pathname) ?? pathname).normalize('NFC').replace(/(?<!\/)\/+$/, '')
  return /^\/(?!\/)[^\p{Cc}\\]+$/u.test(path) && path.length <= LONGEST ? path : null
}
