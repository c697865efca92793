import { SESSION_CHANNEL, type SessionMessage } from '#app/features/auth/sessions/session-events.ts'

export default function announceRecovery(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  const message: SessionMessage = { type: 'PASSWORD_RECOVERY', state: null }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel.postMessage(message)
  channel.close()
}
