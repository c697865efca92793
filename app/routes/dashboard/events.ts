import type { Route } from './+types/events.ts'
import { mayDo, type Right } from '#app/features/auth/roles/roles.ts'
import { type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { noteLeftForm, type OpenForm } from '#app/features/post-editor/post-editors.server.ts'
import { PRESENCE_SECONDS } from '#app/features/post-editor/post-news.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

const RETRY_AFTER_SECONDS = '10'

const RIGHT_TO_HEAR: Record<LiveKind, Right> = {
  posts: 'read-posts',
  editors: 'write-drafts',
  messages: 'work-on-messages',
  records: 'write-content',
  // Also tells of one's own role and sessions.
  accounts: 'own-account',
}

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { auth, live, log, now } = services
  const { user } = getSignedIn(context)
  // The request's own headers would keep its whole body and socket alive.
  const cookie = new Headers({ Cookie: request.headers.get('Cookie') ?? '' })
  const readKinds = async () => {
    const signedIn = await auth.readSession(cookie)
    return signedIn && liveKinds.filter((kind) => mayDo(signedIn.role, RIGHT_TO_HEAR[kind]))
  }
  const form = openFormIn(new URL(request.url).searchParams.get('form') ?? '', user.id)
  const onGone = () => {
    if (form === null) return
    const lostAt = now()
    const leave = () =>
      noteLeftForm(services, form, lostAt).catch((error: unknown) =>
        log.error('an open form could not be left', error),
      )
    setTimeout(() => void leave(), PRESENCE_SECONDS.lost * 1_000).unref()
  }
  const stream = live.open({ userId: user.id, readKinds, onGone })
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

/** By the address at which it says that it is open. */
function openFormIn(address: string, userId: string): OpenForm | null {
  const [, postId, formId] =
    /^\/dashboard\/blog\/edit\/([^/]+)\/editors\/([^/]+)$/.exec(address) ?? []
  return postId === undefined || formId === undefined ? null : { postId, formId, userId }
}
