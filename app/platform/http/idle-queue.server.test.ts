import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIdleQueue } from '#app/platform/http/idle-queue.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aQueue(fails: readonly string[] = []) {
  const made: string[] = []
  const work = async (key: string) => {
    made.push(key)
    return !fails.includes(key)
  }
  return { made, queue: createIdleQueue({ work, quietMs: 1000, maxKeys: 3 }) }
}

test('what was dropped is rendered again when nothing has changed for a while, the last asked for first', async () => {
  const { made, queue } = aQueue()
  queue.schedule(['/blog', '/'])
  await vi.advanceTimersByTimeAsync(900)
  queue.schedule(['/about'])
  await vi.advanceTimersByTimeAsync(900)
  expect(made).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(made).toEqual(['/about', '/blog', '/'])
})

test('no more pages than the bound are rendered, and none twice', async () => {
  const { made, queue } = aQueue()
  queue.schedule(['/1', '/2', '/3', '/4'])
  queue.schedule(['/2'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/2', '/1', '/3'])
})

test('a page that cannot be rendered ends it until the next change', async () => {
  const { made, queue } = aQueue(['/blog'])
  queue.schedule(['/blog', '/'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/blog'])
  queue.schedule(['/about'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(made).toEqual(['/blog', '/about'])
})
