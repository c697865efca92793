import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { MESSAGE_LIMITS_PER } from '#app/features/inbox/contact-form/spam-check.server.ts'
import { forgetFullLimits } from '#app/platform/db/shared-rate-limit.server.ts'
import { aForm, endLeases, mailSettings, sendHydrated, until } from '#test/abuse/contact-fixture.ts'
import { GUESS } from '#test/abuse/link-fixture.ts'
import { makePlace, startServer } from '#test/abuse/server-process.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, aVisitor, openSite, STAFF } from '#test/site.ts'

const KEYS = { AUTH_SECRET: 'a'.repeat(40), MESSAGE_KEY: 'm'.repeat(40) }

// Decision 41. What is published on one is seen on the other: several-processes.test.ts.
describe('two processes on one PostgreSQL', () => {
  const pair = openedOnce(async () => {
    const one = await openWatchedSite('postgres', { environment: KEYS })
    const environment = { ...KEYS, ...one.environment, DATA_DIR: `${one.dataDir}/other` }
    const other = await openSite('sqlite', { environment })
    const close = async () => {
      await other.close()
      await one.close()
    }
    return { db: one.db, origins: [one.origin, other.origin], close }
  })
  const originOf = (turn: number) => pair.origins[turn % 2] ?? ''

  /** How many of these, at one process after the other, come before the first 429; both then refuse. */
  async function countAllowed(
    act: (origin: string) => Promise<Response>,
    most: number,
  ): Promise<number> {
    let allowed = 0
    while (allowed <= most && (await act(originOf(allowed))).status !== 429) allowed += 1
    for (const origin of pair.origins) {
      const refused = await act(origin)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    return allowed
  }

  test('count the messages of an address together, and no other address has to wait', async () => {
    const { burst } = MESSAGE_LIMITS_PER.address
    const sendFrom = (address: string) => (origin: string) =>
      sendHydrated(origin, { form: aForm(), from: { 'X-Forwarded-For': address } })
    expect(await countAllowed(sendFrom('203.0.113.5'), 2 * burst)).toBe(burst)
    expect((await sendFrom('203.0.113.6')(originOf(1))).status).toBe(201)
    const limits = await pair.db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(limits)).not.toContain('203.0.113')
    await forgetFullLimits(pair.db, new Date())
    expect(await pair.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(2)
    await forgetFullLimits(pair.db, new Date(Date.now() + 3_600_000))
    expect(await pair.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })

  test('count the one-time links that an address opens together', async () => {
    const open = (origin: string) =>
      aVisitor(origin).get(`/password-reset/${GUESS}`, {
        headers: { 'X-Forwarded-For': '203.0.113.7' },
      })
    expect(await countAllowed(open, 2 * LINK_TRIES.burst)).toBe(LINK_TRIES.burst)
  })

  test('count wrong passwords together', async () => {
    const pairOf = new URLSearchParams({ email: STAFF.email, password: 'wrong horse' })
    const tryWrong = (origin: string) =>
      aVisitor(origin).post('/session', pairOf, { headers: { 'X-Forwarded-For': '203.0.113.8' } })
    const { failures } = SIGN_IN_LIMITS.pair
    expect(await countAllowed(tryWrong, 2 * failures)).toBe(failures)
  })

  test('show site content that was published on the other within a second', async () => {
    const { petition } = shippedRecords.term
    const value = {
      ...petition,
      definition: 'A request that two processes show.',
    } as unknown as Json
    const form = sentForm(formOf('term', value), value)
    for (const [name, text] of Object.entries({ act: 'publish', version: '0', base: '{}' }))
      form.set(name, text)
    const staff = await aStaffMember(originOf(0))
    const read = async () => (await fetch(`${originOf(1)}/glossary`)).text()
    expect(await read()).not.toContain('two processes show')
    expect((await staff.post('/dashboard/content/term/petition', form)).status).toBe(303)
    await expect.poll(read, { timeout: 1_000, interval: 50 }).toContain('two processes show')
  })

  test('know one session, which ends on both', async () => {
    const { jar } = await aStaffMember(originOf(0))
    const [here, there] = pair.origins.map((origin) => aVisitor(origin, new Map(jar)))
    expect((await there?.get('/dashboard'))?.status).toBe(200)
    await here?.post('/logout', new URLSearchParams())
    expect((await there?.get('/session'))?.status).toBe(401)
  })
})

test('a process killed while it sends an email: another sends it, once, when the lease ends', async ({
  onTestFinished,
}) => {
  const [place, box] = [await makePlace('postgres'), await openPostbox()]
  onTestFinished(async () => {
    await box.close()
    await place.close()
  })
  const environment = { ...place.environment, ...mailSettings(box), TRUSTED_PROXY: '127.0.0.1' }
  const states = () => place.look((db) => db.selectFrom('mail_outbox').select('state').execute())
  box.mood = 'hang'
  const sending = await startServer(environment)
  onTestFinished(() => sending.kill())
  expect((await sendHydrated(sending.origin)).status).toBe(201)
  await until(async () => expect(await states()).toEqual([{ state: 'sending' }]))
  const other = await startServer(environment)
  onTestFinished(() => other.stop())
  box.mood = 'accept'
  // The other one looks every two seconds.
  await sleep(2_500)
  expect(box.mails).toEqual([])
  await sending.kill()
  await endLeases(place)
  await until(async () => expect(await states()).toEqual([{ state: 'sent' }]), 40_000)
  expect(box.mails).toHaveLength(1)
})
