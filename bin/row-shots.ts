import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { readConfig } from '#app/platform/config.server.ts'
import { chromiumOptions, isHydrated } from '#test/chromium.ts'
import { seedRows } from '#test/factories/dashboard-rows.ts'
import { atDatabase } from '#test/in-database.ts'
import { STAFF } from '#test/site.ts'
import { OperatorError } from './operator-error.ts'
import { SHOT_SCHEMES, SHOT_WIDTHS, signIn } from './shot-context.ts'
import { silentLog } from './silent-log.ts'

const COUNTS = [0, 3, 500]
const LONGEST = 1_500
const SLOW_MS = 30_000

/** What is done before the picture is taken. */
type Screen = { path: string; act?: (page: Page) => Promise<void> }

const screens: Record<string, Screen> = {
  overview: { path: '/overview' },
  posts: { path: '' },
  'posts-none-found': { path: '?q=nothing' },
  'posts-slow': { path: '', act: waitForAnswer },
  'posts-unreachable': { path: '', act: loseServer },
  trash: { path: '/trash' },
  categories: { path: '/categories' },
  category: { path: '/categories', act: openFirst('.catorder h2 a') },
  editor: { path: '/blog/new' },
  'editor-errors': { path: '/blog/new', act: refusePost },
  'editor-review': { path: '', act: openReview },
  import: { path: '/import' },
  'import-report': { path: '/import', act: openFirst('.desk > p a') },
  messages: { path: '/messages' },
  'messages-closed': { path: '/messages?show=closed' },
  'messages-spam': { path: '/messages?show=spam' },
  'messages-none-found': { path: '/messages?q=nothing' },
  message: { path: '/messages', act: openFirst('.inboxlist a') },
  'saved-replies': { path: '/messages/saved-replies' },
  'conflict-list': { path: '/messages/conflict-list' },
  content: { path: '/content' },
  terms: { path: '/content/term' },
  changes: { path: '/content/changes' },
  translations: { path: '/content/translations' },
  'translations-review': { path: '/content/translations?choose=all', act: readTranslations },
  facts: { path: '/facts' },
  'no-such-fact': { path: '/facts/none' },
  images: { path: '/images' },
  visits: { path: '/visits' },
  activity: { path: '/activity' },
  staff: { path: '/staff' },
  'staff-disable': { path: '/staff', act: openFirst('.act.del') },
  account: { path: '/account' },
  palette: { path: '', act: searchPalette },
  help: { path: '/help' },
}

/** Into the folder `shots/rows`, of what is long a part from where it was scrolled to. */
export async function photographRows(root: string, wanted: readonly string[]): Promise<void> {
  const names = wanted.length > 0 ? wanted : Object.keys(screens)
  const unknown = names.find((name) => !Object.hasOwn(screens, name))
  if (unknown !== undefined)
    throw new OperatorError(
      `There is no screen "${unknown}". Known: ${Object.keys(screens).join(', ')}`,
    )
  mkdirSync(path.join(root, 'shots', 'rows'), { recursive: true })
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const count of COUNTS)
      await withRows(root, count, (origin) => photograph(browser, { root, origin, count, names }))
  } finally {
    await browser.close()
  }
}

async function withRows(
  root: string,
  count: number,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-shots-'))
  const account = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password }
  const config = readConfig({ ...account, DATA_DIR: dataDir, PORT: '0' }, root)
  const { serve } = await import('../server.ts')
  try {
    await (await serve(config, { log: silentLog })).close()
    await atDatabase({ dataDir, databaseUrl: null }, (db) => seedRows({ db, dataDir }, count))
    const server = await serve(config, { log: silentLog })
    try {
      await work(server.origin)
    } finally {
      await server.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Task = { root: string; origin: string; count: number; names: readonly string[] }

async function photograph(browser: Browser, { root, origin, count, names }: Task): Promise<void> {
  for (const colorScheme of SHOT_SCHEMES) {
    const context = await browser.newContext({
      colorScheme,
      baseURL: origin,
      reducedMotion: 'reduce',
    })
    await signIn(context)
    for (const name of names)
      for (const width of SHOT_WIDTHS) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        await show(page, screens[name])
        const [y, end] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
        await page.screenshot({
          path: path.join(root, 'shots', 'rows', `${name}-${count}-${width}-${colorScheme}.png`),
          fullPage: true,
          clip: { x: 0, y, width, height: Math.min(end - y, LONGEST) },
        })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.close()
      }
    await context.close()
  }
}

async function show(page: Page, { path: address, act }: Screen = { path: '' }): Promise<void> {
  await page.goto(`/dashboard${address}`)
  // Not until the network is idle: the dashboard's live connection stays open.
  await page.waitForFunction(isHydrated)
  await act?.(page)
}

async function waitForAnswer(page: Page): Promise<void> {
  await page.route('**/*.data*', () => new Promise((resolve) => setTimeout(resolve, SLOW_MS)))
  await pressTrash(page)
}

async function loseServer(page: Page): Promise<void> {
  await page.route('**/*.data*', (route) => route.abort())
  await pressTrash(page)
}

async function pressTrash(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Trash' }).first().click()
  await page.waitForTimeout(1_000)
}

async function refusePost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.locator('.msg, .err').first().waitFor()
}

function openFirst(link: string): (page: Page) => Promise<void> {
  return async (page) => {
    const [first] = await page.locator(link).all()
    if (first === undefined) return
    const before = page.url()
    await first.click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForFunction(isHydrated)
    await page.waitForTimeout(500)
  }
}

async function openReview(page: Page): Promise<void> {
  await openFirst('.posts-tbl a.t')(page)
  await page.evaluate(() => document.querySelector('#review')?.scrollIntoView())
}

async function readTranslations(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read and review' }).first().click()
  await page.waitForURL('**/review?*')
  await page.waitForFunction(isHydrated)
}

async function searchPalette(page: Page): Promise<void> {
  await page.locator('.desksearch').click()
  await page.getByRole('dialog').getByRole('combobox').fill('a')
  await page.waitForTimeout(1_000)
}
