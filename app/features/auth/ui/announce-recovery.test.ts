import { once } from 'node:events'
import { expect, test } from 'vitest'
import announceRecovery from '#app/features/auth/ui/announce-recovery.behaviour.ts'
import { SESSION_CHANNEL } from '#app/features/auth/sessions/session-events.ts'

test('a lost password that is being replaced is announced to the tabs of the dashboard', async () => {
  const dashboard = new BroadcastChannel(SESSION_CHANNEL)
  const received = once(dashboard, 'message')
  announceRecovery()
  const [{ data }] = (await received) as [MessageEvent<unknown>]
  expect(data).toEqual({ type: 'PASSWORD_RECOVERY', state: null })
  dashboard.close()
})
