import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#app/integrations/mail/mail-sender.ts'
import {
  createSmtpMailSender,
  SMTP_TIMEOUTS,
} from '#app/integrations/mail/smtp-mail-sender.server.ts'
import { openPostbox, type Postbox } from '#test/fixtures/smtp-server.ts'

const MAIL: Mail = { headerId: '<1@b.co>', to: 'a@b.co', subject: 's', text: 't', replyTo: null }
const SECOND_MS = 1000 / 100
const AS_BY_DEFAULT = {
  connectMs: SMTP_TIMEOUTS.connectMs / 100,
  greetingMs: SMTP_TIMEOUTS.greetingMs / 100,
  silenceMs: SMTP_TIMEOUTS.silenceMs / 100,
}
const SHORT = { connectMs: 300, greetingMs: 300, silenceMs: 300 }
const NEVER = new Promise(() => {})

async function openOffice(timeouts = AS_BY_DEFAULT) {
  const box = await openPostbox()
  const from = { name: 'Firm', address: 'firm@example.com' }
  const sender = createSmtpMailSender({ url: box.url, from, timeouts })
  onTestFinished(async () => {
    sender.close()
    await box.close()
  })
  const send = (signal = new AbortController().signal) => sender.send(MAIL, signal)
  return { box, send }
}

// A hundred times as fast: 30 seconds are 300 ms, in the server as in the time that the sender grants.
test('a server that takes half a minute for the greeting and as long for the content gets one copy', async () => {
  const { box, send } = await openOffice()
  box.holds.greeting = sleep(30 * SECOND_MS)
  box.holds.content = sleep(60 * SECOND_MS)
  expect(await send()).toEqual({ ok: true, value: 'accepted' })
  expect(box.mails).toHaveLength(1)
})

const untilWhole = (box: Postbox) => expect.poll(() => box.mails).toHaveLength(1)
const untilTried = (box: Postbox) => expect.poll(() => box.tries).toBe(1)

test('of a server that falls silent it is unknown only after the whole content whether it took the email', async () => {
  const before = await openOffice(SHORT)
  before.box.mood = 'hang'
  expect(await before.send()).toEqual({ ok: false, problem: 'timeout' })
  const greeting = await openOffice(SHORT)
  greeting.box.holds.greeting = NEVER
  expect(await greeting.send()).toEqual({ ok: false, problem: 'timeout' })
  const after = await openOffice(SHORT)
  after.box.holds.content = NEVER
  expect(await after.send()).toEqual({ ok: false, problem: 'unknown' })
  after.box.holds.content = Promise.resolve()
  expect(await after.send()).toEqual({ ok: true, value: 'accepted' })
})

test('so it is of a connection that breaks', async () => {
  const before = await openOffice()
  before.box.mood = 'hang'
  const refused = before.send()
  await untilTried(before.box)
  before.box.cut()
  expect(await refused).toEqual({ ok: false, problem: 'connection' })
  const after = await openOffice()
  after.box.holds.content = NEVER
  const sent = after.send()
  await untilWhole(after.box)
  after.box.cut()
  expect(await sent).toEqual({ ok: false, problem: 'unknown' })
})

test('so it is of an attempt that is ended', async () => {
  const end = new AbortController()
  const before = await openOffice()
  before.box.mood = 'hang'
  const waiting = before.send(end.signal)
  const after = await openOffice()
  after.box.holds.content = NEVER
  const sent = after.send(end.signal)
  await untilTried(before.box)
  await untilWhole(after.box)
  end.abort()
  expect(await waiting).toEqual({ ok: false, problem: 'timeout' })
  expect(await sent).toEqual({ ok: false, problem: 'unknown' })
})

test('what the server says of the whole content is known', async () => {
  const { box, send } = await openOffice()
  box.mood = 'refuse content'
  expect(await send()).toEqual({ ok: false, problem: 'refused' })
  expect(box.mails).toHaveLength(1)
})
