import { describe, expect, test } from 'vitest'
import {
  aForm,
  countStored,
  openMailedSite,
  referenceOf,
  sendAndRead,
  sendHydrated,
  takeToken,
  until,
} from '#test/abuse/contact-fixture.ts'
import { sendAndCut } from '#test/abuse/cut-request.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

// Abuse 31: a double press, and a browser that sends again without a response.
describe.each(databaseKinds)('the same message twice, on %s', (kind) => {
  let aheadMs = 0
  const site = openedOnce(() => openMailedSite(kind, { now: () => new Date(Date.now() + aheadMs) }))

  async function addedBy(work: () => Promise<unknown>) {
    const [kept, mailed] = [await countStored(site), site.box.mails.length]
    await work()
    await until(async () => {
      const open = site.db.selectFrom('mail_outbox').select('id').where('state', '!=', 'sent')
      expect(await open.execute()).toEqual([])
    })
    return { messages: (await countStored(site)) - kept, mails: site.box.mails.length - mailed }
  }

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

  async function aToken(): Promise<string> {
    const token = await takeToken(site.origin)
    aheadMs += 10_000
    return token
  }
})
