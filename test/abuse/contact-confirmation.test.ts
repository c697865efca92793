import { describe, expect, test, type TestContext } from 'vitest'
import {
  aForm,
  FIRM,
  openMailedSite,
  referenceOf,
  sendHydrated,
  until,
} from '#test/abuse/contact-fixture.ts'
import { type DatabaseKind, sqliteAlone } from '#test/postgres.ts'
import { aVisitor } from '#test/site.ts'

async function openFixture({ onTestFinished }: TestContext, kind: DatabaseKind) {
  let aheadMs = 0
  const site = await openMailedSite(kind, { now: () => new Date(Date.now() + aheadMs) })
  onTestFinished(() => site.close())
  const to = (address: string) => site.box.mails.filter((mail) => mail.to.includes(address))
  return { ...site, to, wait: (ms: number) => (aheadMs += ms) }
}

const kinds = sqliteAlone(
  'What a mail says and whether it goes is decided before the outbox, which is tested on both.',
)

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
