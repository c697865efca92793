import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import {
  createContext,
  type MiddlewareFunction,
  redirectDocument,
  type RouterContextProvider,
} from 'react-router'
import type { SignedIn } from '#app/features/auth/sessions/session.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

const sessionContext = createContext<SignedIn | null>(null)
/** Why the session could not be read. */
const failureContext = createContext<Error | null>(null)

/** Reads the session once a request, for every route. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (!request.headers.has('Cookie')) return
  const { auth, log } = context.get(servicesContext)
  try {
    context.set(sessionContext, await auth.readSession(request.headers))
  } catch (error) {
    // Anyone who only reads does not need to be known; the dashboard says what is wrong.
    if (!(error instanceof Error) || !databaseResponse(error)) throw error
    log.error('session could not be read', error)
    context.set(failureContext, error)
  }
}

/** Who is signed in, or null. */
export function findSignedIn(context: Readonly<RouterContextProvider>): SignedIn | null {
  return context.get(sessionContext)
}

/** Who is signed in, on a route behind the guard. @throws a 401 answer when no one is */
export function getSignedIn(context: Readonly<RouterContextProvider>): SignedIn {
  const signedIn = findSignedIn(context)
  if (!signedIn) throw sessionMissing()
  return signedIn
}

/** Who acts in a request behind the guard, as the audit log names them. @throws a 401 answer when no one is signed in */
export function getActor(context: Readonly<RouterContextProvider>): Actor & { id: string } {
  const { user } = getSignedIn(context)
  return { id: user.id, name: user.email ?? user.name }
}

/**
 * Lets only staff pass. A page sends the visitor to Login and replaces the history entry (specification, section 2);
 * everything else is refused.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (findSignedIn(context)) return
  const accepted = request.headers.get('Accept') ?? ''
  const failure = context.get(failureContext)
  if (failure !== null) {
    const refusal = isPage(accepted) ? null : unreadable(failure)
    if (refusal !== null) throw refusal
    throw failure
  }
  const wantsData = /application\/json|text\/event-stream/.test(accepted)
  if (request.method !== 'GET' || wantsData) throw sessionMissing()
  const response = redirectDocument('/login')
  response.headers.set('X-Remix-Replace', 'true')
  throw response
}

// What a browser opens names HTML; what the dashboard asks for by itself wants to know why.
function isPage(accepted: string): boolean {
  return accepted.includes('text/html')
}

function unreadable(failure: Error): Response | null {
  const refused = databaseResponse(failure)
  if (refused === null) return null
  const { message, status, headers } = refused
  return Response.json({ message }, { status, headers: { ...PRIVATE_PAGE, ...headers } })
}

/** The answer to anyone who is not signed in, in the words of specification section 8. */
export function sessionMissing(): Response {
  return Response.json({ message: 'Auth session missing!' }, { status: 401, headers: PRIVATE_PAGE })
}
