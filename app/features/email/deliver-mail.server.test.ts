import { describe, expect, test, vi } from 'vitest'
import { LONGEST_WAIT_MS, waitAfter } from '#app/features/email/mail.ts'
import { claimMails, forgetSentMails, LEASE_MS } from '#app/features/email/mail-queue.server.ts'
import { countMails, queueMail, resendMail } from '#app/features/email/outbox.server.ts'
import { aCipher } from '#test/factories/inbox.ts'
import { openOutbox } from '#test/factories/outbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000

test('the wait is spread, and never beyond a quarter of an hour', () => {
  expect([waitAfter(1, 0), waitAfter(5_000, 1)]).toEqual([3_750, LONGEST_WAIT_MS])
})

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  const fixture = openedForEach(() => openOutbox(kind))
  const claimAndDie = () => {
    const claim = { holder: 'a process that dies now', limit: 5, underWay: [] }
    return claimMails({ db: fixture.db, cipher: aCipher() }, claim, fixture.now())
  }

  test('a mail is sent once, to its address or to the firm, and what it said is erased', async () => {
    const delivery = fixture.deliver()
    await fixture.queue()
    await fixture.queue({ to: null, subject: 'New message' })
    delivery.trigger()
    await fixture.untilStates('sent', 'sent')
    const recipients = fixture.office.taken.map(({ to }) => to).toSorted()
    expect(recipients).toEqual(['firm@example.com', 'new@example.com'])
    for (const row of await fixture.rows()) expect(row).toMatchObject({ sealed: '', key_id: '' })
    expect(fixture.lines.join('')).not.toContain('example.com')
  })

  test('a mail whose action was rolled back is not sent', async () => {
    const mail = { purpose: 'invitation', to: 'a@b.co', subject: 's', text: 't' } as const
    const undone = fixture.db.transaction().execute(async (tx) => {
      await queueMail(tx, fixture.outbox, mail, fixture.now())
      throw new Error('The deed failed')
    })
    await expect(undone).rejects.toThrow('The deed failed')
    expect(await fixture.rows()).toEqual([])
  })

  test('what passes is tried again, later each time and for ever, under the same Message-ID', async () => {
    fixture.office.response = () => 'temporary'
    await fixture.queue()
    const delivery = fixture.deliver()
    const waits: number[] = []
    for (let attempts = 1; attempts <= 12; attempts += 1) {
      const failed = { state: 'waiting', attempts, last_problem: 'temporary' }
      await expect.poll(() => fixture.rows()).toMatchObject([failed])
      const [row] = await fixture.rows()
      const nextAt = new Date(row?.next_at ?? 0).getTime()
      waits.push(nextAt - fixture.clock.at)
      fixture.clock.at = nextAt
      if (attempts === 12) fixture.office.response = () => null
      delivery.trigger()
    }
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
    expect(waits.at(-1)).toBe(LONGEST_WAIT_MS)
    await fixture.untilStates('sent')
    const [{ header_id: headerId } = { header_id: '' }] = await fixture.rows()
    expect(fixture.office.taken).toMatchObject([{ headerId }])
    expect(headerId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  })

  test('what is refused for good is parked and counted, until a person sends it again', async () => {
    fixture.office.response = () => 'refused'
    const delivery = fixture.deliver()
    const id = await fixture.queue()
    delivery.trigger()
    await fixture.untilStates('parked')
    fixture.clock.at += 30 * DAY
    delivery.trigger()
    expect(await countMails(fixture.db)).toEqual({ waiting: 0, parked: 1 })
    expect(fixture.office.tried).toBe(1)
    expect(fixture.lines.join('\n')).toContain('"event":"mail parked"')
    fixture.office.response = () => null
    expect(await resendMail(fixture.db, id, fixture.now())).toBe(true)
    delivery.trigger()
    await fixture.untilStates('sent')
    expect(await resendMail(fixture.db, id, fixture.now())).toBe(false)
  })

  test('when the server takes mails again, all that waited for it goes at once', async () => {
    fixture.office.response = () => 'connection'
    // Queued before the start: it tries what waits once more, which must not fall between these attempts.
    for (let index = 0; index < 12; index += 1) await fixture.queue()
    const delivery = fixture.deliver()
    await fixture.untilTried(12)
    fixture.clock.at += 1_000
    fixture.office.response = () => null
    await fixture.queue()
    delivery.trigger()
    await fixture.untilStates(...Array.from({ length: 13 }, () => 'sent'))
    expect(fixture.office.taken).toHaveLength(13)
  })

  test('several processes share one outbox, and no mail goes twice', async () => {
    const workers = [fixture.deliver(), fixture.deliver(), fixture.deliver()]
    for (let index = 0; index < 40; index += 1) await fixture.queue({ subject: `Mail ${index}` })
    for (const worker of workers) worker.trigger()
    await fixture.untilStates(...Array.from({ length: 40 }, () => 'sent'))
    expect(new Set(fixture.office.taken.map(({ subject }) => subject)).size).toBe(40)
    expect(fixture.office.taken).toHaveLength(40)
  })

  test('a mail whose process died is taken over when the lease ends, under the same Message-ID', async () => {
    await fixture.queue()
    const [claimed] = await claimAndDie()
    const delivery = fixture.deliver()
    fixture.clock.at += LEASE_MS - 1
    delivery.trigger()
    await delivery.close()
    expect(fixture.office.taken).toEqual([])
    fixture.clock.at += 1
    fixture.deliver()
    await fixture.untilStates('sent')
    expect(fixture.office.taken).toMatchObject([{ headerId: claimed?.headerId }])
  })

  test('a mail that takes long stays with its process, which renews its lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const { promise, resolve } = Promise.withResolvers<void>()
      fixture.office.held = promise
      await fixture.queue()
      const slow = fixture.deliver()
      await fixture.untilTried(1)
      const untilOf = async () => new Date((await fixture.rows())[0]?.lease_until ?? 0).getTime()
      const first = await untilOf()
      fixture.clock.at += LEASE_MS / 2
      vi.advanceTimersByTime(LEASE_MS / 4)
      while ((await untilOf()) === first) await new Promise((next) => setImmediate(next))
      fixture.clock.at += LEASE_MS - 1
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
    await claimAndDie()
    fixture.office.response = () => 'temporary'
    await fixture.queue({ subject: 'waiting' })
    const before = fixture.deliver()
    await fixture.untilProblem(1, 'temporary')
    await before.close()
    fixture.clock.at -= DAY
    fixture.office.response = () => null
    fixture.deliver()
    await fixture.untilStates('sent', 'sent')
    expect(fixture.office.taken).toHaveLength(2)
  })

  test('a link that has expired is not sent any more', async () => {
    await fixture.queue({ uselessAfter: new Date(fixture.clock.at + 60_000) })
    fixture.clock.at += 60_001
    fixture.deliver()
    await fixture.untilStates('parked')
    expect(fixture.office.tried).toBe(0)
    expect(await fixture.rows()).toMatchObject([{ last_problem: 'expired', sealed: '' }])
    await forgetSentMails(fixture.db, new Date(fixture.clock.at))
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
    await fixture.untilTried(1)
    const closed = delivery.close()
    expect(fixture.office.closed).toBe(false)
    resolve()
    await closed
    expect(fixture.office.closed).toBe(true)
    expect(await fixture.states()).toEqual(['sent'])
  })

  test('a server that hangs does not hold the end up for ever, and the next start tries at once what waits', async () => {
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
    fixture.office.held = null
    fixture.deliver()
    await fixture.untilStates('sent')
    expect(fixture.office.taken).toHaveLength(1)
  })
})
