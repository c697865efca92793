import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import {
  createContext,
  type MiddlewareFunction,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router'
import { mayDo, type Right } from '#app/features/auth/roles/roles.ts'
import type { SignedIn } from '#app/features/auth/sessions/session.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

const sessionContext = createContext<SignedIn | null>(null)
const failureContext = createContext<Error | null>(null)

export const readSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (!request.headers.has('Cookie')) return
  const { auth, log } = context.get(servicesContext)
  try {
    context.set(sessionContext, await auth.readSession(request.headers))
  } catch (error) {
    // Readers need no session; the dashboard reports the failure.
    if (!(error instanceof Error) || !databaseResponse(error)) throw error
    log.error('session could not be read', error)
    context.set(failureContext, error)
  }
}

export function findSignedIn(context: Readonly<RouterContextProvider>): SignedIn | null {
  return context.get(sessionContext)
}

/** @throws a 401 response when no user is signed in, and the database's error when that cannot be known */
export function getSignedIn(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = findSignedIn(context)
  if (signedIn) return signedIn
  const failure = context.get(failureContext)
  if (failure !== null) throw failure
  throw sessionMissing()
}

/** @throws a 401 response when no user is signed in */
export function getActor(context: Readonly<RouterContextProvider>): Actor & { id: string } {
  const { user } = getSignedIn(context)
  return { id: user.id, name: user.email ?? user.name }
}

/** @throws a 401 response when no user is signed in */
export function getViewer(context: Readonly<RouterContextProvider>): Viewer {
  const { user, readsRestricted } = getSignedIn(context)
  return { id: user.id, readsRestricted }
}

/** False when no user is signed in. */
export function may(context: Readonly<RouterContextProvider>, right: Right): boolean {
  const signedIn = findSignedIn(context)
  return signedIn !== null && mayDo(signedIn.role, right)
}

/** Spec 2.21 and 2.22; anything but a page is refused. */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (findSignedIn(context)) return
  const accepted = request.headers.get('Accept') ?? ''
  const failure = context.get(failureContext)
  if (failure !== null) {
    // A navigation accepts HTML; the dashboard's own requests need the reason.
    const refused = accepted.includes('text/html') ? null : databaseResponse(failure)
    if (refused === null) throw failure
    const { message, status, headers } = refused
    throw Response.json({ message }, { status, headers: { ...PRIVATE_PAGE, ...headers } })
  }
  const wantsData = /application\/json|text\/event-stream/.test(accepted)
  if (request.method !== 'GET' || wantsData) throw sessionMissing()
  const response = redirectDocument('/login')
  response.headers.set('X-Remix-Replace', 'true')
  throw response
}

/** Spec 8.27. */
export function sessionMissing(): Response {
  return Response.json({ message: 'Auth session missing!' }, { status: 401, headers: PRIVATE_PAGE })
}
