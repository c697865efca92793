import { SessionClient } from '#app/features/auth/sessions/session-client.ts'
import {
  isSessionState,
  SESSION_CHANNEL,
  type SessionMessage,
  type SessionState,
} from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import { hasUnsavedText } from '#app/ui/form/unsaved-input.ts'
import { guardRequests } from '#app/platform/session-guard.ts'

export function createBrowserSession(initial: SessionState) {
  let channel: BroadcastChannel | null = null
  const client = new SessionClient({
    initial,
    network: {
      fetch: globalThis.fetch.bind(globalThis),
      setTimeout: (work, ms) => setTimeout(work, ms),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
    clock: { steady: () => performance.now(), wall: () => Date.now() },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    tell: (message) => channel?.postMessage(message),
  })

  function start() {
    channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
      if (data.state === null || isSessionState(data.state)) client.receive(data)
    })
    const stopGuarding = guardRequests(client)
    const stopListening = listen(client)
    client.introduce()
    return () => {
      stopListening()
      stopGuarding()
      channel?.close()
      channel = null
    }
  }

  return { client, start }
}

function listen(client: SessionClient): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const tick = () => void client.tick()
  const timer = window.setInterval(tick, SESSION_SECONDS.tick * 1_000)
  // Timers of a hidden tab are throttled and those of a sleeping machine stop, so it also ticks on return.
  document.addEventListener('visibilitychange', tick, { signal })
  window.addEventListener('online', tick, { signal })
  window.addEventListener(
    'pageshow',
    // A page restored from the back-forward cache has missed every event.
    ({ persisted }) => persisted && void client.look(),
    { signal },
  )
  document.addEventListener('submit', (event) => void signOutHere(event, client), { signal })
  return () => {
    window.clearInterval(timer)
    stop.abort()
  }
}

/** Submits by script, so that the other tabs are notified; on any failure the form is submitted normally. */
async function signOutHere(event: SubmitEvent, client: SessionClient): Promise<void> {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return
  // Without a network the page itself says that nothing can be sent.
  if (hasUnsavedText(document) || !navigator.onLine) return
  event.preventDefault()
  const response = await client.signOut()
  if (!response.ok) form.submit()
}
