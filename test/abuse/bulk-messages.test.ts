import { describe, expect, test } from 'vitest'
import { aForm, openMailedSite, sendPlain, until } from '#test/abuse/contact-fixture.ts'
import { openStaffedDesk, PAGE, text, toastsIn } from '#test/abuse/desk.ts'
import { openedOnce } from '#test/opened.ts'
import type { Visitor } from '#test/site.ts'

const LIST = '/dashboard/messages'

// On SQLite alone: what the database decides has its tests beside the queries.
describe('several messages at once', () => {
  const desk = openedOnce(async () => openStaffedDesk(await openMailedSite('sqlite')))
  const readToasts = async (visitor: Visitor = desk.owner) => toastsIn(await text(visitor, LIST))
  const deliveries = (ids: string[]) =>
    desk.site.db
      .selectFrom('mail_outbox')
      .select('purpose')
      .where('message_id', 'in', ids)
      .execute()
  const send = async (
    ids: string[],
    fields: Record<string, string>,
    visitor: Visitor = desk.owner,
    address = LIST,
  ) => {
    const form = new URLSearchParams(fields)
    for (const id of ids) form.append('message', `${id}:${(await desk.rowOf(id)).version}`)
    return visitor.post(address, form, PAGE)
  }

  test('it says what changed, what did not, and why', async () => {
    const held = { isQuarantined: true }
    const ids = [
      await desk.inbox.receive({ message: 'One' }),
      await desk.inbox.receive({ message: 'Two' }),
      await desk.inbox.receive({ message: 'Held' }, held),
      await desk.inbox.receive({ message: 'Held as well' }, held),
    ]
    const mixed = await send(ids, { act: 'change', stage: 'closed' })
    expect(mixed.status).toBe(409)
    const page = await mixed.text()
    expect(page).toContain('2 of 4 messages were changed.')
    expect(page).toContain('2 are in Quarantine and were not changed: release them first.')

    // The stage that they seem to have already.
    const none = await send(ids.slice(2), { act: 'change', stage: 'new' })
    expect(none.status).toBe(409)
    expect(await none.text()).toContain('No message was changed.')

    const same = await send(ids.slice(0, 2), { act: 'change', stage: 'closed' })
    expect(same.headers.get('Set-Cookie')).toBeNull()
    expect(await same.text()).toContain('2 were so already.')

    const spam = await desk.inbox.receive({ message: 'Advertisement' })
    await send([spam], { act: 'spam' })
    const left = await send([spam], { act: 'change', stage: 'closed' })
    expect(await left.text()).toContain(
      '1 is spam and was not changed: press “Not spam” in it first.',
    )

    const done = await send(ids.slice(0, 2), { act: 'change', stage: 'answered' })
    expect(done.status).toBe(303)
    expect(await readToasts()).toContain('2 messages are changed.')
  })

  test('what is not quarantined is not released, and what is gets the confirmation of others', async () => {
    const ids = [
      await desk.inbox.receive({ email: 'rel1@example.com' }, { isQuarantined: true }),
      await desk.inbox.receive(
        { email: 'rel2@example.com', language: 'es' },
        { isQuarantined: true },
      ),
      await desk.inbox.receive(
        { email: 'unsafe@example.com', safeWay: 'call' },
        { isQuarantined: true },
      ),
    ]
    const open = await desk.inbox.receive({ email: 'open@example.com' })
    const released = await send([...ids, open], { act: 'release' })
    const page = await released.text()
    expect(page).toContain('3 of 4 messages were released.')
    expect(page).toContain('1 is not in Quarantine')
    const to = (address: string) => desk.site.box.mails.filter((mail) => mail.to.includes(address))
    await until(() =>
      expect(['rel1', 'rel2'].map((name) => to(`${name}@example.com`).length)).toEqual([1, 1]),
    )
    expect(to('rel2@example.com')[0]?.raw).toMatch(/Hemos_recibido|Hemos recibido/)
    expect([to('unsafe@example.com'), to('open@example.com')]).toEqual([[], []])
    const firm = await deliveries(ids)
    expect(firm.filter(({ purpose }) => purpose === 'message')).toHaveLength(3)

    const alone = await desk.inbox.receive({ email: 'alone@example.com' }, { isQuarantined: true })
    expect((await desk.post(`${LIST}/${alone}`, { act: 'release' })).status).toBe(303)
    await until(() => expect(to('alone@example.com')).toHaveLength(1))
  })

  test('what was called spam in quarantine has its emails when it is taken back, and what had them has no more', async () => {
    const email = (name: string) => `${name}@back.example.com`
    const mailsTo = (name: string) =>
      desk.site.box.mails.filter(({ to }) => to.includes(email(name))).length
    const held = (name: string) =>
      desk.inbox.receive({ email: email(name) }, { isQuarantined: true })
    const ids = [await held('alone'), await held('chosen')]
    await sendPlain(desk.site.origin, { form: aForm({ email: email('known'), safeWay: 'both' }) })
    await until(() => expect(mailsTo('known')).toBe(1))
    const newest = desk.site.db.selectFrom('messages').select('id').orderBy('created_at', 'desc')
    const { id: known } = await newest.executeTakeFirstOrThrow()

    await send([...ids, known], { act: 'spam' })
    for (const id of [ids[0], known])
      expect((await desk.press(id ?? '', { act: 'new' })).status).toBe(303)
    await send(ids.slice(1), { act: 'change', stage: 'new' })
    await until(() => expect(['alone', 'chosen', 'known'].map(mailsTo)).toEqual([1, 1, 1]))
    const firm = await deliveries(ids)
    expect(firm.filter(({ purpose }) => purpose === 'message')).toHaveLength(2)
    expect((await deliveries([known])).length).toBe(2)
  })

  test('a message that comes again without a sign of spam is confirmed, too', async () => {
    const form = {
      name: 'Ana',
      email: 'again@example.com',
      message: 'May my sister come?',
      safeWay: 'both',
    }
    await desk.inbox.receive({ ...form, safeWay: 'both', language: '' }, { isQuarantined: true })
    await desk.site.db.updateTable('messages').set({ created_at: new Date() }).execute()
    expect((await sendPlain(desk.site.origin, { form })).status).toBe(303)
    await until(() => {
      const mails = desk.site.box.mails.filter(({ to }) => to.includes('again@example.com'))
      expect(mails).toHaveLength(1)
    })
  })

  test('"Erased" is said of what was erased, and of nothing else', async () => {
    const secret = await desk.inbox.receive({ message: 'Secret' }, { isRestricted: true })
    const ids = [
      await desk.inbox.receive({ message: 'A' }),
      await desk.inbox.receive({ message: 'B' }),
    ]
    const sure = { asked: 'yes', sure: 'on' }
    const none = await send([secret], sure, desk.lawyer, `${LIST}/erasure`)
    expect(none.headers.get('Set-Cookie')).toBeNull()
    expect(await none.text()).toContain('Nothing was erased')
    await send([...ids, secret], sure, desk.lawyer, `${LIST}/erasure`)
    const toast = await readToasts(desk.lawyer)
    expect(toast).toContain('2 messages are erased')
    expect(toast).toContain('1 that you chose was not')
    const again = await send(ids, sure, desk.lawyer, `${LIST}/erasure`)
    expect(await again.text()).toContain('Nothing was erased')
  })

  test('all of one person: only what this person may see', async () => {
    const [name, email] = ['Wanda Whole', 'whole@example.com']
    await desk.inbox.receive({ name, email, message: 'Secret' }, { isRestricted: true })
    const id = await desk.inbox.receive({ name, email, message: 'Open' })
    const address = `${LIST}/${id}/person`
    const page = await text(desk.lawyer, address)
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const erase = () => desk.lawyer.post(address, new URLSearchParams({ seen, sure: 'on' }), PAGE)
    await erase()
    const toast = await readToasts(desk.lawyer)
    expect(toast).toContain('1 message of this person is erased')
    expect(toast).not.toContain('All messages of this person')
    await erase()
    expect(await readToasts(desk.lawyer)).toContain('Nothing was left to erase')
  })
})
