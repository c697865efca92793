import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheWarmer } from '#app/platform/http/cache-warmer.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aWarmer(fails: readonly string[] = []) {
  const made: string[] = []
  const render = async (key: string) => {
    made.push(key)
    return !fails.includes(key)
  }
  return { made, warmer: createCacheWarmer({ render, quietMs: 1000, maxPages: 3 }) }
}

test('what was dropped is rendered again when nothing has changed for a while, the last asked for first', async () => {
  const { made, warmer } = aWarmer()
  warmer.schedule(['/blog', '/'])
  await vi.advanceTimersByTimeAsync(900)
  warmer.schedule(['/about'])
  await vi.advanceTimersByTimeAsync(900)
  expect(made).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(made).toEqual(['/about', '/blog', '/'])
})

test('no more pages than the bound are rendered, and none twice', async () => {
  const { made, warmer } = aWarmer()
  warmer.schedule(['/1', '/2', '/3', '/4'])
  warmer.schedule(['/2'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/2', '/1', '/3'])
})

test('a page that cannot be rendered ends it until the next change', async () => {
  const { made, warmer } = aWarmer(['/blog'])
  warmer.schedule(['/blog', '/'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/blog'])
  warmer.schedule(['/about'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/blog', '/about'])
})
