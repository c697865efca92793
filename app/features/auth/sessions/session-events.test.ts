import { expect, test } from 'vitest'
import { afterSignOut } from '#app/features/auth/sessions/session-events.ts'

test('Logout leads home, in this tab', () => {
  expect(afterSignOut('logout', true)).toEqual({ to: '/', replace: false })
})

test.each(['logout-elsewhere', 'ended'] as const)(
  'a list goes to Login in its own place, and a page on which somebody writes stays: %s',
  (reason) => {
    expect(afterSignOut(reason, false)).toEqual({ to: '/login', replace: true })
    expect(afterSignOut(reason, true)).toBe('ask-in-place')
  },
)

test('a session that ran out is always asked for in place', () => {
  expect(afterSignOut('expired', false)).toBe('ask-in-place')
  expect(afterSignOut('expired', true)).toBe('ask-in-place')
})
