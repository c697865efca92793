import {
  createContext,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from 'react-router'
import { LOGIN } from '#app/features/auth/sessions/session.ts'

const names = [
  'signed-in',
  'signed-out',
  'message-sent',
  'post-created',
  'post-updated',
  'post-merged',
  'post-deleted',
  'preview-withdrawn',
  'revision-restored',
  'samples-removed',
  'fact-saved',
  'account-joined',
  'password-reset',
  'account-disabled',
  'account-enabled',
  'sessions-ended',
  'invitation-withdrawn',
  'account-renamed',
  'password-changed',
  'second-factor-off',
  'own-session-ended',
  'other-sessions-ended',
  'message-moved',
  'message-noted',
  'message-unread',
  'message-released',
  'message-resent',
  'message-erased',
  'person-erased',
] as const

export type FlashName = (typeof names)[number]

const COOKIE = 'flash'
const flashContext = createContext<{ name: FlashName; isShown: boolean } | null>(null)

/** Contains a name, never a text. */
export function flashCookie(name: FlashName): string {
  return `${COOKIE}=${name}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`
}

export function redirectWithFlash(to: string, name: FlashName): Response {
  return redirect(to, { status: 303, headers: { 'Set-Cookie': flashCookie(name) } })
}

export function takeFlash(context: Readonly<RouterContextProvider>): FlashName | null {
  const flash = context.get(flashContext)
  if (flash) flash.isShown = true
  return flash?.name ?? null
}

/** Deletes the cookie only once a page has shown the message. */
export const carryFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const found = /(?:^|;\s*)flash=([a-z-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1]
  const name = names.find((one) => one === found)
  if (name === undefined || request.method !== 'GET') return next()
  // At a Logout the browser's other tabs go to Login, perhaps before the tab that the message is for has its page.
  if (name === 'signed-out' && new URL(request.url).pathname === LOGIN) return next()
  const flash = { name, isShown: false }
  context.set(flashContext, flash)
  const response = await next()
  // A redirect shows nothing, so the cookie stays for the next page.
  if (response.ok && flash.isShown)
    response.headers.append('Set-Cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
  return response
}
