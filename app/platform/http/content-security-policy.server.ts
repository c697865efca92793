// No inline script, and the one style sheet by hash; style attributes are allowed because components print some on the server.
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

/** `nonce` is undefined for the development server's inline scripts. */
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

// Without pages the directive is left out, and `default-src` forbids every frame.
function frameSources(pages: readonly string[]): Record<string, string[]> {
  const origins = originsOf(pages)
  return origins.length === 0 ? {} : { 'frame-src': origins }
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
