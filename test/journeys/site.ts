import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { AUTH_KEY } from '#app/features/demo/demo-store.ts'
import { DEMO_USER } from '#app/features/demo/demo-user.ts'
import { runInPage } from '#test/journeys/run-in-page.ts'
import { isHydrated } from '#test/chromium.ts'
import { openSite, type SiteOptions, STAFF, type TestSite } from '#test/site.ts'
import { openStaticSite } from '#test/static-site.ts'
import type { DatabaseKind } from '#test/postgres.ts'

export type JourneyOptions = {
  databaseKind: DatabaseKind
  /** `none`: a server without a database; `files`: static files only. */
  backend: 'server' | 'none' | 'files'
}

type WorkerFixtures = JourneyOptions & { site: TestSite }

/** Another browser without any cookie. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>

export const PLAIN = { javaScriptEnabled: false } satisfies BrowserContextOptions

type TestFixtures = {
  /** Most journeys type plain Markdown. */
  writingMode: 'rich' | 'markdown'
  visit: Visit
  /** `visit` reaches it with `baseURL`. */
  openAnotherSite: (options?: SiteOptions) => Promise<TestSite>
  visitDashboard: (site: TestSite, options?: BrowserContextOptions) => Promise<Page>
  openDashboard: (
    options?: SiteOptions,
    browser?: BrowserContextOptions,
  ) => Promise<{ site: TestSite; page: Page }>
  complaints: Complaints
}

/** A console error, an uncaught exception or a request to another host fails the test, in every page that it opens. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  databaseKind: ['sqlite', { option: true, scope: 'worker' }],
  backend: ['server', { option: true, scope: 'worker' }],
  site: [
    async ({ databaseKind, backend }, use) => {
      const site =
        backend === 'files'
          ? await openFiles()
          : await openSite(databaseKind, { environment: { BACKEND: backend } })
      shared.add(site)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  writingMode: ['markdown', { option: true }],
  complaints: [
    async ({ context, site, writingMode, javaScriptEnabled }, use) => {
      await context.addInitScript(rememberMode, writingMode)
      if (javaScriptEnabled) context.on('page', arriveHydrated)
      const complaints = listen()
      complaints.watch(context, site.origin)
      await use(complaints)
      complaints.check()
    },
    { auto: true },
  ],
  // After `openAnotherSite`, so that its pages close before their site.
  visit: async ({ browser, complaints, site, writingMode, openAnotherSite }, use) => {
    void openAnotherSite
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: site.origin, ...options })
      opened.push(context)
      complaints.watch(context, options.baseURL ?? site.origin)
      await context.addInitScript(rememberMode, writingMode)
      if (options.javaScriptEnabled !== false) context.on('page', arriveHydrated)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  openAnotherSite: async ({ databaseKind }, use) => {
    const opened: TestSite[] = []
    await use(async (options = {}) => {
      const site = await openSite(databaseKind, options)
      opened.push(site)
      return site
    })
    for (const site of opened) await site.close()
  },
  visitDashboard: async ({ visit }, use) => {
    await use(async (site, options = {}) => {
      const page = await visit({ baseURL: site.origin, ...options })
      await enter(page, site)
      return page
    })
  },
  openDashboard: async ({ openAnotherSite, visitDashboard }, use) => {
    await use(async (options, browser) => {
      const site = await openAnotherSite(options)
      return { site, page: await visitDashboard(site, browser) }
    })
  },
})

export { expect }

const shared = new WeakSet<TestSite>()

export function isShared(site: TestSite): boolean {
  return shared.has(site)
}

async function openFiles(): Promise<TestSite> {
  const { origin, folder, close } = await openStaticSite({ addsSlash: false })
  const nothing = { startupMessages: [], lines: [], environment: {}, dataDir: folder }
  return { ...nothing, origin, address: origin, backend: 'none', publish: () => {}, close }
}

/** `goto`, `reload` and `waitForURL` wait until an application is hydrated, because tests press faster than users. */
function arriveHydrated(page: Page): void {
  const awaited =
    <Arguments extends unknown[], Answer>(go: (...args: Arguments) => Promise<Answer>) =>
    async (...args: Arguments) => {
      const response = await go.apply(page, args)
      const options = args.at(-1)
      const isEnough = typeof options === 'object' && options !== null && 'waitUntil' in options
      if (!isEnough) await arrive(page)
      return response
    }
  page.goto = awaited(page.goto)
  page.reload = awaited(page.reload)
  page.waitForURL = awaited(page.waitForURL)
}

