import { beforeAll, describe, expect, test } from 'vitest'
import type { DashboardAddress } from '#app/addresses.ts'
import { type Role, ROLES } from '#app/features/auth/roles/roles.ts'
import { roleTexts, whoMay } from '#app/features/auth/roles/role-texts.ts'
import { dashboardAccess, rightFor } from '#app/server/access/dashboard-access.ts'
import { listBuiltRoutes } from '#test/abuse/built-routes.ts'
import { everythingOf, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

/** Which roles may load an address, and which may send a form there, by themselves and not by the table. */
const [ALL, POSTS, LAWYERS, OWNER, MESSAGES] = [
  'owner lawyer writer assistant',
  'owner lawyer writer',
  'owner lawyer',
  'owner',
  'owner lawyer assistant',
]
const EXPECTED: Record<DashboardAddress, readonly [read: string, write?: string]> = {
  '/dashboard': [POSTS, LAWYERS],
  '/dashboard/blog/new': [POSTS, POSTS],
  '/dashboard/blog/edit/:id': [POSTS, POSTS],
  '/dashboard/blog/edit/:id/editors/:form': [POSTS, POSTS],
  '/dashboard/blog/edit/:id/review': [POSTS, POSTS],
  '/dashboard/blog/preview': [POSTS, POSTS],
  '/dashboard/blog/links/:id': [LAWYERS, LAWYERS],
  '/dashboard/blog/links/:id/:link': [LAWYERS, LAWYERS],
  '/dashboard/blog/edit/:id/revisions': [POSTS],
  '/dashboard/blog/edit/:id/translations': [POSTS, POSTS],
  '/dashboard/blog/edit/:id/revisions/:revision': [POSTS, POSTS],
  '/dashboard/drafts/:id': [POSTS, POSTS],
  '/dashboard/categories': [LAWYERS, LAWYERS],
  '/dashboard/categories/:category': [LAWYERS, LAWYERS],
  '/dashboard/bulk': [LAWYERS, LAWYERS],
  '/dashboard/samples': [LAWYERS, LAWYERS],
  '/dashboard/reviewers': [OWNER, OWNER],
  '/dashboard/trash': [LAWYERS, LAWYERS],
  '/dashboard/trash/:id': [LAWYERS],
  '/dashboard/import': [OWNER, OWNER],
  '/dashboard/import/:id': [OWNER, OWNER],
  '/dashboard/blog/duplicate': [POSTS, POSTS],
  '/dashboard/overview': [ALL],
  '/dashboard/palette.json': [ALL],
  '/dashboard/help': [ALL],
  '/dashboard/content': [POSTS],
  '/dashboard/content/changes': [POSTS, LAWYERS],
  '/dashboard/content/links.json': [POSTS],
  '/dashboard/content/preview': [POSTS, LAWYERS],
  '/dashboard/content/preview/:link': [LAWYERS, LAWYERS],
  '/dashboard/content/translations': [POSTS],
  '/dashboard/content/translations/review': [LAWYERS, LAWYERS],
  '/dashboard/content/:type': [POSTS],
  '/dashboard/content/:type/new': [POSTS, POSTS],
  '/dashboard/content/:type/:id': [POSTS, POSTS],
  '/dashboard/content/:type/:id/revisions': [POSTS],
  '/dashboard/content/:type/:id/revisions/:revision': [POSTS, POSTS],
  '/dashboard/content/:type/:id/:locale': [POSTS, POSTS],
  '/dashboard/content/:type/:id/:locale/revisions': [POSTS],
  '/dashboard/content/:type/:id/:locale/revisions/:revision': [POSTS, POSTS],
  '/dashboard/setup': [LAWYERS],
  '/dashboard/setup/done': [LAWYERS],
  '/dashboard/setup/:step': [LAWYERS, LAWYERS],
  '/dashboard/images': [POSTS, POSTS],
  '/dashboard/images/:name': [POSTS, POSTS],
  '/dashboard/images/upload': [POSTS, POSTS],
  '/dashboard/link-targets.json': [POSTS],
  '/dashboard/images.json': [POSTS],
  '/dashboard/pictures': [POSTS],
  '/dashboard/visits': [LAWYERS],
  '/dashboard/visits.csv': [LAWYERS],
  '/dashboard/visits/proof': [LAWYERS, LAWYERS],
  '/dashboard/messages': [MESSAGES, MESSAGES],
  '/dashboard/messages/saved-replies': [MESSAGES, LAWYERS],
  '/dashboard/messages/erasure': [LAWYERS, LAWYERS],
  '/dashboard/messages/conflict-list': [LAWYERS, LAWYERS],
  '/dashboard/messages/:id': [MESSAGES, MESSAGES],
  '/dashboard/messages/:id/erasure': [LAWYERS, LAWYERS],
  '/dashboard/messages/:id/person': [MESSAGES, LAWYERS],
  '/dashboard/messages/:id/person/proof': [MESSAGES, MESSAGES],
  '/dashboard/messages/:id/conflicts': [LAWYERS, LAWYERS],
  '/dashboard/messages/:id/export': [MESSAGES, MESSAGES],
  '/dashboard/staff': [OWNER, OWNER],
  '/dashboard/account': [ALL, ALL],
  '/dashboard/account/email': [ALL, ALL],
  '/dashboard/account/password': [ALL, ALL],
  '/dashboard/account/second-factor': [ALL, ALL],
  '/dashboard/account/second-factor/confirmation': [ALL, ALL],
  '/dashboard/account/second-factor/recovery-codes': [ALL, ALL],
  '/dashboard/account/second-factor/removal': [ALL, ALL],
  '/dashboard/account/sessions': [ALL, ALL],
  '/dashboard/account/sessions/:id': [ALL, ALL],
  '/dashboard/activity': [OWNER],
  '/dashboard/activity/proof': [OWNER, OWNER],
  '/dashboard/activity.csv': [OWNER],
  '/dashboard/facts': [POSTS, LAWYERS],
  '/dashboard/facts/pack': [LAWYERS, LAWYERS],
  '/dashboard/facts/:fact': [LAWYERS, LAWYERS],
  '/dashboard/facts/:fact/revisions': [LAWYERS],
  '/dashboard/facts/:fact/revisions/:revision': [LAWYERS, LAWYERS],
  '/dashboard/facts/:fact/:locale': [LAWYERS, LAWYERS],
  '/dashboard/facts/:fact/:locale/revisions': [LAWYERS],
  '/dashboard/facts/:fact/:locale/revisions/:revision': [LAWYERS, LAWYERS],
  '/dashboard/events': [ALL],
}

const built = listBuiltRoutes()

test('every route of the build is in the table, with a right to write where it has an action, and none is left over', () => {
  expect(built.length).toBeGreaterThan(30)
  expect(built.filter(({ isGuarded }) => !isGuarded)).toEqual([])
  const patterns = [...new Set(built.map(({ pattern }) => pattern))].toSorted()
  expect(Object.keys(dashboardAccess).toSorted()).toEqual(patterns)
  for (const { pattern, hasAction } of built)
    expect([pattern, rightFor(pattern, 'POST') !== null]).toEqual([pattern, hasAction])
})

const may = (role: Role, roles = '') => roles.split(' ').includes(role)
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
const asPage = { headers: { Accept: 'text/html,application/xhtml+xml' } }

describe('on the served build', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  let id: string
  const visitors = new Map<Role, Visitor>()
  beforeAll(async () => {
    id = (await savePost(await aStaffMember(site.origin))).id
    for (const role of ROLES) visitors.set(role, (await aColleague(site, role)).visitor)
  })

  const visitorOf = (role: Role) => visitors.get(role) as Visitor
  const addressOf = (pattern: string) => pattern.replace(':id', id).replace(/:\w+/g, 'anything')
  // An endless answer is enough by its head.
  const statusOf = async (role: Role, method: string, address: string, init: RequestInit = {}) => {
    const stop = new AbortController()
    const requested = { ...init, signal: stop.signal }
    const response = await visitorOf(role).request(method, address, requested)
    const { status } = response
    stop.abort()
    return status
  }

  test.each(ROLES)('%s may load what the role includes and is refused the rest', async (role) => {
    for (const [pattern, [read]] of Object.entries(EXPECTED)) {
      const address = addressOf(pattern)
      // The live stream has no end, so it is not asked for as the router's data.
      const asData = pattern === '/dashboard/events' ? address : `${address}.data`
      const forms = [
        [address, asPage],
        [asData, {}],
        // What is loaded is the same page once more; a refusal is another one.
        ...(may(role, read) ? [] : [[address, {}] as const]),
      ] as const
      for (const [asked, init] of forms) {
        const status = await statusOf(role, 'GET', asked, init)
        // The way in after the sign-in leads on; data says so with 202.
        const refusals = pattern === '/dashboard' && !may(role, read) ? [302, 202] : [401, 403]
        const outcome = [role, asked, refusals.includes(status) ? 'refused' : 'loaded']
        expect(outcome).toEqual([role, asked, may(role, read) ? 'loaded' : 'refused'])
      }
    }
  })

  test.each(ROLES)('%s may send nothing where the role does not reach', async (role) => {
    const before = await everythingOf(site)
    for (const [pattern, [, write]] of Object.entries(EXPECTED)) {
      if (may(role, write)) continue
      for (const asked of [addressOf(pattern), `${addressOf(pattern)}.data`])
        for (const method of METHODS) {
          const body = new URLSearchParams({ act: 'publish', post: `${id}:1` })
          // A refused form comes back as a whole page, which takes the time of a page.
          const how = method === 'POST' ? asPage : {}
          const status = await statusOf(role, method, asked, { body, ...how })
          expect([role, method, asked, status]).toEqual([role, method, asked, 403])
        }
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('each role reaches the action of what it may write', async () => {
    for (const role of ROLES)
      for (const [pattern, [, write]] of Object.entries(EXPECTED)) {
        // These would end the session that asks.
        if (!may(role, write) || pattern.startsWith('/dashboard/account/sessions')) continue
        const body = new URLSearchParams({ nothing: 'known' })
        const status = await statusOf(role, 'POST', `${addressOf(pattern)}.data`, { body })
        expect([401, 403], `${role} ${pattern} ${status}`).not.toContain(status)
      }
  })

  test('a refusal says so as data, too, is kept nowhere, and shows what was typed', async () => {
    const writer = visitorOf('writer')
    const page = await writer.get('/dashboard/messages', asPage)
    expect(await page.text()).toMatch(/<link[^>]*rel="stylesheet"/)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const data = await writer.get('/dashboard/visits.csv')
    expect(await data.json()).toEqual({ message: roleTexts.refused.message })
    const typed = new URLSearchParams({ note: 'They asked for <b>Tuesday</b>', act: 'note' })
    const sent = await writer.post(`/dashboard/messages/${id}`, typed, asPage)
    expect(sent.status).toBe(403)
    expect(await sent.text()).toContain('They asked for &lt;b&gt;Tuesday&lt;/b&gt;')
  })

  test('every address that a role may not load is, opened in a browser, a page that says who may and leads on', async () => {
    const { title, back } = roleTexts.refused
    for (const role of ['lawyer', 'writer', 'assistant'] as const)
      for (const [pattern, [read]] of Object.entries(EXPECTED)) {
        if (may(role, read) || pattern === '/dashboard') continue
        const html = await (await visitorOf(role).get(addressOf(pattern), asPage)).text()
        const who = whoMay(read.split(' ') as Role[])
        const parts = ['<nav class="desknav', `>${title}</h1>`, who, `>${back}<`]
        const missing = parts.filter((part) => !html.includes(part))
        expect([role, pattern, ...missing]).toEqual([role, pattern])
      }
  })

  test('what a role may not open is not in its navigation; an assistant begins with the messages', async () => {
    const linksOf = async (role: Role, address: string) => {
      const [, nav = ''] =
        /<nav class="desknav.*?>(.*?)<\/nav>/s.exec(await visitorOf(role).text(address)) ?? []
      return [...nav.matchAll(/href="\/dashboard\/?([^"]*)"/g)].map(([, name]) => name)
    }
    const home = await visitorOf('assistant').get('/dashboard', asPage)
    expect([home.status, home.headers.get('Location')]).toEqual([302, '/dashboard/messages'])
    const assistant = ['overview', 'messages', 'account', 'help']
    expect(await linksOf('assistant', '/dashboard/messages')).toEqual(assistant)
    const writer = ['overview', '', 'content', 'facts', 'images', 'account', 'help']
    expect(await linksOf('writer', '/dashboard')).toEqual(writer)
    const lawyer = writer.toSpliced(2, 0, 'messages').toSpliced(-2, 0, 'visits')
    expect(await linksOf('lawyer', '/dashboard')).toEqual(lawyer)
    const owner = lawyer.toSpliced(-2, 0, 'activity', 'staff')
    expect(await linksOf('owner', '/dashboard')).toEqual(owner)
  })
})
