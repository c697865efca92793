import { beforeEach, describe, expect, test } from 'vitest'
import {
  aForm,
  countStored,
  openMailedSite,
  referenceOf,
  sendAndRead,
  sendHydrated,
  sendPlain,
  takeToken,
  until,
  withoutTemplates,
} from '#test/abuse/contact-fixture.ts'
import { sendAndCut } from '#test/abuse/cut-request.ts'
import { ask, fromElsewhere } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('messages through the contact form, on %s', (kind) => {
  let aheadMs = 0
  const site = openedOnce(() => openMailedSite(kind, { now: () => new Date(Date.now() + aheadMs) }))
  beforeEach(async () => {
    await site.db.deleteFrom('messages').execute()
  })

  async function addedBy(work: () => Promise<unknown>) {
    const [kept, mailed] = [await countStored(site), site.box.mails.length]
    await work()
    await until(async () => {
      const open = site.db.selectFrom('mail_outbox').select('id').where('state', '!=', 'sent')
      expect(await open.execute()).toEqual([])
    })
    return { messages: (await countStored(site)) - kept, mails: site.box.mails.length - mailed }
  }

  // Abuse 31: a double press, and a browser that sends again without a response.
  test('pressed eight times at once is one message, one mail and one reference', async () => {
    const added = await addedBy(async () => {
      const form = aForm({ name: 'Pressed at once', token: await aToken() })
      const presses = Array.from({ length: 8 }, () => sendHydrated(site.origin, { form }))
      const responses = await Promise.all(presses)
      expect(responses.filter(({ status }) => status !== 201)).toEqual([])
      expect(new Set(await Promise.all(responses.map(referenceOf))).size).toBe(1)
    })
    expect(added).toEqual({ messages: 1, mails: 1 })
  })

  test('sent twice without JavaScript is one message, and both pages show its reference', async () => {
    const form = aForm({ name: 'Reloaded page' })
    const added = await addedBy(async () => {
      const first = await sendAndRead(site.origin, form)
      expect(await sendAndRead(site.origin, form)).toBe(first)
    })
    expect(added).toEqual({ messages: 1, mails: 1 })
  })

  test('sent again after the connection was cut before the answer is one message, wherever it was cut', async () => {
    for (const delay of [0, 1, 2, 4, 8, 16, 40]) {
      const form = aForm({ name: `Cut after ${delay} ms`, token: await aToken() })
      const added = await addedBy(async () => {
        await sendAndCut(site, '/contact/messages', new URLSearchParams(form), delay)
        expect((await sendHydrated(site.origin, { form })).status).toBe(201)
      })
      expect(added, `cut after ${delay} ms`).toEqual({ messages: 1, mails: 1 })
    }
  })

  // Abuse 30.
  test('what fills in the hidden field sees success, is kept apart, and no one is mailed', async () => {
    const form = aForm({ name: 'A machine', subject: 'Best prices' })
    const added = await addedBy(async () => {
      expect(await sendAndRead(site.origin, form)).toMatch(/^\w{2}-\w{3}$/)
      await sendHydrated(site.origin)
    })
    expect(added).toEqual({ messages: 2, mails: 1 })
    const messages = site.db.selectFrom('messages').select(['quarantined', 'signals'])
    const rows = await messages.orderBy('id').execute()
    expect(rows.map(({ quarantined }) => Boolean(quarantined))).toEqual([true, false])
    expect(rows[0]?.signals).toContain('trap-filled')
  })

  test('a hundred messages from one address are held up after ten; someone else is not', async () => {
    // Another host of the same network each time.
    const from = (index: number) => ({ 'X-Forwarded-For': `2001:db8:1:2::${index.toString(16)}` })
    const statuses: number[] = []
    for (let index = 1; index <= 100; index += 1) {
      const form = aForm({ message: `Buy this, number ${index}` })
      statuses.push((await sendHydrated(site.origin, { form, from: from(index) })).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
    expect(await sendAndRead(site.origin)).toMatch(/^\w{2}-\w{3}$/)
    expect(await countStored(site)).toBe(11)

    const typed = { form: aForm({ message: 'I typed this' }), from: from(1) }
    const refused = await sendPlain(site.origin, typed)
    const page = withoutTemplates(await refused.text())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(page).toContain('I typed this</textarea>')
    expect(page).toContain('Please wait a little before you send again')
    expect(page).toMatch(/role="alert".*?href="tel:/s)
    aheadMs += 61_000
    expect((await sendHydrated(site.origin, typed)).status).toBe(201)
  })

  test('a message of a megabyte is refused before it is read, and the longest that is allowed is kept', async () => {
    const headers = { Origin: site.origin, ...fromElsewhere() }
    const body = new URLSearchParams(aForm({ message: 'x'.repeat(1_000_000) }))
    for (const path of ['/contact', '/contact/messages'])
      expect((await ask(site, { method: 'POST', path, headers, body })).status).toBe(413)
    const longest = aForm({ name: '🙂'.repeat(200), message: '🙂'.repeat(10_000) })
    expect((await sendHydrated(site.origin, { form: longest })).status).toBe(201)
    const longer = aForm({ message: 'y'.repeat(10_001) })
    const refused = await sendHydrated(site.origin, { form: longer })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('at most 10,000 characters')
    expect(await countStored(site)).toBe(1)
  })

  async function aToken(): Promise<string> {
    const token = await takeToken(site.origin)
    aheadMs += 10_000
    return token
  }
})
