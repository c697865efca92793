import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LONGEST_WAIT_MS, waitAfter } from '#app/features/email/mail.ts'
import { countMails, queueMail, resendMail } from '#app/features/email/outbox.server.ts'
import { openOutbox, type OutboxFixture } from '#test/factories/outbox.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000

test('the wait doubles, never beyond a quarter of an hour, and is spread', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, 1))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ])
  expect(waitAfter(1, 0)).toBe(3_750)
  expect(waitAfter(5_000, 1)).toBe(LONGEST_WAIT_MS)
})

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let fixture: OutboxFixture
  beforeEach(async () => {
    fixture = await openOutbox(kind)
  })
  afterEach(() => fixture.close())

  test('a mail is sent once, to its address or to the firm, and what it said is erased', async () => {
    const delivery = fixture.deliver()
    await fixture.queue()
    await fixture.queue({ to: null, subject: 'New message' })
    delivery.trigger()
    await fixture.untilStates('sent', 'sent')
    expect(fixture.office.taken.map(({ to }) => to).toSorted()).toEqual([
      'firm@example.com',
      'new@example.com',
    ])
    for (const row of await fixture.rows()) expect(row).toMatchObject({ sealed: '', key_id: '' })
    expect(fixture.lines.join('')).not.toContain('example.com')
  })

  test('a mail whose action was rolled back is not sent', async () => {
    const undone = fixture.db.transaction().execute(async (tx) => {
      await queueMail(
        tx,
        fixture.outbox,
        { purpose: 'invitation', to: 'a@b.co', subject: 's', text: 't' },
        fixture.now(),
      )
      throw new Error('The deed failed')
    })
    await expect(undone).rejects.toThrow('The deed failed')
    expect(await fixture.rows()).toEqual([])
  })

  test('what passes is tried again, later each time and for ever, under the same Message-ID', async () => {
    fixture.office.response = () => 'temporary'
    const delivery = fixture.deliver()
    await fixture.queue()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      delivery.trigger()
      await vi.waitFor(async () => {
        const [row] = await fixture.rows()
        expect(row).toMatchObject({
          state: 'waiting',
          attempts: attempt,
          last_problem: 'temporary',
        })
      })
      const [row] = await fixture.rows()
      const nextAt = new Date(row?.next_at ?? 0).getTime()
      waits.push(nextAt - fixture.at)
      fixture.at = nextAt
    }
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
    expect(waits.at(-1)).toBe(LONGEST_WAIT_MS)
    const [{ header_id: headerId } = { header_id: '' }] = await fixture.rows()
    fixture.office.response = () => null
    delivery.trigger()
    await fixture.untilStates('sent')
    expect(fixture.office.taken).toMatchObject([{ headerId }])
    expect(headerId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  })

  test('what is refused for good is parked and counted, until a person sends it again', async () => {
    fixture.office.response = () => 'refused'
    const delivery = fixture.deliver()
    const id = await fixture.queue()
    delivery.trigger()
    await fixture.untilStates('parked')
    fixture.at += 30 * DAY
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
    const delivery = fixture.deliver()
    for (let index = 0; index < 12; index += 1) await fixture.queue()
    delivery.trigger()
    await vi.waitFor(() => expect(fixture.office.tried).toBe(12))
    fixture.at += 1_000
    fixture.office.response = () => null
    await fixture.queue()
    await vi.waitFor(
      async () => {
        delivery.trigger()
        expect(await fixture.states()).toEqual(Array.from({ length: 13 }, () => 'sent'))
      },
      { timeout: 8_000 },
    )
  })

  test('at the start everything that waits is tried at once', async () => {
    fixture.office.response = () => 'tls'
    const delivery = fixture.deliver()
    await fixture.queue()
    delivery.trigger()
    await vi.waitFor(async () => expect((await fixture.rows())[0]?.last_problem).toBe('tls'))
    await delivery.close()
    fixture.office.response = () => null
    fixture.deliver()
    await fixture.untilStates('sent')
  })
})
