import { afterEach, describe, expect, test } from 'vitest'
import {
  aForm,
  countKept,
  FIRM,
  type MailedSite,
  openMailedSite,
  sendAwake,
  until,
} from '#test/abuse/contact-world.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { databaseKinds } from '#test/postgres.ts'

const HOUR = 3_600_000

// Abuse 39: whatever the mail server does, the visitor is thanked for what is kept, and the mail goes when it can.
describe.each(databaseKinds)('the mail server, on %s', (kind) => {
  let site: MailedSite
  let aheadMs = 0
  afterEach(() => site.close())

  const open = async (options: { badTls?: boolean } = {}) => {
    aheadMs = 0
    site = await openMailedSite(kind, { ...options, now: () => new Date(Date.now() + aheadMs) })
  }
  const send = async (name: string) => {
    const answer = await sendAwake(site.origin, { form: aForm({ name }) })
    expect(answer.status).toBe(201)
  }
  const outbox = () =>
    site.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute()
  const untilProblem = (problem: RegExp, attempts = 1) =>
    until(async () => {
      const [row] = await outbox()
      expect(row?.last_problem).toMatch(problem)
      expect(row?.attempts).toBeGreaterThanOrEqual(attempts)
      expect(row?.state).not.toBe('sending')
    })

  test('takes the mail: reference and link, and not a word of the message', async () => {
    await open()
    await send('Ana')
    await until(() => expect(site.box.mails).toHaveLength(1))
    const [mail] = site.box.mails
    const [row] = await site.db.selectFrom('messages').select(['id', 'reference']).execute()
    expect(mail?.to).toEqual([FIRM])
    expect(mail?.raw).toContain(row?.reference)
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`/dashboard/messages/${row?.id}`)
    expect(mail?.raw).not.toMatch(/Ana|ana@example|sister/)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

  test('is away for a day: everything is kept, and all of it goes when it is back', async () => {
    await open()
    const { port } = site.box
    await site.box.close()
    for (let index = 0; index < 5; index += 1) await send(`During the outage ${index}`)
    await untilProblem(/connection/)
    aheadMs += 24 * HOUR
    await untilProblem(/connection/, 2)
    expect(await countKept(site)).toBe(5)
    const back = await openPostbox({ port })
    try {
      aheadMs += HOUR
      await until(() => expect(back.mails).toHaveLength(5))
      expect(new Set(back.mails.map(({ headerId }) => headerId)).size).toBe(5)
    } finally {
      await back.close()
    }
  })

  test('says "later" (4xx): it is asked again, at growing distances, with the same Message-ID', async () => {
    await open()
    site.box.mood = 'temporary'
    await send('Greylisted')
    await untilProblem(/temporary/)
    const [row] = await outbox()
    aheadMs += HOUR
    await untilProblem(/temporary/, 2)
    site.box.mood = 'accept'
    aheadMs += HOUR
    await until(() => expect(site.box.mails).toHaveLength(1))
    expect(site.box.mails[0]?.headerId).toBe(row?.header_id)
  })

  test('says "never" (5xx): the mail is parked with an alarm, and the message is there', async () => {
    await open()
    site.box.mood = 'refuse'
    await send('Refused')
    await untilProblem(/refused/)
    const { tries } = site.box
    aheadMs += 48 * HOUR
    await send('Another')
    await until(async () =>
      expect((await outbox()).map(({ state }) => state)).toEqual(['parked', 'parked']),
    )
    expect(site.box.tries).toBe(tries + 1)
    expect(site.lines.filter((line) => line.includes('"mail parked"'))).toHaveLength(2)
    expect(await countKept(site)).toBe(2)
  })

  test('cannot prove who it is (TLS): it gets nothing, and is asked again', async () => {
    await open({ badTls: true })
    await send('Over TLS')
    await untilProblem(/tls|connection/)
    expect((await outbox())[0]).toMatchObject({ state: 'waiting' })
    expect(site.box.mails).toEqual([])
    const { port } = site.box
    await site.box.close()
    const good = await openPostbox({ port })
    try {
      aheadMs += HOUR
      await until(() => expect(good.mails).toHaveLength(1))
    } finally {
      await good.close()
    }
  })

  test('hangs in the middle: visitors are answered at once, and the mail goes later', async () => {
    await open()
    site.box.mood = 'hang'
    await send('Hanging')
    await until(() => expect(site.box.tries).toBe(1))
    const start = performance.now()
    await send('While it hangs')
    expect(performance.now() - start).toBeLessThan(2_000)
    site.box.mood = 'accept'
    await until(() => expect(site.box.mails.length).toBeGreaterThanOrEqual(1), 60_000)
    aheadMs += HOUR
    await until(() => expect(site.box.mails).toHaveLength(2), 60_000)
  })

  test('is not set up: messages are kept, the start says so, and the mails wait', async () => {
    await open()
    await site.close()
    site = await openMailedSite(kind, { environment: { SMTP_URL: '', MAIL_TO: '' } })
    expect(site.greeting.join('\n')).toContain('No mail is sent')
    await send('Without mail')
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})
