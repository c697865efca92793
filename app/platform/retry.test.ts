import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doublingDelays, listedDelays, retryWithBackoff, withJitter } from '#app/platform/retry.ts'

let attemptedAt: number[]

beforeEach(() => {
  vi.useFakeTimers()
  attemptedAt = []
})
afterEach(() => vi.useRealTimers())

function failing(...errors: Error[]) {
  const startedAt = performance.now()
  return () => {
    attemptedAt.push(performance.now() - startedAt)
    const error = errors[attemptedAt.length - 1]
    if (error) throw error
    return attemptedAt.length
  }
}

const busy = new Error('busy')
const isBusy = (error: unknown) => error === busy
const PATIENT = { delayMs: () => 60_000, shouldRetryError: isBusy }

test('what fails for a while is attempted after the listed delays until it works', async () => {
  const delayMs = listedDelays([0, 100, 500])
  const attempt = failing(busy, busy, busy, busy)
  const outcome = retryWithBackoff(attempt, { delayMs, shouldRetryError: isBusy })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await outcome).toBe(5)
  expect(attemptedAt).toEqual([0, 0, 100, 600, 1_100])
})

test('an error that waiting cannot change is thrown at once', async () => {
  const outcome = retryWithBackoff(failing(new Error('broken')), PATIENT)
  await expect(outcome).rejects.toThrow('broken')
  expect(attemptedAt).toEqual([0])
})

test('no attempt begins at the deadline or later, and the last failure is what comes out', async () => {
  const attempt = failing()
  const outcome = retryWithBackoff(attempt, {
    delayMs: doublingDelays(200),
    shouldRetry: () => true,
    deadline: performance.now() + 3_000,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe(4)
  expect(attemptedAt).toEqual([0, 200, 600, 1_400])
})

test('after a reset the next failure counts as the first', async () => {
  const attempt = failing()
  const outcome = retryWithBackoff(
    (reset) => {
      const count = attempt()
      if (count === 3) reset()
      return count
    },
    { delayMs: doublingDelays(100), shouldRetry: (count) => count < 5 },
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBe(5)
  expect(attemptedAt).toEqual([0, 100, 300, 400, 600])
})

test('aborted, it does not wait any longer', async () => {
  const stop = new AbortController()
  const outcome = retryWithBackoff(failing(busy), { ...PATIENT, signal: stop.signal })
  await vi.advanceTimersByTimeAsync(1)
  stop.abort()
  await expect(outcome).rejects.toThrow('busy')
  expect(vi.getTimerCount()).toBe(0)
})

test('doubled delays end at the longest', () => {
  const delayMs = doublingDelays(5, 30)
  expect([0, 1, 2, 3, 50, 5_000].map(delayMs)).toEqual([5, 10, 20, 30, 30, 30])
})

test('delays with jitter differ, and none is longer than it would be without', () => {
  const delayMs = withJitter(listedDelays([10, 1000]))
  const later = Array.from({ length: 100 }, () => delayMs(1))
  expect(new Set(later).size).toBeGreaterThan(50)
  expect(Math.min(...later)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...later)).toBeLessThanOrEqual(1000)
  expect(delayMs(0)).toBeLessThanOrEqual(10)
})
