import type { Config } from '#app/platform/config.server.ts'

/** The site's address as readers type it; without a setting it is where this request came to. */
export function publicOrigin(config: Pick<Config, 'publicOrigin'>, request: Request): string {
  return config.publicOrigin ?? new URL(request.url).origin
}