/** Told by the page, which costs less than asking it; where it goes on to another page meanwhile, that one is asked. */
async function arrive(page: Page): Promise<void> {
  const isSaid = await runInPage(page, hearHydration, isHydrated).catch(() => false)
  if (!isSaid) await page.waitForFunction(isHydrated, undefined, { polling: 50 })
}

function hearHydration(): Promise<true> {
  return new Promise((resolve) => {
    const look = () => isHydrated() && resolve(true)
    new MutationObserver(look).observe(document.documentElement, { attributes: true })
    look()
  })
}

function rememberMode(mode: string): void {
  if (location.pathname.startsWith('/dashboard/')) localStorage.setItem('writing-mode', mode)
}

type Complaints = ReturnType<typeof listen>

function listen() {
  const received: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  return {
    watch(context: BrowserContext, origin: string) {
      context.on('console', (message) => {
        if (message.type() === 'error') received.push(message.text())
      })
      context.on('weberror', (error) => received.push(String(error.error())))
      context.on('request', (request) => {
        const url = new URL(request.url())
        const isElsewhere = /^https?:$/.test(url.protocol) && url.origin !== origin
        if (isElsewhere) received.push(`request to ${request.url()}`)
      })
    },
    /** Also fails the test when no such complaint comes. */
    expect: (pattern: RegExp) => void expected.push(pattern),
    /** For a complaint that depends on a race. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    check() {
      const known = [...expected, ...allowed]
      const surprising = received.filter((text) => !known.some((pattern) => pattern.test(text)))
      expect(surprising, 'console errors and requests that leave the site').toEqual([])
      const missing = expected.filter((pattern) => !received.some((text) => pattern.test(text)))
      expect(missing, 'complaints that were expected and never came').toEqual([])
    },
  }
}

/** As a reader who asks not to be counted; for a walk of more pages in a minute than a reader opens, whose counts would pass a limit of the site. */
export async function leaveUncounted(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  return page
}

/** Unknown, because failed attempts count for a quarter of an hour against the owner that all journeys share. */
export const NO_ONE = { email: 'nobody@example.com', password: 'wrong horse battery' }

export async function fillLogin(page: Page, pair = STAFF): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
  await fillPlainLogin(page, pair)
}

export async function fillPlainLogin(page: Page, { email, password } = STAFF): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await fillPlainLogin(page)
  await page.waitForURL('**/dashboard')
}

export async function enter(page: Page, site: TestSite, account = STAFF): Promise<void> {
  const context = page.context()
  if (site.backend === 'none') return enterDemo(page, site)
  const headers = { Origin: site.origin }
  const response = await context.request.post(`${site.origin}/session`, { form: account, headers })
  expect(response.status()).toBe(204)
  // The greeting is only for a sign-in by the form.
  await context.clearCookies({ name: 'flash' })
}

// On a file of the site: its storage without any script of a page.
async function enterDemo(page: Page, { origin }: TestSite): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  const state = JSON.stringify({ isAuthenticated: true, user: { email: DEMO_USER.email } })
  await page.evaluate(([key = '', text = '']) => localStorage.setItem(key, text), [AUTH_KEY, state])
}

/** The dashboard is left before, because it would go to Login by itself. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export function toast(page: Page, title: string): Locator {
  const region = page.getByRole('region', { name: 'Notifications' })
  return region.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })
}
