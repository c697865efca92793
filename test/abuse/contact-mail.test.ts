import { describe, expect, test, type TestContext } from 'vitest'
import {
  aForm,
  countStored,
  FIRM,
  openMailedSite,
  referenceOf,
  sendAndRead,
  sendHydrated,
  sendPlain,
  until,
} from '#test/abuse/contact-fixture.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { type DatabaseKind, databaseKinds, sqliteAlone } from '#test/postgres.ts'
import { aVisitor, type SiteOptions } from '#test/site.ts'

const HOUR = 3_600_000
const WITH_TEXT = { environment: { MAIL_MESSAGE_TEXT: 'yes' } }

async function openFixture(
  { onTestFinished }: TestContext,
  kind: DatabaseKind,
  options: SiteOptions & { badTls?: boolean } = {},
) {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const site = await openMailedSite(kind, { ...options, now })
  onTestFinished(() => site.close())
  const outbox = () =>
    site.db.selectFrom('mail_outbox').selectAll().orderBy('created_at').orderBy('id').execute()
  return {
    ...site,
    outbox,
    to: (address: string) => site.box.mails.filter(({ to }) => to.includes(address)),
    wait: (ms: number) => (aheadMs += ms),
    async send(name: string) {
      const response = await sendHydrated(site.origin, { form: aForm({ name }) })
      expect(response.status).toBe(201)
    },
    untilProblem: (problem: RegExp, attempts = 1) =>
      until(async () => {
        const [row] = await outbox()
        expect(row?.last_problem).toMatch(problem)
        expect(row?.attempts).toBeGreaterThanOrEqual(attempts)
        expect(row?.state).not.toBe('sending')
      }),
    async lose() {
      const { port } = site.box
      await site.box.close()
      return async () => {
        const back = await openPostbox({ port })
        onTestFinished(() => back.close())
        return back
      }
    },
  }
}

const kinds = sqliteAlone('The outbox is a store that is tested on both; here a mail server fails.')

