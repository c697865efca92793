import { argon2 } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aBrowser, ANNA, openDashboard } from '#test/sign-in.ts'

const derive = promisify(argon2)

test('200 sign-ins at the same moment compute four hashes at once, refuse the rest at once, and leave the process free for readers', async () => {
  let running = 0
  let most = 0
  const dashboard = await openDashboard('sqlite', {
    derive: async (...parameters) => {
      running += 1
      most = Math.max(most, running)
      return derive(...parameters).finally(() => (running -= 1))
    },
  })
  const bearable = Math.max(200, 3 * (await delayDuring(fourHashesAtOnce)).delayMs)
  const flood = () =>
    Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const pair = { ...ANNA, email: `user${index}@example.com` }
        return aBrowser(dashboard.auth, `198.51.100.${index}`).signIn(pair)
      }),
    )
  const { value: responses, delayMs } = await delayDuring(flood)
  expect(most).toBeLessThanOrEqual(4)
  expect(most).toBeGreaterThan(1)
  const kinds = responses.map((response) => (response.ok ? 'in' : response.problem.kind))
  expect(kinds.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(180)
  expect(kinds.filter((one) => one === 'wrong-pair').length).toBeGreaterThanOrEqual(4)
  expect(responses).toContainEqual({ ok: false, problem: { kind: 'busy', retryAfterSeconds: 1 } })
  expect(delayMs).toBeLessThan(bearable)
  expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject({ ok: true })
  await dashboard.close()
})

/** In milliseconds, the 99th percentile of the event loop's delay. */
async function delayDuring<Value>(work: () => Promise<Value>) {
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const value = await work()
  loop.disable()
  return { value, delayMs: loop.percentile(99) / 1e6 }
}

// The machine's own delay with four busy threads, more than 200 ms where it is busy already.
async function fourHashesAtOnce(): Promise<void> {
  const nonce = Buffer.alloc(16)
  const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      Array.from({ length: 4 }, () => derive('argon2id', { ...cost, nonce, message: 'x' })),
    )
  }
}
