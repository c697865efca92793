import { afterEach, describe, expect, test, vi } from 'vitest'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, stopClock } from '#test/sign-in.ts'
import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import {
  describeBrowser,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#app/features/auth/sessions/own-sessions.server.ts'

describe.each(databaseKinds)('one’s own sessions on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())
  const needs = () => ({ db: dashboard.db, now: () => new Date() })

  test('are listed with browser, address and times, this one first', async () => {
    const { wait } = stopClock('2026-11-16T09:00:00.000Z')
    const phone = aBrowser(dashboard.auth, '192.0.2.2')
    await phone.signIn(ANNA, { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
    wait(60)
    const here = await dashboard.annaAt()
    expect(await listOwnSessions(needs(), await signedIn(here))).toMatchObject([
      { address: '192.0.2.1', isThisOne: true, since: new Date('2026-11-16T09:01:00.000Z') },
      { address: '192.0.2.2', isThisOne: false, browser: 'Safari on iPhone' },
    ])
    wait(3_540)
    await here.renew()
    const later = await listOwnSessions(needs(), await signedIn(here))
    expect(later).toMatchObject([{ lastSeenAt: new Date('2026-11-16T10:00:00.000Z') }])
  })

  test('are ended one by one or all but this, at once, and never those of someone else', async () => {
    await createAdministrator(dashboard.services, BERT)
    const bert = aBrowser(dashboard.auth, '192.0.2.9')
    await bert.signIn(BERT)
    const here = await dashboard.annaAt()
    const phone = await dashboard.annaAt('192.0.2.2')
    const tablet = await dashboard.annaAt('192.0.2.3')
    const end = (id: string) => endOwnSession(needs(), anna, id)
    const anna = await signedIn(here)
    const { sessionId } = await signedIn(phone)
    expect(await end((await signedIn(bert)).sessionId)).toBe(false)
    expect(await end(sessionId)).toBe(true)
    expect(await end(sessionId)).toBe(false)
    expect(await phone.read()).toBeNull()
    expect(await endOtherSessions(needs(), anna)).toBe(1)
    expect(await tablet.read()).toBeNull()
    expect(await here.read()).not.toBeNull()
    expect(await bert.read()).not.toBeNull()
    const ends = (await dashboard.acts()).filter((act) => act === 'account.sessions-ended')
    expect(ends).toHaveLength(2)
  })

  test('who comes and goes stands in the log', async () => {
    const here = await dashboard.annaAt()
    await here.signOut()
    await here.signOut()
    expect((await dashboard.acts()).slice(-2)).toEqual(['account.signed-in', 'account.signed-out'])
  })
})

async function signedIn(browser: ReturnType<typeof aBrowser>) {
  const found = await browser.read()
  if (!found) throw new Error('Nobody is signed in on this browser')
  return found
}

const KIT = '(KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KIT} Chrome/141.0.0.0`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${KIT}`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${KIT}`
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${KIT} SamsungBrowser/28.0`

test.each([
  [`${WINDOWS} Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${MAC} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is called %j', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})
