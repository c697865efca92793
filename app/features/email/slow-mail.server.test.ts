import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openOutbox } from '#test/factories/outbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const HOUR = 3_600_000

describe.each(databaseKinds)('a slow mail server, with the outbox on %s', (kind) => {
  const fixture = openedForEach(() => openOutbox(kind))

  test('what may have been accepted is sent again after an hour, three times in all, by a new start neither sooner', async () => {
    fixture.office.response = () => 'unknown'
    await fixture.queue()
    const delivery = fixture.deliver()
    for (const attempts of [1, 2]) {
      const failed = { state: 'waiting', attempts, last_problem: 'unknown' }
      await expect.poll(() => fixture.rows()).toMatchObject([failed])
      fixture.clock.at += HOUR - 1
      const restarted = fixture.deliver()
      delivery.trigger()
      restarted.trigger()
      await restarted.close()
      expect(fixture.office.tried).toBe(attempts)
      fixture.clock.at += 1
      delivery.trigger()
    }
    await fixture.untilStates('parked')
    expect(fixture.office.tried).toBe(3)
    expect(fixture.lines.join('\n')).toMatch(/"mail parked".*"problem":"unknown"/)
  })

  test('another problem afterwards neither counts nor makes it known', async () => {
    fixture.office.response = () => 'unknown'
    await fixture.queue()
    const delivery = fixture.deliver()
    await fixture.untilProblem(0, 'unknown')
    fixture.office.response = () => 'connection'
    for (const tried of [2, 3, 4, 5]) {
      fixture.clock.at += HOUR
      delivery.trigger()
      await fixture.untilTried(tried)
      const failed = { state: 'waiting', attempts: 1, last_problem: 'unknown' }
      await expect.poll(() => fixture.rows()).toMatchObject([failed])
    }
    fixture.office.response = () => null
    fixture.clock.at += HOUR
    delivery.trigger()
    await fixture.untilStates('sent')
  })

  test('one that takes long holds up no other, queued before or later', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fixture.office.held = promise
    await fixture.queue({ subject: 'slow' })
    const delivery = fixture.deliver()
    await fixture.untilTried(1)
    fixture.office.held = null
    for (let index = 0; index < 8; index += 1) await fixture.queue()
    delivery.trigger()
    await fixture.untilStates('sending', ...Array.from({ length: 8 }, () => 'sent'))
    await fixture.queue()
    delivery.trigger()
    await fixture.untilStates('sending', ...Array.from({ length: 9 }, () => 'sent'))
    resolve()
    await fixture.untilStates(...Array.from({ length: 10 }, () => 'sent'))
    expect(fixture.office.tried).toBe(10)
  })

  test('a clock that jumps past the lease sends no second copy of what is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fixture.office.held = promise
    await fixture.queue()
    const delivery = fixture.deliver()
    await fixture.untilTried(1)
    fixture.clock.at += 2 * HOUR
    fixture.office.held = null
    await fixture.queue()
    delivery.trigger()
    await fixture.untilStates('sending', 'sent')
    resolve()
    await fixture.untilStates('sent', 'sent')
    expect(fixture.office.tried).toBe(2)
  })

  test.each(['UpdateQueryNode', 'SelectQueryNode'])(
    'closing waits for what looks at the outbox: %s',
    async (held) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const done: string[] = []
      const delivery = fixture.deliver(undefined, [holding(held, promise, done)])
      if (held === 'SelectQueryNode') {
        delivery.trigger()
        await vi.waitUntil(() => done.includes('UpdateQueryNode'))
      }
      const closing = delivery.close()
      await setImmediate()
      expect(fixture.office.closed).toBe(false)
      resolve()
      await closing
      expect(fixture.office.closed).toBe(true)
    },
  )
})

/** Queries of a kind are answered when a promise says so. */
function holding(held: string, until: Promise<void>, done: string[]): KyselyPlugin {
  const kinds = new WeakMap<object, string>()
  return {
    transformQuery({ node, queryId }) {
      kinds.set(queryId, node.kind)
      return node
    },
    async transformResult({ result, queryId }) {
      const kind = kinds.get(queryId) ?? ''
      if (kind === held) await until
      done.push(kind)
      return result
    },
  }
}
