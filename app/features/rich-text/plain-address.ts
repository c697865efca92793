import { cleanAddress } from '#app/platform/texts/clean-address.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

/** A query parameter that has the address, or how to find it in the whole. */
type Wrapper = readonly [place: RegExp, find: string | ((address: URL) => string)]

// Mail scanners put the recipient's e-mail address into theirs, search engines and networks what was searched for and by whom.
const WRAPPERS: readonly Wrapper[] = [
  [/^[\w.-]*\bsafelinks\.protection\.(?:outlook|office365)\.(?:com|us)\//, 'url'],
  [/^[\w.-]*\bsafelinks?\.[\w.-]*azure\.net\/redirect/, 'destination'],
  [/^statics\.teams\.[\w.-]+\/evergreen-assets\/safelinks\//, 'url'],
  [/^urldefense\.proofpoint\.com\/v1\/url/, 'u'],
  [/^urldefense\.proofpoint\.com\/v2\/url/, ofProofpoint],
  [/^urldefense\.(?:com|us|proofpoint\.com)\/v3\//, ofProofpointThree],
  [/^linkprotect\.cudasvc\.com\/url/, 'a'],
  [/^[\w.-]*\bfireeye\.com\/v\d\/url/, 'u'],
  [/^clicktime\.symantec\.com\//, 'u'],
  [/^[\w.-]+\/wis\/clicktime\/v\d\/query/, 'url'],
  [/^[\w.-]*\bprotection\.sophos\.com\//, ofSophos],
  [/^link\.edgepilot\.com\/s\//, 'u'],
  [/^linklock\.titanhq\.com\//, 'url'],
  [/^urlsand\.esvalabs\.com\//, 'u'],
  [/^[\w.-]*\bvadesecure\.com\/v\d/, 'u'],
  [/^(?:protect\.checkpoint\.com|url\.avanan\.click)\/v\d\//, ofCheckPoint],
  [/^secure-web\.cisco\.com\//, ofCisco],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/url/, 'q'],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/url/, 'url'],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/imgres/, 'imgrefurl'],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/amp\/s\//, ofAmp],
  [/^(?:www\.)?google(?:adservices)?\.[a-z.]{2,6}\/(?:pagead\/)?aclk/, 'adurl'],
  [/^scholar\.google\.[a-z.]{2,6}\/scholar_url/, 'url'],
  [/^(?:www\.)?bing\.com\/ck\//, ofBing],
  [/^duckduckgo\.com\/l\//, 'uddg'],
  [/^r\.search\.yahoo\.com\//, ofYahoo],
  [/^lm?\.(?:facebook|instagram|messenger)\.com\//, 'u'],
  [/^(?:www|m)\.facebook\.com\/(?:l\.php|flx\/warn)/, 'u'],
  [/^(?:www\.)?linkedin\.com\/(?:safety\/go|redir\/redirect)/, 'url'],
  [/^(?:www\.)?youtube\.com\/redirect/, 'q'],
  [/^(?:www\.)?slack-redir\.net\/link/, 'url'],
  [/^out\.reddit\.com\//, 'url'],
]

const MOST_WRAPPERS = 5
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Where a link leads, as a person would write it: without a wrapper around it, and with its scheme. */
export function plainAddress(written: string): string {
  let address = withScheme(cleanAddress(written))
  for (let times = 0; times < MOST_WRAPPERS; times += 1) {
    const inner = unwrap(address)
    if (inner === null) break
    address = inner
  }
  return address
}

// Of a host alone only with an ending that no file has.
function withScheme(address: string): string {
  if (/^\/\/[\w-]+\./.test(address)) return `https:${address}`
  if (/^www\.[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]|$)/i.test(address)) return `https://${address}`
  const isHost = /^[\w-]+(?:\.[\w-]+)*\.(?:com|edu|gov|info|law|legal|mil|net|org|us)(?:[/?#]|$)/i
  if (isHost.test(address)) return `https://${address}`
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : address
}

function unwrap(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const wrapper = new URL(address)
  const place = wrapper.hostname + wrapper.pathname
  for (const [pattern, find] of WRAPPERS) {
    if (!pattern.test(place)) continue
    const inner = typeof find === 'string' ? (wrapper.searchParams.get(find) ?? '') : find(wrapper)
    if (/^https?:\/\/[^/]/i.test(inner) && URL.canParse(inner)) return inner
  }
  return null
}

function ofProofpoint({ searchParams }: URL): string {
  const coded = searchParams.get('u') ?? ''
  return decodedText(coded.replaceAll('-', '%').replaceAll('_', '/')) ?? ''
}

// `__ADDRESS__;SIGNS!!`: each `*` of the address stands for one of the signs, `**` and a letter for two or more.
function ofProofpointThree({ href }: URL): string {
  const [, coded = '', signs = ''] = /\/v3\/__(.+?)__;([^!]*)!/.exec(href) ?? []
  const left = [...decodedBase64(decodedText(signs) ?? '')]
  let isWhole = true
  const address = coded
    .replace(/^(https?:)\/(?!\/)/i, '$1//')
    .replaceAll(/\*(?:\*([\w-]))?/g, (_, length?: string) => {
      const count = length === undefined ? 1 : LENGTHS.indexOf(length) + 2
      isWhole &&= count <= left.length
      return left.splice(0, count).join('')
    })
  return isWhole ? address : ''
}

function ofCheckPoint({ href }: URL): string {
  return /___(https?:.+?)___/i.exec(href)?.[1] ?? ''
}

function ofAmp({ href }: URL): string {
  return href.replace(/^.*?\/amp\/s\//, 'https://')
}

function ofSophos({ searchParams }: URL): string {
  return decodedBase64(searchParams.get('u') ?? '')
}

function ofCisco({ pathname }: URL): string {
  return decodedText(/\/(https?%3A.+)$/i.exec(pathname)?.[1] ?? '') ?? ''
}

function ofBing({ searchParams }: URL): string {
  return decodedBase64((searchParams.get('u') ?? '').replace(/^a1/, ''))
}

function ofYahoo({ pathname }: URL): string {
  return decodedText(/\/RU=([^/]+)/.exec(pathname)?.[1] ?? '') ?? ''
}

/** Empty for what is none. */
function decodedBase64(text: string): string {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain) || plain.replace(/=+$/, '').length % 4 === 1) return ''
  const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}
