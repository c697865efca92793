import { expect, test } from 'vitest'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'

function aLimit(options: { burst?: number; perSecond?: number; maxClients?: number } = {}) {
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const limit = createRateLimit({ burst: 3, perSecond: 0.5, ...options, now: () => clock.now })
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  const takeAll = (count: number, client = 'a') =>
    Array.from({ length: count }, () => limit.take(client).isAllowed)
  return { limit, pass, takeAll }
}

test('a burst is allowed, and then as many as the rate gives', () => {
  const { takeAll, pass } = aLimit()
  expect(takeAll(4)).toEqual([true, true, true, false])
  pass(2000)
  expect(takeAll(2)).toEqual([true, false])
  pass(60_000)
  expect(takeAll(4)).toEqual([true, true, true, false])
})

test('anyone who is refused is told how long to wait, and waiting that long is enough', () => {
  const { limit, takeAll, pass } = aLimit()
  takeAll(3)
  pass(500)
  const refused = limit.take('a')
  expect(refused).toEqual({ isAllowed: false, retryAfterSeconds: 2 })
  pass(2000)
  expect(limit.take('a').isAllowed).toBe(true)
})

test('asking again and again does not make the wait longer', () => {
  const { limit, takeAll, pass } = aLimit()
  takeAll(100)
  pass(2000)
  expect(limit.take('a').isAllowed).toBe(true)
})

test('one client does not use up what belongs to another', () => {
  const { limit, takeAll } = aLimit()
  takeAll(10, 'a')
  expect(limit.take('b').isAllowed).toBe(true)
})

test('a clock that is set back does not lock anybody out', () => {
  const { takeAll, pass } = aLimit()
  takeAll(3)
  pass(-86_400_000)
  expect(takeAll(1)).toEqual([true])
})

test('a flood of addresses takes no more memory than is given to it', () => {
  const { limit, takeAll } = aLimit({ maxClients: 100 })
  takeAll(3, 'early')
  for (let count = 0; count < 100; count += 1) limit.take(`client ${count}`)
  // A forgotten client is allowed again, because the memory is bounded.
  expect(limit.take('early').isAllowed).toBe(true)
  expect(takeAll(3, 'client 99')).toEqual([true, true, false])
})
