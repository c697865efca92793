import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import type { DeriveKey } from '#app/features/auth/passwords/password-hasher.server.ts'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { appCode, enrolAnna, wrongCodes } from '#test/second-factor.ts'
import {
  aBrowser,
  ANNA,
  BERT,
  type Dashboard,
  openDashboard,
  quickHash,
  stopClock,
} from '#test/sign-in.ts'

const WRONG = { ...ANNA, password: 'a guess' }
const LIMITED = { problem: { kind: 'limited' } }

// Ten times as many as there are guesses.
const MANY = process.env['SOAK'] === undefined ? 200 : 1_000

describe.each(databaseKinds)('guessing passwords on %s', (kind) => {
  let guesses = 0
  const derive: DeriveKey = (...parameters) => {
    guesses += 1
    return quickHash(...parameters)
  }
  const dashboard = openedForEach(() => openDashboard(kind, { derive }))
  beforeEach(() => void (guesses = 0))
  afterEach(() => void vi.useRealTimers())

  const countedTries = () => dashboard.db.selectFrom('sign_in_attempts').selectAll().execute()

  test(`${MANY} addresses get no more than 20 guesses at one account, and its owner still enters`, async () => {
    const laptop = aBrowser(dashboard.auth, '192.0.2.1')
    await laptop.signIn(ANNA)
    await laptop.signOut()
    guesses = 0
    const responses = await inBatches(MANY, (index) =>
      aBrowser(dashboard.auth, addressOf(index)).signIn(WRONG),
    )
    expect(guesses).toBeLessThanOrEqual(SIGN_IN_LIMITS.account.failures)
    expect(guesses).toBeGreaterThan(SIGN_IN_LIMITS.account.failures / 2)
    expect(new Set(responses.map(kindOf))).toEqual(new Set(['limited', 'wrong-pair']))
    expect(await aBrowser(dashboard.auth, '203.0.113.5').signIn(ANNA)).toMatchObject(LIMITED)
    expect(await laptop.at('203.0.113.6').signIn(ANNA)).toMatchObject({ ok: true })
  })

  test(`one address gets no more than 20 guesses at ${MANY} accounts`, async () => {
    const browser = aBrowser(dashboard.auth)
    const responses = await inBatches(MANY, (index) =>
      browser.signIn({ ...WRONG, email: `user${index}@example.com` }),
    )
    expect(guesses).toBeLessThanOrEqual(SIGN_IN_LIMITS.address.failures)
    expect(new Set(responses.map(kindOf))).toEqual(new Set(['limited', 'wrong-pair']))
    expect(await browser.signIn(ANNA)).toMatchObject(LIMITED)
    expect(await aBrowser(dashboard.auth, '203.0.113.5').signIn(ANNA)).toMatchObject({ ok: true })
  })

  test(`${MANY} addresses with the right password get no more than 20 guesses at the code`, async () => {
    const laptop = aBrowser(dashboard.auth, '192.0.2.1')
    const { secret } = await enrolAnna(dashboard, laptop)
    await laptop.signOut()
    const [code = ''] = wrongCodes(secret, 1)
    const kinds = await inBatches(MANY, async (index) => {
      const guesser = aBrowser(dashboard.auth, addressOf(index))
      await guesser.signIn(ANNA)
      const response = await guesser.enterCode(code)
      return response.ok ? 'in' : response.problem.kind
    })
    const looked = kinds.filter((one) => one === 'wrong-code').length
    expect(looked).toBeLessThanOrEqual(SIGN_IN_LIMITS.account.failures)
    expect(looked).toBeGreaterThan(SIGN_IN_LIMITS.account.failures / 2)
    expect(kinds.filter((one) => one === 'limited').length).toBe(MANY - looked)
    await laptop.signIn(ANNA)
    expect(await laptop.enterCode(appCode(secret))).toMatchObject({ ok: true })
  })

  test('no disguise makes a new guesser: neither a claimed address nor a new one of the same IPv6 network', async () => {
    const guess = (index: number) => {
      const claimed = addressOf(index)
      return aBrowser(dashboard.auth, `2001:db8:1:2::${index.toString(16)}`).signIn(WRONG, {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        'cf-connecting-ip': claimed,
        forwarded: `for=${claimed}`,
      })
    }
    for (let index = 0; index < 20; index += 1) await guess(index)
    expect(guesses).toBe(SIGN_IN_LIMITS.pair.failures)
  })

  test('guesses made at the same moment do not slip through together', async () => {
    await Promise.all(Array.from({ length: 15 }, () => aBrowser(dashboard.auth).signIn(WRONG)))
    expect(guesses).toBeLessThanOrEqual(SIGN_IN_LIMITS.pair.failures)
  })

  test('anyone who is told to wait may try again when that time is over, and not before', async () => {
    const { wait } = stopClock()
    const browser = aBrowser(dashboard.auth)
    for (let index = 0; index < 5; index += 1) {
      await browser.signIn(WRONG)
      wait(60)
    }
    const refused = await browser.signIn(ANNA)
    expect(refused).toEqual({ ok: false, problem: { kind: 'limited', retryAfterSeconds: 600 } })
    wait(599)
    const almostOver = { problem: { kind: 'limited', retryAfterSeconds: 1 } }
    expect(await browser.signIn(ANNA)).toMatchObject(almostOver)
    wait(1)
    expect(await browser.signIn(ANNA)).toMatchObject({ ok: true })
  })

  test('signing in never counts, however often', async () => {
    const browser = aBrowser(dashboard.auth)
    for (let index = 0; index < 30; index += 1)
      expect(await browser.signIn(ANNA)).toMatchObject({ ok: true })
    expect(await countedTries()).toEqual([])
  })

  test('a restart forgets no failure, and neither does a second process', async () => {
    for (let index = 0; index < 3; index += 1) await aBrowser(dashboard.auth).signIn(WRONG)
    const other = dashboard.restart()
    for (let index = 0; index < 3; index += 1) await aBrowser(other).signIn(WRONG)
    expect(guesses).toBe(SIGN_IN_LIMITS.pair.failures)
  })

  test.each([
    ['any number of addresses', addressOf],
    ['the same address', () => undefined],
  ])('a stolen device cookie buys ten guesses from %s, not more', async (_, addressAt) => {
    const laptop = aBrowser(dashboard.auth)
    await laptop.signIn(ANNA)
    guesses = 0
    for (let index = 0; index < 30; index += 1) {
      const address = addressAt(index)
      await (address === undefined ? laptop : laptop.at(address)).signIn(WRONG)
    }
    expect(guesses).toBe(SIGN_IN_LIMITS.device.failures)
    expect(await laptop.signIn(ANNA)).toMatchObject(LIMITED)
  })

  test('a stranger at the same address locks no one out of a device that knows them, with a second factor neither', async () => {
    const laptop = aBrowser(dashboard.auth)
    const { secret } = await enrolAnna(dashboard, laptop)
    await laptop.signOut()
    const stranger = aBrowser(dashboard.auth)
    const [code = ''] = wrongCodes(secret, 1)
    for (let index = 0; index < 5; index += 1) {
      await stranger.signIn(ANNA)
      await stranger.enterCode(code)
    }
    for (let index = 0; index < 20; index += 1) await stranger.signIn(WRONG)
    for (let index = 0; index < 20; index += 1)
      await stranger.signIn({ ...WRONG, email: `user${index}@example.com` })
    expect(await stranger.signIn(ANNA)).toMatchObject(LIMITED)
    expect(await laptop.signIn(ANNA)).toMatchObject({ ok: true })
    expect(await laptop.enterCode(appCode(secret))).toMatchObject({ ok: true })
    expect(await stranger.signIn(ANNA)).toMatchObject(LIMITED)
  })

  test('a device cookie is worth nothing for another account, and nothing when it is forged', async () => {
    await createAdministrator(dashboard.services, BERT)
    const bertsLaptop = aBrowser(dashboard.auth)
    await bertsLaptop.signIn(BERT)
    for (let index = 0; index < 20; index += 1)
      await aBrowser(dashboard.auth, addressOf(index)).signIn(WRONG)
    expect(await bertsLaptop.signIn(ANNA)).toMatchObject(LIMITED)
    const forger = aBrowser(dashboard.auth)
    forger.jar.set('site.known_device', `${'A'.repeat(22)}.${'B'.repeat(43)}`)
    expect(await forger.signIn(ANNA)).toMatchObject(LIMITED)
  })

  test('neither addresses nor e-mails can be read from what is counted, and old counts are removed', async () => {
    const { wait } = stopClock()
    await aBrowser(dashboard.auth, '198.51.100.77').signIn(WRONG)
    const rows = JSON.stringify(await countedTries())
    expect(rows).not.toContain('198.51.100.77')
    expect(rows).not.toContain(ANNA.email)
    wait(2 * 3_600)
    await aBrowser(dashboard.auth).signIn(ANNA)
    expect(await countedTries()).toEqual([])
  })
})

function addressOf(index: number): string {
  return `198.51.${100 + Math.floor(index / 256)}.${index % 256}`
}

async function inBatches<Value>(count: number, run: (index: number) => Promise<Value>) {
  const values: Value[] = []
  for (let start = 0; start < count; start += 10) {
    const batch = Array.from({ length: 10 }, (_, offset) => run(start + offset))
    values.push(...(await Promise.all(batch)))
  }
  return values
}

function kindOf(response: Awaited<ReturnType<Dashboard['auth']['signIn']>>): string {
  return response.ok ? 'in' : response.problem.kind
}