// Abuse 39; the tests mostly wait, so they run concurrently.
describe.each(kinds)('the mail server, on %s', { concurrent: true }, (kind) => {
  test('is away for a day: everything is kept, and all of it goes when it is back', async (context) => {
    const fixture = await openFixture(context, kind)
    const bringBack = await fixture.lose()
    for (let index = 0; index < 5; index += 1) await fixture.send(`During the outage ${index}`)
    await fixture.untilProblem(/connection/)
    fixture.wait(24 * HOUR)
    await fixture.untilProblem(/connection/, 2)
    expect(await countStored(fixture)).toBe(5)
    const back = await bringBack()
    fixture.wait(HOUR)
    await until(() => expect(back.mails).toHaveLength(5))
    expect(new Set(back.mails.map(({ headerId }) => headerId)).size).toBe(5)
  })

  test('says "later" (4xx): it is asked again, at growing distances, with the same Message-ID', async (context) => {
    const fixture = await openFixture(context, kind)
    fixture.box.mood = 'temporary'
    await fixture.send('Greylisted')
    await fixture.untilProblem(/temporary/)
    const [row] = await fixture.outbox()
    fixture.wait(HOUR)
    await fixture.untilProblem(/temporary/, 2)
    fixture.box.mood = 'accept'
    fixture.wait(HOUR)
    await until(() => expect(fixture.box.mails).toHaveLength(1))
    expect(fixture.box.mails[0]?.headerId).toBe(row?.header_id)
  })

  test('says "never" (5xx): the mail is parked with an alarm, and the message is there', async (context) => {
    const fixture = await openFixture(context, kind)
    fixture.box.mood = 'refuse'
    await fixture.send('Refused')
    await fixture.untilProblem(/refused/)
    const { tries } = fixture.box
    fixture.wait(48 * HOUR)
    await fixture.send('Another')
    const parked = [{ state: 'parked' }, { state: 'parked' }]
    await until(async () => expect(await fixture.outbox()).toMatchObject(parked))
    expect(fixture.box.tries).toBe(tries + 1)
    expect(fixture.lines.filter((line) => line.includes('"mail parked"'))).toHaveLength(2)
    expect(await countStored(fixture)).toBe(2)
  })

  test('cannot prove who it is (TLS): it gets nothing, and is asked again', async (context) => {
    const fixture = await openFixture(context, kind, { badTls: true })
    await fixture.send('Over TLS')
    await fixture.untilProblem(/tls|connection/)
    expect((await fixture.outbox())[0]).toMatchObject({ state: 'waiting' })
    expect(fixture.box.mails).toEqual([])
    const good = await (await fixture.lose())()
    fixture.wait(HOUR)
    await until(() => expect(good.mails).toHaveLength(1))
  })

  test('is not set up: messages are kept, the start says so, and the mails wait', async (context) => {
    const fixture = await openFixture(context, kind, { environment: { SMTP_URL: '', MAIL_TO: '' } })
    expect(fixture.startupMessages.join('\n')).toContain('No mail is sent')
    await fixture.send('Without mail')
    expect(await fixture.outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})

describe.each(kinds)('the confirmation of a message, on %s', { concurrent: true }, (kind) => {
  test('goes in the language of the page, and carries nothing that was typed', async (context) => {
    const { origin, to } = await openFixture(context, kind)
    const form = aForm({ name: 'Ana Evil', safeWay: 'write' })
    const body = new URLSearchParams(form)
    const response = await aVisitor(origin).post('/es/contacto/messages', body)
    expect(response.status).toBe(201)
    const reference = await referenceOf(response)
    await until(() => expect(to('ana@example.com')).toHaveLength(1))
    const raw = to('ana@example.com')[0]?.raw ?? ''
    expect(raw).toMatch(new RegExp(`^Subject: Hemos recibido su mensaje \\(${reference}\\)`, 'm'))
    expect(raw).toMatch(new RegExp(`^Reply-To: ${FIRM}`, 'm'))
    expect(raw).toContain('Gracias por escribirnos')
    expect(raw).not.toMatch(/Evil|sister/)
  })

  test('does not go where an e-mail is not safe, nor to one address again and again', async (context) => {
    const { origin, db, box, to, wait } = await openFixture(context, kind)
    const send = async (message: string, safeWay: string) => {
      const sent = await sendHydrated(origin, { form: aForm({ message, safeWay }) })
      expect(sent.status).toBe(201)
    }
    await send('Only call me', 'call')
    for (let index = 0; index < 6; index += 1) {
      await send(`Somebody else’s address, ${index}`, '')
      wait(61_000)
    }
    await until(() => expect(box.mails).toHaveLength(7 + 3))
    const queued = db.selectFrom('mail_outbox').select('id')
    const confirmations = queued.where('purpose', '=', 'message-confirmation')
    expect(await confirmations.execute()).toHaveLength(3)
    expect(to('ana@example.com')).toHaveLength(3)
  })
})

// Abuse 27.
test('a visitor’s text becomes neither a header of a mail nor a recipient', async (context) => {
  const fixture = await openFixture(context, 'sqlite', WITH_TEXT)
  const hostile = [
    { email: 'a@b.co\r\nBcc: victim@example.com' },
    { email: 'a@b.co%0d%0aBcc: victim@example.com' },
    { email: 'a@b.co, victim@example.com' },
    { email: 'Ana <victim@example.com>' },
    { email: '"a@b.co\nBcc: victim@example.com"@example.com' },
    { name: 'Ana\r\nBcc: victim@example.com' },
    { name: 'Ana\u0000' },
    { name: 'Ana\u2028Bcc: victim@example.com\u0085X: y' },
  ]
  for (const changes of hostile) {
    for (const send of [sendHydrated, sendPlain]) {
      const { status } = await send(fixture.origin, { form: aForm(changes) })
      expect([400, 422], JSON.stringify(changes)).toContain(status)
    }
  }
  const message =
    '\r\n.\r\nMAIL FROM:<x@example.com>\r\nBcc: victim@example.com\n\n--\nSubject: other'
  const form = aForm({ message, name: '=?utf-8?q?Bcc:_victim=40example.com?=' })
  expect((await sendHydrated(fixture.origin, { form })).status).toBe(201)
  await until(() => expect(fixture.box.mails).toHaveLength(1))
  const [mail] = fixture.box.mails
  expect(mail?.to).toEqual([FIRM])
  const [headers = ''] = mail?.raw.split('\r\n\r\n') ?? []
  expect(headers).not.toMatch(/victim|^Bcc/im)
  expect(headers.match(/^(Subject|To|From|Reply-To):/gim)).toHaveLength(4)
  expect(headers).toMatch(/^Reply-To: ana@example\.com$/m)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(mail?.raw).toContain('victim@example.com')
})

const CANARY = 'canary-7f3a91'
const canaryForm = aForm({
  name: `Ana ${CANARY}`,
  email: `${CANARY}@example.com`,
  message: `They said ${CANARY}, and ${CANARY} again.`,
})

describe.each(databaseKinds)('a text sent through the form, on %s', (kind) => {
  test.for([
    ['the mails', {}, false],
    ['any mail but the one that carries it', WITH_TEXT, true],
  ] as const)(
    'is found by no one in the database, its log, the data folder, the server log and %s',
    async ([, options, isCarried], context) => {
      const fixture = await openFixture(context, kind, options)
      await sendAndRead(fixture.origin, canaryForm)
      await sendHydrated(fixture.origin, { form: canaryForm })
      for (const changes of [{ name: CANARY.repeat(50) }, { message: `${CANARY}\u0000` }])
        await sendPlain(fixture.origin, { form: { ...canaryForm, ...changes } })
      await until(() => expect(fixture.box.mails.length).toBeGreaterThan(0))

      expect(await placesWith(fixture, CANARY)).toEqual([])
      expect(fixture.lines.join('\n')).not.toContain(CANARY)
      expect(fixture.box.mails.some(({ raw }) => raw.includes(CANARY))).toBe(isCarried)
      // Proves that the search finds what is there.
      const [kept] = await fixture.db.selectFrom('messages').select('reference').execute()
      expect(await placesWith(fixture, kept?.reference ?? '?')).toContain('messages')
    },
  )
})
