import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'

const names = [
  'signed-in',
  'signed-out',
  'message-sent',
  'post-created',
  'post-updated',
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

/** Something that has just happened and that the next page says once. Each has its toast in the content. */
export type FlashName = (typeof names)[number]

const COOKIE = 'flash'
const flashContext = createContext<{ name: FlashName; isShown: boolean } | null>(null)

/** A cookie that makes the next page say it, with or without JavaScript. It carries a name, never a text. */
export function flashCookie(name: FlashName): string {
  return `${COOKIE}=${name}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`
}

/** Takes what the page that is being made should say, or null; it is said once. */
export function takeFlash(context: Readonly<RouterContextProvider>): FlashName | null {
  const flash = context.get(flashContext)
  if (flash) flash.isShown = true
  return flash?.name ?? null
}

/** Reads the cookie, and takes it back once a page has said it: a request for the news of others below the frame says nothing. */
export const carryFlash: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const found = /(?:^|;\s*)flash=([a-z-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1]
  const name = names.find((one) => one === found)
  if (name === undefined || request.method !== 'GET') return next()
  const flash = { name, isShown: false }
  context.set(flashContext, flash)
  const response = await next()
  // A redirect on the way says nothing, so the cookie stays for the page behind it.
  if (response.ok && flash.isShown)
    response.headers.append('Set-Cookie', `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
  return response
}
