import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, ROLES } from '#app/features/auth/roles/roles.ts'
import { roleTexts, whoMay } from '#app/features/auth/roles/role-texts.ts'
import { dashboardAccess } from '#app/server/access/dashboard-access.ts'
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
const EXPECTED: Record<string, readonly [read: string, write?: string]> = {
  '': [POSTS, LAWYERS],
  'blog/new': [POSTS, POSTS],
  'blog/edit/:id': [POSTS, POSTS],
  'blog/edit/:id/editors/:form': [POSTS, POSTS],
  'blog/edit/:id/review': [POSTS, POSTS],
  'blog/preview': [POSTS, POSTS],
  'blog/links/:id': [LAWYERS, LAWYERS],
  'blog/links/:id/:link': [LAWYERS, LAWYERS],
  'blog/edit/:id/revisions': [POSTS],
  'blog/edit/:id/translations': [POSTS, POSTS],
  'blog/edit/:id/revisions/:revision': [POSTS, POSTS],
  'drafts/:id': [POSTS, POSTS],
  categories: [LAWYERS, LAWYERS],
  'categories/:category': [LAWYERS, LAWYERS],
  bulk: [LAWYERS, LAWYERS],
  samples: [LAWYERS, LAWYERS],
  reviewers: [OWNER, OWNER],
  trash: [LAWYERS, LAWYERS],
  'trash/:id': [LAWYERS],
  import: [OWNER, OWNER],
  'import/:id': [OWNER, OWNER],
  'blog/duplicate': [POSTS, POSTS],
  overview: [ALL],
  'palette.json': [ALL],
  help: [ALL],
  content: [POSTS],
  'content/changes': [POSTS, LAWYERS],
  'content/links.json': [POSTS],
  'content/preview': [POSTS, LAWYERS],
  'content/preview/:link': [LAWYERS, LAWYERS],
  'content/translations': [POSTS],
  'content/translations/review': [LAWYERS, LAWYERS],
  'content/:type': [POSTS],
  'content/:type/new': [POSTS, POSTS],
  'content/:type/:id': [POSTS, POSTS],
  'content/:type/:id/revisions': [POSTS],
  'content/:type/:id/revisions/:revision': [POSTS, POSTS],
  'content/:type/:id/:locale': [POSTS, POSTS],
  'content/:type/:id/:locale/revisions': [POSTS],
  'content/:type/:id/:locale/revisions/:revision': [POSTS, POSTS],
  setup: [LAWYERS],
  'setup/done': [LAWYERS],
  'setup/:step': [LAWYERS, LAWYERS],
  images: [POSTS, POSTS],
  'images/:name': [POSTS, POSTS],
  'images/upload': [POSTS, POSTS],
  'link-targets.json': [POSTS],
  'images.json': [POSTS],
  pictures: [POSTS],
  visits: [LAWYERS],
  'visits.csv': [LAWYERS],
  'visits/proof': [LAWYERS, LAWYERS],
  messages: [MESSAGES, MESSAGES],
  'messages/saved-replies': [MESSAGES, LAWYERS],
  'messages/erasure': [LAWYERS, LAWYERS],
  'messages/conflict-list': [LAWYERS, LAWYERS],
  'messages/:id': [MESSAGES, MESSAGES],
  'messages/:id/erasure': [LAWYERS, LAWYERS],
  'messages/:id/person': [MESSAGES, LAWYERS],
  'messages/:id/person/proof': [MESSAGES, MESSAGES],
  'messages/:id/conflicts': [LAWYERS, LAWYERS],
  'messages/:id/export': [MESSAGES, MESSAGES],
  staff: [OWNER, OWNER],
  account: [ALL, ALL],
  'account/email': [ALL, ALL],
  'account/password': [ALL, ALL],
  'account/second-factor': [ALL, ALL],
  'account/second-factor/confirmation': [ALL, ALL],
  'account/second-factor/recovery-codes': [ALL, ALL],
  'account/second-factor/removal': [ALL, ALL],
  'account/sessions': [ALL, ALL],
  'account/sessions/:id': [ALL, ALL],
  activity: [OWNER],
  'activity/proof': [OWNER, OWNER],
  'activity.csv': [OWNER],
  facts: [POSTS, LAWYERS],
  'facts/:fact': [LAWYERS, LAWYERS],
  'facts/:fact/revisions': [LAWYERS],
  'facts/:fact/revisions/:revision': [LAWYERS, LAWYERS],
  'facts/:fact/:locale': [LAWYERS, LAWYERS],
  'facts/:fact/:locale/revisions': [LAWYERS],
  'facts/:fact/:locale/revisions/:revision': [LAWYERS, LAWYERS],
  events: [ALL],
}

const built = listBuiltRoutes()

test('every route of the build is in the table, with a right to write where it has an action, and none is left over', () => {
  expect(built.length).toBeGreaterThan(30)
  expect(built.filter(({ isGuarded }) => !isGuarded)).toEqual([])
  const patterns = [...new Set(built.map(({ pattern }) => pattern))].toSorted()
  expect(Object.keys(dashboardAccess).toSorted()).toEqual(patterns)
  for (const { pattern, hasAction } of built)
    expect([pattern, dashboardAccess[pattern]?.write !== undefined]).toEqual([pattern, hasAction])
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
  const addressOf = (pattern: string) => {
    const filled = pattern.replace(':id', id).replace(/:\w+/g, 'anything')
    return filled === '' ? '/dashboard' : `/dashboard/${filled}`
  }
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
    expect(Object.keys(EXPECTED).toSorted()).toEqual(Object.keys(dashboardAccess).toSorted())
    for (const [pattern, [read]] of Object.entries(EXPECTED)) {
      const address = addressOf(pattern)
      // The live stream has no end, so it is not asked for as the router's data.
      const asData = pattern === 'events' ? address : `${address}.data`
      const forms = [
        [address, asPage],
        [asData, {}],
        // What is loaded is the same page once more; a refusal is another one.
        ...(may(role, read) ? [] : [[address, {}] as const]),
      ] as const
      for (const [asked, init] of forms) {
        const status = await statusOf(role, 'GET', asked, init)
        // The way in after the sign-in leads on; data says so with 202.
        const refusals = pattern === '' && !may(role, read) ? [302, 202] : [401, 403]
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
          const body = new URLSearchParams({ do: 'invite', intent: 'publish', post: `${id}:1` })
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
        if (!may(role, write) || pattern.startsWith('account/sessions')) continue
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
    const typed = new URLSearchParams({ note: 'They asked for <b>Tuesday</b>', do: 'note' })
    const sent = await writer.post(`/dashboard/messages/${id}`, typed, asPage)
    expect(sent.status).toBe(403)
    expect(await sent.text()).toContain('They asked for &lt;b&gt;Tuesday&lt;/b&gt;')
  })

  test('every address that a role may not load is, opened in a browser, a page that says who may and leads on', async () => {
    const { title, back } = roleTexts.refused
    for (const role of ['lawyer', 'writer', 'assistant'] as const)
      for (const [pattern, [read]] of Object.entries(EXPECTED)) {
        if (may(role, read) || pattern === '') continue
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
