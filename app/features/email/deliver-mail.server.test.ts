import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LONGEST_WAIT_MS, waitAfter } from '#app/features/email/mail.ts'
import { countMails, queueMail, resendMail } from '#app/features/email/outbox.server.ts'
import { openOutbox, type OutboxWorld } from '#test/factories/outbox.ts'
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
  let world: OutboxWorld
  beforeEach(async () => {
    world = await openOutbox(kind)
  })
  afterEach(() => world.close())

  test('a mail is sent once, to its address or to the firm, and what it said is erased', async () => {
    const delivery = world.deliver()
    await world.queue()
    await world.queue({ to: null, subject: 'New message' })
    delivery.trigger()
    await world.untilStates('sent', 'sent')
    expect(world.office.taken.map(({ to }) => to).toSorted()).toEqual([
      'firm@example.com',
      'new@example.com',
    ])
    for (const row of await world.rows()) expect(row).toMatchObject({ sealed: '', key_id: '' })
    expect(world.lines.join('')).not.toContain('example.com')
  })

  test('a mail whose action was rolled back is not sent', async () => {
    const undone = world.db.transaction().execute(async (tx) => {
      await queueMail(
        tx,
        world.outbox,
        { purpose: 'invitation', to: 'a@b.co', subject: 's', text: 't' },
        world.now(),
      )
      throw new Error('The deed failed')
    })
    await expect(undone).rejects.toThrow('The deed failed')
    expect(await world.rows()).toEqual([])
  })

  test('what passes is tried again, later each time and for ever, under the same Message-ID', async () => {
    world.office.response = () => 'temporary'
    const delivery = world.deliver()
    await world.queue()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      delivery.trigger()
      await vi.waitFor(async () => {
        const [row] = await world.rows()
        expect(row).toMatchObject({
          state: 'waiting',
          attempts: attempt,
          last_problem: 'temporary',
        })
      })
      const [row] = await world.rows()
      const nextAt = new Date(row?.next_at ?? 0).getTime()
      waits.push(nextAt - world.at)
      world.at = nextAt
    }
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
    expect(waits.at(-1)).toBe(LONGEST_WAIT_MS)
    const [{ header_id: headerId } = { header_id: '' }] = await world.rows()
    world.office.response = () => null
    delivery.trigger()
    await world.untilStates('sent')
    expect(world.office.taken).toMatchObject([{ headerId }])
    expect(headerId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/)
  })

  test('what is refused for good is parked and counted, until a person sends it again', async () => {
    world.office.response = () => 'refused'
    const delivery = world.deliver()
    const id = await world.queue()
    delivery.trigger()
    await world.untilStates('parked')
    world.at += 30 * DAY
    delivery.trigger()
    expect(await countMails(world.db)).toEqual({ waiting: 0, parked: 1 })
    expect(world.office.tried).toBe(1)
    expect(world.lines.join('\n')).toContain('"event":"mail parked"')
    world.office.response = () => null
    expect(await resendMail(world.db, id, world.now())).toBe(true)
    delivery.trigger()
    await world.untilStates('sent')
    expect(await resendMail(world.db, id, world.now())).toBe(false)
  })

  test('when the server takes mails again, all that waited for it goes at once', async () => {
    world.office.response = () => 'connection'
    const delivery = world.deliver()
    for (let index = 0; index < 12; index += 1) await world.queue()
    delivery.trigger()
    await vi.waitFor(() => expect(world.office.tried).toBe(12))
    world.at += 1_000
    world.office.response = () => null
    await world.queue()
    await vi.waitFor(
      async () => {
        delivery.trigger()
        expect(await world.states()).toEqual(Array.from({ length: 13 }, () => 'sent'))
      },
      { timeout: 8_000 },
    )
  })

  test('at the start everything that waits is tried at once', async () => {
    world.office.response = () => 'tls'
    const delivery = world.deliver()
    await world.queue()
    delivery.trigger()
    await vi.waitFor(async () => expect((await world.rows())[0]?.last_problem).toBe('tls'))
    await delivery.close()
    world.office.response = () => null
    world.deliver()
    await world.untilStates('sent')
  })
})
