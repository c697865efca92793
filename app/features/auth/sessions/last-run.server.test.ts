import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLastRun } from '#app/features/auth/sessions/last-run.server.ts'
import { openedForEach } from '#test/opened.ts'
import { openDashboard } from '#test/sign-in.ts'

const MINUTE = 60_000

const dashboard = openedForEach(() => openDashboard('sqlite'))
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'last-run-'))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true })
})

const start = () => watchLastRun({ db: dashboard.db, dataDir, now: () => new Date() })
const moveClock = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE)

// The session was renewed so long ago that its own times do not give the step away.
test.each([
  ['half an hour, after a stop, ends the sessions', -30, 'stop', false],
  ['half an hour, after a kill, ends them too', -30, 'kill', false],
  ['half a minute, after a stop, ends none', -0.5, 'stop', true],
] as const)('a clock that is set back between two runs by %s', async (_, step, end, isIn) => {
  const browser = await dashboard.annaAt()
  const [begun, at] = [Date.now(), Date.now() + 40 * MINUTE]
  const run = await start()
  const mark = path.join(dataDir, 'last-run')
  // Written to the end, or the first note would come after the next one.
  await expect.poll(() => statSync(mark).mtimeMs).toBe(begun)
  if (end === 'kill') {
    // One minute's note alone: those of forty minutes at once reach the disk in any order.
    moveClock(39)
    await vi.advanceTimersByTimeAsync(MINUTE)
  } else {
    moveClock(40)
    await run.stop()
  }
  await expect.poll(() => statSync(mark).mtimeMs).toBeGreaterThanOrEqual(at)
  expect(await browser.read()).not.toBeNull()
  moveClock(step)
  await (await start()).stop()
  expect((await dashboard.restart().readSession(browser.headers())) !== null).toBe(isIn)
})
