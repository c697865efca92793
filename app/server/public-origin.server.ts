import type { Config } from '#app/platform/config.server.ts'

/** The configured origin, otherwise the request's. */
export function publicOrigin(config: Pick<Config, 'publicOrigin'>, request: Request): string {
  return config.publicOrigin ?? new URL(request.url).origin
}

/** Whether browsers reach the site over TLS. */
export function isSecure(config: Pick<Config, 'publicOrigin'>, request: Request): boolean {
  return publicOrigin(config, request).startsWith('https:')
}
