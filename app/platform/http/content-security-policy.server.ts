import { createHash } from 'node:crypto'

const NONE = ["'none'"]
const SELF = ["'self'"]
const INLINE = ["'self'", "'unsafe-inline'"]

// What stands in the page is allowed by hash: the script that starts the others, the rules for prefetching, the style sheet.
export function documentPolicy(options: {
  styleHash: string
  scriptHashes: readonly string[]
  imageOrigins: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  development: boolean
}): string {
  const { development } = options
  const frames = originsOf(options.frames)
  return policy({
    'default-src': NONE,
    'script-src': development ? INLINE : [...SELF, ...options.scriptHashes],
    'style-src': development ? INLINE : [options.styleHash],
    'img-src': imageSources(options.imageOrigins),
    'connect-src': [...SELF, ...(development ? ['ws:'] : []), ...originsOf(options.connections)],
    // Without pages the directive is left out, and `default-src` forbids every frame.
    ...(frames.length > 0 && { 'frame-src': frames }),
    ...shared,
  })
}

/** `nonce` is undefined for the development server's inline scripts. */
export function applicationPolicy(options: {
  nonce: string | undefined
  imageOrigins: readonly string[]
}): string {
  const { nonce } = options
  return policy({
    'default-src': NONE,
    'script-src': nonce === undefined ? INLINE : [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': nonce === undefined ? INLINE : SELF,
    'img-src': [...imageSources(options.imageOrigins), 'blob:'],
    'connect-src': nonce === undefined ? [...SELF, 'ws:'] : SELF,
    'manifest-src': SELF,
    // Previews of the site's pages; every other page refuses.
    'frame-src': SELF,
    ...shared,
  })
}

const shared = {
  'font-src': SELF,
  'form-action': SELF,
  'base-uri': NONE,
  'object-src': NONE,
  'frame-ancestors': NONE,
}

// A URL's host may hold what ends a source or a directive, or stands for every host.
const NAMED_ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i

function imageSources(origins: readonly string[]): string[] {
  return ["'self'", 'data:', ...origins.filter((origin) => NAMED_ORIGIN.test(origin))]
}

function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => new URL(address).origin)
  return [...new Set(origins)].filter((origin) => NAMED_ORIGIN.test(origin))
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The source that allows one script or style sheet in the page by its text. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
