import { SESSION_CHANNEL, type SessionMessage } from '#app/features/auth/session-events.ts'

/** Tells the other tabs of this browser that somebody replaces a lost password here (the event PASSWORD_RECOVERY). */
export default function announceRecovery(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  const message: SessionMessage = { type: 'PASSWORD_RECOVERY', state: null }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel.postMessage(message)
  channel.close()
}
