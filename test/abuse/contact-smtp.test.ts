import { describe, expect, test, type TestContext } from 'vitest'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import {
  aForm,
  countStored,
  FIRM,
  openMailedSite,
  sendHydrated,
  until,
} from '#test/abuse/contact-fixture.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { databaseKinds } from '#test/postgres.ts'
import type { SiteOptions } from '#test/site.ts'

const HOUR = 3_600_000

type Finish = Pick<TestContext, 'onTestFinished'>

async function openFixture(
  { onTestFinished }: Finish,
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

// Abuse 39; the tests mostly wait, so they run concurrently.
describe.each(databaseKinds)('the mail server, on %s', { concurrent: true }, (kind) => {
  test('takes the mail: reference and link, and not a word of the message', async (context) => {
    const fixture = await openFixture(context, kind)
    await fixture.send('Ana')
    await until(() => expect(fixture.box.mails).toHaveLength(1))
    const [mail] = fixture.box.mails
    const [row] = await fixture.db.selectFrom('messages').select(['id', 'reference']).execute()
    expect(mail?.to).toEqual([FIRM])
    expect(mail?.raw).toContain(row?.reference)
    expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`/dashboard/messages/${row?.id}`)
    expect(mail?.raw).not.toMatch(/Ana|ana@example|sister/)
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

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

  test('hangs in the middle: visitors are answered at once, and the mail goes later', async (context) => {
    const fixture = await openFixture(context, kind)
    fixture.box.mood = 'hang'
    await fixture.send('Hanging')
    await until(() => expect(fixture.box.tries).toBe(1))
    await fixture.send('While it hangs')
    expect((await fixture.outbox())[0]).toMatchObject({ state: 'sending', attempts: 1 })
    fixture.box.mood = 'accept'
    await until(() => expect(fixture.box.mails.length).toBeGreaterThanOrEqual(1), 60_000)
    fixture.wait(HOUR)
    await until(() => expect(fixture.box.mails).toHaveLength(2), 60_000)
  })

  test('is not set up: messages are kept, the start says so, and the mails wait', async (context) => {
    const fixture = await openFixture(context, kind, { environment: { SMTP_URL: '', MAIL_TO: '' } })
    expect(fixture.startupMessages.join('\n')).toContain('No mail is sent')
    await fixture.send('Without mail')
    expect(await fixture.outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})
