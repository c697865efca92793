import { expect, test } from 'vitest'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'

function aLimit(maxClients?: number) {
  let ms = Date.parse('2026-11-21T12:00:00Z')
  const options = { burst: 3, perSecond: 0.5, ...(maxClients !== undefined && { maxClients }) }
  const limit = createRateLimit({ ...options, now: () => new Date(ms) })
  const pass = (more: number) => void (ms += more)
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

test('a client is told how long to wait, which asking again and another client do not make longer', () => {
  const { limit, takeAll, pass } = aLimit()
  takeAll(100)
  pass(500)
  expect(limit.take('a')).toEqual({ isAllowed: false, retryAfterSeconds: 2 })
  expect(takeAll(10, 'b').slice(0, 4)).toEqual([true, true, true, false])
  pass(1500)
  expect(takeAll(2)).toEqual([true, false])
})

test('a clock that is set back does not lock anybody out', () => {
  const { takeAll, pass } = aLimit()
  takeAll(3)
  pass(-86_400_000)
  expect(takeAll(1)).toEqual([true])
})

test('a flood of addresses takes no more memory than is given to it', () => {
  const { limit, takeAll } = aLimit(100)
  takeAll(3, 'early')
  for (let count = 0; count < 100; count += 1) limit.take(`client ${count}`)
  // A forgotten client is allowed again, because the memory is bounded.
  expect(limit.take('early').isAllowed).toBe(true)
  expect(takeAll(3, 'client 99')).toEqual([true, true, false])
})
