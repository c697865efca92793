import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimMails, forgetSentMails, LEASE_MS } from '#app/features/email/mail-queue.server.ts'
import { resendMail } from '#app/features/email/outbox.server.ts'
import { aCipher } from '#test/factories/messages.ts'
import { openOutbox, type OutboxWorld } from '#test/factories/outbox.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000

describe.each(databaseKinds)('leases, clocks and ends of the outbox on %s', (kind) => {
  let world: OutboxWorld
  beforeEach(async () => {
    world = await openOutbox(kind)
  })
  afterEach(() => world.close())

  test('several processes share one outbox, and no mail goes twice', async () => {
    const workers = [world.deliver(), world.deliver(), world.deliver()]
    for (let index = 0; index < 40; index += 1) await world.queue({ subject: `Mail ${index}` })
    await vi.waitFor(
      async () => {
        for (const worker of workers) worker.trigger()
        expect((await world.states()).every((state) => state === 'sent')).toBe(true)
      },
      { timeout: 10_000 },
    )
    expect(new Set(world.office.taken.map(({ subject }) => subject)).size).toBe(40)
    expect(world.office.taken).toHaveLength(40)
  })

  test('a mail whose process died is taken over when the lease ends, under the same Message-ID', async () => {
    await world.queue()
    const claim = { holder: 'a process that dies now', limit: 5 }
    const [claimed] = await claimMails(
      { db: world.db, kind, cipher: aCipher() },
      claim,
      world.now(),
    )
    const delivery = world.deliver()
    world.at += LEASE_MS - 1
    delivery.trigger()
    await delivery.close()
    expect(world.office.taken).toEqual([])
    world.at += 1
    world.deliver()
    await world.untilStates('sent')
    expect(world.office.taken).toMatchObject([{ headerId: claimed?.headerId }])
  })

  test('a mail that takes long stays with its process, which says again and again that it is at it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { promise, resolve } = Promise.withResolvers<void>()
      world.office.held = promise
      await world.queue()
      const slow = world.deliver()
      await vi.waitFor(() => expect(world.office.tried).toBe(1))
      const untilOf = async () => new Date((await world.rows())[0]?.lease_until ?? 0).getTime()
      const first = await untilOf()
      world.at += LEASE_MS / 2
      vi.advanceTimersByTime(LEASE_MS / 4)
      while ((await untilOf()) === first) await new Promise((next) => setImmediate(next))
      world.at += LEASE_MS - 1
      const other = world.deliver()
      other.trigger()
      await other.close()
      expect(world.office.tried).toBe(1)
      resolve()
      await slow.close()
      expect(await world.states()).toEqual(['sent'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a clock that jumps back by a day stops neither a lease nor a wait', async () => {
    await world.queue({ subject: 'leased' })
    const claim = { holder: 'a process that dies now', limit: 5 }
    await claimMails({ db: world.db, kind, cipher: aCipher() }, claim, world.now())
    world.office.response = () => 'temporary'
    await world.queue({ subject: 'waiting' })
    const before = world.deliver()
    before.trigger()
    await vi.waitFor(async () => expect((await world.rows())[1]?.last_problem).toBe('temporary'))
    await before.close()
    world.at -= DAY
    world.office.response = () => null
    world.deliver()
    await world.untilStates('sent', 'sent')
  })

  test('a clock that jumps forward by a day sends nothing twice', async () => {
    const delivery = world.deliver()
    await world.queue()
    world.at += DAY
    delivery.trigger()
    await world.untilStates('sent')
    expect(world.office.taken).toHaveLength(1)
  })

  test('a link that has expired is not sent any more', async () => {
    await world.queue({ uselessAfter: new Date(world.at + 60_000) })
    world.at += 60_001
    world.deliver()
    await world.untilStates('parked')
    expect(world.office.tried).toBe(0)
    expect(await world.rows()).toMatchObject([{ last_problem: 'expired', sealed: '' }])
    await forgetSentMails(world.db, new Date(world.at))
    expect(await world.rows()).toEqual([])
  })

  test('a mail that cannot be opened is parked and goes when its key is back', async () => {
    const id = await world.queue()
    const without = world.deliver(aCipher('another'))
    await world.untilStates('parked')
    expect((await world.rows())[0]?.last_problem).toBe('unreadable')
    await without.close()
    await resendMail(world.db, id, world.now())
    world.deliver()
    await world.untilStates('sent')
  })

  test('closing waits for the mail that is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    world.office.held = promise
    await world.queue()
    const delivery = world.deliver()
    await vi.waitFor(() => expect(world.office.tried).toBe(1))
    const closed = delivery.close()
    expect(world.office.closed).toBe(false)
    resolve()
    await closed
    expect(world.office.closed).toBe(true)
    expect(await world.states()).toEqual(['sent'])
  })

  test('a server that hangs does not hold the end up for ever, and the mail is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      world.office.held = new Promise(() => {})
      await world.queue()
      const delivery = world.deliver()
      while (world.office.tried === 0) await new Promise((resolve) => setImmediate(resolve))
      const closed = delivery.close()
      await vi.advanceTimersByTimeAsync(10_000)
      await closed
    } finally {
      vi.useRealTimers()
    }
    expect(await world.rows()).toMatchObject([{ state: 'waiting', last_problem: 'timeout' }])
  })
})
