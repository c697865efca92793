import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { isSecure } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

/** What one page leaves to the next one for a minute. Its name keeps the page cache away. */
export type FlashCookie = 'flash' | 'flash_email' | 'flash-reference'

const SECONDS = 60
const BOUND = '__Host-'

/** @returns a `Set-Cookie` value, which `bindFlash` completes */
export function makeFlash(name: FlashCookie, value: string): string {
  return setCookie(name, value, SECONDS)
}

/** @returns a `Set-Cookie` value, which `bindFlash` completes */
export function spendFlash(name: FlashCookie): string {
  return setCookie(name, '', 0)
}

function setCookie(name: FlashCookie, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`
}

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

export function findFlash({ request, context }: Asked, name: FlashCookie): string | null {
  const { config } = context.get(servicesContext)
  const sent = (isSecure(config, request) ? BOUND : '') + name
  const cookies = request.headers.get('Cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${sent}=([^;]*)`).exec(cookies)?.[1] ?? null
}

// Over TLS no neighbouring subdomain can plant what a page says, and nobody can read it on the way (RFC 6265bis).
export const bindFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next()
  const { config } = context.get(servicesContext)
  const cookies = response.headers.getSetCookie()
  if (!isSecure(config, request) || !cookies.some(isFlash)) return response
  response.headers.delete('Set-Cookie')
  for (const cookie of cookies)
    response.headers.append('Set-Cookie', isFlash(cookie) ? `${BOUND}${cookie}; Secure` : cookie)
  return response
}

function isFlash(cookie: string): boolean {
  return cookie.startsWith('flash')
}
