import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounceResize, startAutoplay } from '#app/features/site/ui/country-carousel.behaviour.ts'

let moves: number
let autoplay: ReturnType<typeof startAutoplay>

beforeEach(() => {
  vi.useFakeTimers()
  moves = 0
  autoplay = startAutoplay(() => void (moves += 1))
})
afterEach(() => void vi.useRealTimers())

test.each(['button', 'pointer', 'focus', 'motion'] as const)(
  'it moves every 2000 ms, stands still while the %s holds it, and then waits its whole time again',
  (reason) => {
    vi.advanceTimersByTime(6000)
    expect(moves).toBe(3)
    vi.advanceTimersByTime(1999)
    autoplay.hold(reason)
    vi.advanceTimersByTime(10_000)
    autoplay.release(reason)
    vi.advanceTimersByTime(1999)
    expect(moves).toBe(3)
    vi.advanceTimersByTime(1)
    expect(moves).toBe(4)
  },
)

test('Play goes on although the pointer that pressed it is there, but never against a wish for no motion', () => {
  for (const reason of ['button', 'pointer', 'focus'] as const) autoplay.hold(reason)
  autoplay.release('pointer')
  vi.advanceTimersByTime(4000)
  expect(moves).toBe(0)
  autoplay.release('button', 'pointer', 'focus')
  autoplay.release('pointer')
  vi.advanceTimersByTime(2000)
  expect(moves).toBe(1)
  autoplay.hold('motion')
  autoplay.release('button', 'pointer', 'focus')
  vi.advanceTimersByTime(10_000)
  expect(moves).toBe(1)
})

test('resizing is answered once, 50 ms after the last event', () => {
  let answers = 0
  const resize = debounceResize(() => void (answers += 1))
  for (let event = 0; event < 20; event += 1) {
    resize()
    vi.advanceTimersByTime(40)
  }
  expect(answers).toBe(0)
  vi.advanceTimersByTime(10)
  expect(answers).toBe(1)
})
