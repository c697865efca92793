import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  aForm,
  countKept,
  type FormTexts,
  openMailedSite,
  sendAndRead,
  sendAwake,
  until,
} from '#test/abuse/contact-world.ts'
import { connect } from '#test/abuse/http-site.ts'
import { fromElsewhere } from '#test/abuse/site-world.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aVisitor } from '#test/site.ts'

// Abuse 31, the contact form: a finger that presses twice, and a browser that sends again because no answer came.
describe.each(databaseKinds)('the same message twice, on %s', (kind) => {
  let aheadMs = 0
  const site = openedOnce(() => openMailedSite(kind, { now: () => new Date(Date.now() + aheadMs) }))

  const referenceOf = async (answer: Response) =>
    ((await answer.json()) as { reference: string }).reference

  async function addedBy(work: () => Promise<unknown>) {
    const [kept, mailed] = [await countKept(site), site.box.mails.length]
    await work()
    await until(async () => {
      const open = site.db.selectFrom('mail_outbox').select('id').where('state', '!=', 'sent')
      expect(await open.execute()).toEqual([])
    })
    return { messages: (await countKept(site)) - kept, mails: site.box.mails.length - mailed }
  }

  test('pressed eight times at once is one message, one mail and one reference', async () => {
    const added = await addedBy(async () => {
      const form = aForm({ name: 'Pressed at once', token: await aToken() })
      const from = fromElsewhere()
      const presses = Array.from({ length: 8 }, () => sendAwake(site.origin, { form, from }))
      const answers = await Promise.all(presses)
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
      expect(new Set(await Promise.all(answers.map(referenceOf))).size).toBe(1)
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
        await sendAndCut(form, delay)
        expect((await sendAwake(site.origin, { form })).status).toBe(201)
      })
      expect(added, `cut after ${delay} ms`).toEqual({ messages: 1, mails: 1 })
    }
  })

  /** A token of a form that was open for as long as a person needs. */
  async function aToken(): Promise<string> {
    const answer = await aVisitor(site.origin).get('/contact/token', { headers: fromElsewhere() })
    const { token } = (await answer.json()) as { token: string }
    aheadMs += 10_000
    return token
  }

  async function sendAndCut(form: FormTexts, delay: number): Promise<void> {
    const body = new URLSearchParams(form).toString()
    const headers = {
      Host: `127.0.0.1:${site.port}`,
      Origin: site.origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(Buffer.byteLength(body)),
      ...fromElsewhere(),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = await connect(site.port)
    await new Promise((resolve) =>
      socket.write(`POST /contact/messages HTTP/1.1\r\n${lines.join('')}\r\n${body}`, resolve),
    )
    if (delay > 0) await sleep(delay)
    socket.destroy()
    await once(socket, 'close')
  }
})
