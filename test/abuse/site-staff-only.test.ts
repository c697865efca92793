import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import routes from '#app/routes.ts'
import { addressesOf, listRoutes, listWritingRoutes } from '#test/abuse/route-table.ts'
import {
  ask,
  cookieOf,
  everythingOf,
  fromElsewhere,
  openWatchedSite,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, aVisitor, postBody, STAFF, type Visitor } from '#test/site.ts'

/** Statuses that mean that nothing was done; every other address that writes is for staff, new ones included. */
const OPEN_TO_ALL: Record<string, number[]> = {
  // A wrong pair.
  '/login': [401],
  '/session': [401],
  // No one has given a password here before.
  '/login/code': [401],
  '/logout': [303],
  // No such link.
  '/setup/:token': [422],
  '/invitation/:token': [404],
  '/password-reset/:token': [404],
  '/email-change/:token': [404],
  '/session/renewal': [401],
  // A message needs a text and a token.
  '/contact': [422],
  '/contact/messages': [415, 422],
  '/visits': [204, 400],
  '/*': [404],
  '/:page': [404],
  // Its tools answer what is typed and keep nothing of it.
  '/services/:service': [404],
  '/visa-bulletin': [200, 405],
}

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
// A session is judged before a method is: the others are asked with by the first of them, and by all in the long form.
const METHODS_OF_OTHERS = process.env['SOAK'] === undefined ? ['POST'] : METHODS
const writing = await listWritingRoutes(routes)
const forStaff = writing.filter((pattern) => OPEN_TO_ALL[pattern] === undefined)

// Abuse 10.
test('every address that writes is known, and all of the dashboard are for staff', () => {
  const ofDashboard = writing.filter((pattern) => pattern.startsWith('/dashboard'))
  expect(forStaff).toEqual(ofDashboard)
  expect(ofDashboard.length).toBeGreaterThan(8)
  expect(writing).toEqual(expect.arrayContaining(Object.keys(OPEN_TO_ALL)))
})

describe('anyone who is not signed in', () => {
  let id: string
  const site = openedOnce(() => openWatchedSite('sqlite'))
  beforeAll(async () => {
    id = (await savePost(await aStaffMember(site.origin))).id
  })
  afterEach(async () => {
    vi.useRealTimers()
    await site.db.updateTable('users').set({ disabled_at: null }).execute()
    await site.db.deleteFrom('second_factors').execute()
  })

  const sessions: [string, () => Promise<Visitor>][] = [
    ['without a cookie', async () => aVisitor(site.origin)],
    ['with a made-up cookie', async () => withToken(`${'A'.repeat(32)}.${'B'.repeat(43)}%3D`)],
    ['with a cookie that is no cookie', async () => withToken('%00%ff"; drop table sessions')],
    ['with a changed cookie', withChangedToken],
    ['with a session that has run out', () => signedInAnd(() => moveClock(1))],
    ['with a session past its hard end', () => signedInAnd(() => moveClock(12))],
    ['with a session that was ended', () => signedInAnd(endSessions)],
    ['with a session from before a new password', () => signedInAnd(raiseRevision)],
    ['as somebody who is disabled', () => signedInAnd(disable)],
    ['with the password given and the code still to come', passwordOnly],
  ]

  test.each(sessions)(
    '%s, can write nowhere and is asked to sign in by every page',
    async (name, open) => {
      const methods = name === sessions[0]?.[0] ? METHODS : METHODS_OF_OTHERS
      const visitor = await open()
      const before = await everythingOf(site)
      for (const pattern of forStaff) {
        for (const address of addressesOf(pattern, id)) {
          for (const method of methods) {
            const response = await write(visitor, method, address)
            expect([method, address, response.status]).toEqual([method, address, 401])
          }
        }
      }
      expect(await everythingOf(site)).toBe(before)

      for (const { pattern } of listRoutes(routes)) {
        if (!pattern.startsWith('/dashboard')) continue
        const [address = ''] = addressesOf(pattern, id)
        const page = await ask(site, { path: address, headers: cookieOf(visitor) })
        const requested = [page.status, page.headers['location'], page.text]
        expect([address, ...requested]).toEqual([address, 302, '/login', ''])
        const data = await ask(site, { path: `${address}.data`, headers: cookieOf(visitor) })
        expect(data.text).not.toContain(id)
        expect(data.text).not.toContain(STAFF.email)
      }
    },
  )

  test('changes nothing where strangers may write', async () => {
    const before = await everythingOf(site)
    for (const [pattern, refusals] of Object.entries(OPEN_TO_ALL)) {
      const [address = ''] = addressesOf(pattern, id)
      for (const method of METHODS) {
        const guess = { ...STAFF, password: 'a guess, not the password', name: 'Eve' }
        const headers = { Origin: site.origin, ...fromElsewhere() }
        const body = new URLSearchParams(guess)
        const { status } = await ask(site, { method, path: address, headers, body })
        expect(refusals, `${method} ${address}`).toContain(status)
      }
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('could have written: staff are let in by the same requests', async () => {
    const visitor = await aStaffMember(site.origin)
    const responses = await Promise.all([
      write(visitor, 'POST', '/dashboard/blog/new'),
      write(visitor, 'POST', `/dashboard/blog/edit/${id}`),
    ])
    expect(responses.map(({ status }) => status)).toEqual([303, 303])
  })

  function write(visitor: Visitor, method: string, address: string) {
    const headers = { Origin: site.origin, ...cookieOf(visitor), ...fromElsewhere() }
    const form = { ...aPostForm({ published: true }), version: '1', submission: randomUUID() }
    return ask(site, { method, path: address, headers, body: postBody(form) })
  }

  function withToken(token: string): Visitor {
    return aVisitor(site.origin, new Map([['site.session_token', token]]))
  }

  async function withChangedToken(): Promise<Visitor> {
    const { jar } = await aStaffMember(site.origin)
    return withToken(`x${jar.get('site.session_token')}`)
  }

  async function signedInAnd(then: () => unknown): Promise<Visitor> {
    const staff = await aStaffMember(site.origin)
    if ((await staff.get('/dashboard')).status !== 200)
      throw new Error('There is no session to lose')
    await then()
    return staff
  }

  async function passwordOnly(): Promise<Visitor> {
    const user = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const at = new Date()
    const factor = { secret: 'an app', confirmed_at: at, created_at: at, last_step: 0 }
    await site.db
      .insertInto('second_factors')
      .values({ user_id: user.id, ...factor })
      .execute()
    const visitor = aVisitor(site.origin)
    const response = await visitor.post('/session', new URLSearchParams(STAFF))
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ problems: {}, toast: null, secondFactor: true })
    expect([...visitor.jar.keys()]).toEqual(['site.second_factor'])
    return visitor
  }

  const endSessions = () => site.db.deleteFrom('sessions').execute()
  const disable = () => site.db.updateTable('users').set({ disabled_at: new Date() }).execute()
  const raiseRevision = () =>
    site.db
      .updateTable('users')
      .set((column) => ({ password_revision: column('password_revision', '+', 1) }))
      .execute()
})

function moveClock(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 + 1_000 })
}
