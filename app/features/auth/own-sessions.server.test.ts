import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#app/features/auth/own-sessions.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDesk, stopClock } from '#test/sign-in.ts'

describe.each(databaseKinds)('one’s own sessions on %s', (kind) => {
  const desk = openedForEach(() => openDesk(kind))
  afterEach(() => void vi.useRealTimers())

  test('are listed with browser, address and times, this one first', async () => {
    const { wait } = stopClock('2026-11-16T09:00:00.000Z')
    const phone = aBrowser(desk.auth, '192.0.2.2')
    await phone.signIn(ANNA, { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
    wait(60)
    const here = await desk.annaAt()
    const list = await listOwnSessions({ db: desk.db, now: () => new Date() }, await signedIn(here))
    expect(list).toMatchObject([
      { address: '192.0.2.1', isThisOne: true, since: new Date('2026-11-16T09:01:00.000Z') },
      { address: '192.0.2.2', isThisOne: false, browser: 'Safari on iPhone' },
    ])
    wait(3_540)
    await here.renew()
    const later = await listOwnSessions(
      { db: desk.db, now: () => new Date() },
      await signedIn(here),
    )
    expect(later).toMatchObject([{ lastSeenAt: new Date('2026-11-16T10:00:00.000Z') }])
  })

  test('are ended one by one or all but this, at once, and never those of somebody else', async () => {
    await createAdministrator(desk.services, BERT)
    const bert = aBrowser(desk.auth, '192.0.2.9')
    await bert.signIn(BERT)
    const [here, phone, tablet] = [
      await desk.annaAt(),
      await desk.annaAt('192.0.2.2'),
      await desk.annaAt('192.0.2.3'),
    ]
    const needs = { db: desk.db, now: () => new Date() }
    const anna = await signedIn(here)
    const { sessionId } = await signedIn(phone)
    expect(await endOwnSession(needs, anna, (await signedIn(bert)).sessionId)).toBe(false)
    expect(await endOwnSession(needs, anna, sessionId)).toBe(true)
    expect(await endOwnSession(needs, anna, sessionId)).toBe(false)
    expect(await phone.read()).toBeNull()
    expect(await endOtherSessions(needs, anna)).toBe(1)
    expect(await tablet.read()).toBeNull()
    expect(await here.read()).not.toBeNull()
    expect(await bert.read()).not.toBeNull()
    expect((await desk.acts()).filter((act) => act === 'account.sessions-ended')).toHaveLength(2)
  })

  test('who comes and goes stands in the log', async () => {
    const here = await desk.annaAt()
    await here.signOut()
    await here.signOut()
    expect((await desk.acts()).slice(-2)).toEqual(['account.signed-in', 'account.signed-out'])
  })
})

async function signedIn(browser: ReturnType<typeof aBrowser>) {
  const found = await browser.read()
  if (!found) throw new Error('Nobody is signed in on this browser')
  return found
}
