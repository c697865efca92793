import type { Route } from './+types/events.ts'
import { mayDo, type Right } from '#app/features/auth/roles/roles.ts'
import { type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

const RETRY_AFTER_SECONDS = '10'

const RIGHT_TO_HEAR: Record<LiveKind, Right> = {
  posts: 'read-posts',
  editors: 'write-drafts',
  messages: 'work-on-messages',
  facts: 'read-facts',
  // Also tells of one's own role and sessions.
  accounts: 'own-account',
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { auth, live } = context.get(servicesContext)
  const { user } = getSignedIn(context)
  // The request's own headers would keep its whole body and socket alive.
  const cookie = new Headers({ Cookie: request.headers.get('Cookie') ?? '' })
  const readKinds = async () => {
    const signedIn = await auth.readSession(cookie)
    return signedIn && liveKinds.filter((kind) => mayDo(signedIn.role, RIGHT_TO_HEAR[kind]))
  }
  const stream = live.open({ userId: user.id, readKinds })
  if (!stream.ok) {
    const headers = { ...PRIVATE_PAGE, 'Retry-After': RETRY_AFTER_SECONDS }
    return new Response(null, { status: 503, headers })
  }
  return new Response(stream.value, {
    headers: {
      ...PRIVATE_PAGE,
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy would otherwise buffer the events.
      'X-Accel-Buffering': 'no',
    },
  })
}
