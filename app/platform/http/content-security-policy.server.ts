/**
 * The policy of a reader's document: nothing but the site's own files, its one style sheet by hash, and no inline script.
 * Style attributes are allowed because components print some on the server.
 * @param imageOrigins where pictures may come from, beside the site itself
 * @param frames outside pages that a reader may ask for inside ours: of each its origin, and no other
 * @param connections outside addresses that the page's scripts may send to: of each its origin
 */
export function documentPolicy(options: {
  styleHash: string
  imageOrigins: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  development: boolean
}): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': options.development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'style-src': options.development
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", options.styleHash],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': imageSources(options.imageOrigins),
    'connect-src': [
      "'self'",
      ...(options.development ? ['ws:'] : []),
      ...originsOf(options.connections),
    ],
    ...frameSources(options.frames),
    ...shared,
  })
}

/**
 * The policy of the staff's application: scripts by a nonce of this one answer, and what those scripts load.
 * @param nonce undefined in development, where the development server's inline scripts run
 */
export function applicationPolicy(options: {
  nonce: string | undefined
  imageOrigins: readonly string[]
}): string {
  const scripts =
    options.nonce === undefined
      ? ["'self'", "'unsafe-inline'"]
      : [`'nonce-${options.nonce}'`, "'strict-dynamic'"]
  return policy({
    'default-src': ["'none'"],
    'script-src': scripts,
    'style-src': options.nonce === undefined ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...imageSources(options.imageOrigins), 'blob:'],
    'connect-src': options.nonce === undefined ? ["'self'", 'ws:'] : ["'self'"],
    ...shared,
  })
}

const shared = {
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

// Without such pages the directive is left out, and `default-src` forbids every frame.
function frameSources(pages: readonly string[]): Record<string, string[]> {
  const origins = originsOf(pages)
  return origins.length === 0 ? {} : { 'frame-src': origins }
}

// A URL lets a host hold what ends a source or a directive, or stands for every host.
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
