import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimMails, forgetSentMails, LEASE_MS } from '#app/features/email/mail-queue.server.ts'
import { resendMail } from '#app/features/email/outbox.server.ts'
import { aCipher } from '#test/factories/messages.ts'
import { openOutbox, type OutboxFixture } from '#test/factories/outbox.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000

describe.each(databaseKinds)('leases, clocks and ends of the outbox on %s', (kind) => {
  let fixture: OutboxFixture
  beforeEach(async () => {
    fixture = await openOutbox(kind)
  })
  afterEach(() => fixture.close())

  test('several processes share one outbox, and no mail goes twice', async () => {
    const workers = [fixture.deliver(), fixture.deliver(), fixture.deliver()]
    for (let index = 0; index < 40; index += 1) await fixture.queue({ subject: `Mail ${index}` })
    await vi.waitFor(
      async () => {
        for (const worker of workers) worker.trigger()
        expect((await fixture.states()).every((state) => state === 'sent')).toBe(true)
      },
      { timeout: 10_000 },
    )
    expect(new Set(fixture.office.taken.map(({ subject }) => subject)).size).toBe(40)
    expect(fixture.office.taken).toHaveLength(40)
  })

  test('a mail whose process died is taken over when the lease ends, under the same Message-ID', async () => {
    await fixture.queue()
    const claim = { holder: 'a process that dies now', limit: 5 }
    const [claimed] = await claimMails(
      { db: fixture.db, kind, cipher: aCipher() },
      claim,
      fixture.now(),
    )
    const delivery = fixture.deliver()
    fixture.at += LEASE_MS - 1
    delivery.trigger()
    await delivery.close()
    expect(fixture.office.taken).toEqual([])
    fixture.at += 1
    fixture.deliver()
    await fixture.untilStates('sent')
    expect(fixture.office.taken).toMatchObject([{ headerId: claimed?.headerId }])
  })

  test('a mail that takes long stays with its process, which says again and again that it is at it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { promise, resolve } = Promise.withResolvers<void>()
      fixture.office.held = promise
      await fixture.queue()
      const slow = fixture.deliver()
      await vi.waitFor(() => expect(fixture.office.tried).toBe(1))
      const untilOf = async () => new Date((await fixture.rows())[0]?.lease_until ?? 0).getTime()
      const first = await untilOf()
      fixture.at += LEASE_MS / 2
      vi.advanceTimersByTime(LEASE_MS / 4)
      while ((await untilOf()) === first) await new Promise((next) => setImmediate(next))
      fixture.at += LEASE_MS - 1
      const other = fixture.deliver()
      other.trigger()
      await other.close()
      expect(fixture.office.tried).toBe(1)
      resolve()
      await slow.close()
      expect(await fixture.states()).toEqual(['sent'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a clock that jumps back by a day stops neither a lease nor a wait', async () => {
    await fixture.queue({ subject: 'leased' })
    const claim = { holder: 'a process that dies now', limit: 5 }
    await claimMails({ db: fixture.db, kind, cipher: aCipher() }, claim, fixture.now())
    fixture.office.response = () => 'temporary'
    await fixture.queue({ subject: 'waiting' })
    const before = fixture.deliver()
    before.trigger()
    await vi.waitFor(async () => expect((await fixture.rows())[1]?.last_problem).toBe('temporary'))
    await before.close()
    fixture.at -= DAY
    fixture.office.response = () => null
    fixture.deliver()
    await fixture.untilStates('sent', 'sent')
  })

  test('a clock that jumps forward by a day sends nothing twice', async () => {
    const delivery = fixture.deliver()
    await fixture.queue()
    fixture.at += DAY
    delivery.trigger()
    await fixture.untilStates('sent')
    expect(fixture.office.taken).toHaveLength(1)
  })

  test('a link that has expired is not sent any more', async () => {
    await fixture.queue({ uselessAfter: new Date(fixture.at + 60_000) })
    fixture.at += 60_001
    fixture.deliver()
    await fixture.untilStates('parked')
    expect(fixture.office.tried).toBe(0)
    expect(await fixture.rows()).toMatchObject([{ last_problem: 'expired', sealed: '' }])
    await forgetSentMails(fixture.db, new Date(fixture.at))
    expect(await fixture.rows()).toEqual([])
  })

  test('a mail that cannot be opened is parked and goes when its key is back', async () => {
    const id = await fixture.queue()
    const without = fixture.deliver(aCipher('another'))
    await fixture.untilStates('parked')
    expect((await fixture.rows())[0]?.last_problem).toBe('unreadable')
    await without.close()
    await resendMail(fixture.db, id, fixture.now())
    fixture.deliver()
    await fixture.untilStates('sent')
  })

  test('closing waits for the mail that is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fixture.office.held = promise
    await fixture.queue()
    const delivery = fixture.deliver()
    await vi.waitFor(() => expect(fixture.office.tried).toBe(1))
    const closed = delivery.close()
    expect(fixture.office.closed).toBe(false)
    resolve()
    await closed
    expect(fixture.office.closed).toBe(true)
    expect(await fixture.states()).toEqual(['sent'])
  })

  test('a server that hangs does not hold the end up for ever, and the mail is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fixture.office.held = new Promise(() => {})
      await fixture.queue()
      const delivery = fixture.deliver()
      while (fixture.office.tried === 0) await new Promise((resolve) => setImmediate(resolve))
      const closed = delivery.close()
      await vi.advanceTimersByTimeAsync(10_000)
      await closed
    } finally {
      vi.useRealTimers()
    }
    expect(await fixture.rows()).toMatchObject([{ state: 'waiting', last_problem: 'timeout' }])
  })
})
