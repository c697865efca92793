import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { localPath } from '#test/local-path.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { readConfig } from '#app/platform/config.server.ts'
import sharp from 'sharp'
import { chromiumOptions, isHydrated } from '#test/chromium.ts'
import { STAFF } from '#test/site.ts'
import { ensureBuilt } from './build-site.ts'
import { photographRows } from './row-shots.ts'
import { runCommand } from './run-command.ts'
import { SHOT_SCHEMES, SHOT_WIDTHS, signIn } from './shot-context.ts'

/**
 * `npm run shots [-- name …]`: images of each screen at 360, 768 and 1280 px, light and dark, in the folder `shots`;
 * `npm run shots -- rows [name …]`: the dashboard's screens with 0, 3 and 500 rows;
 * `npm run shots -- help`: those of the dashboard's help, which are part of the product.
 */
const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'shots')
const admin = { ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password }

const screens: Record<string, { path: string; signedIn?: true }> = {
  home: { path: '/' },
  blog: { path: '/blog' },
  'blog-none': { path: '/blog?q=nothing+like+this' },
  post: { path: '/blog/before-you-sign-who-may-help-you' },
  'post-not-found': { path: '/blog/no-such-post' },
  'not-found': { path: '/no-such-page' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  faq: { path: '/faq' },
  urgent: { path: '/urgent' },
  'what-applies-now': { path: '/what-applies-now' },
  changes: { path: '/changes' },
  answers: { path: '/answers' },
  answer: { path: '/answers/ice-at-the-door' },
  'who-may-help-you': { path: '/who-may-help-you' },
  'visa-bulletin': { path: '/visa-bulletin' },
  privacy: { path: '/privacy' },
  accessibility: { path: '/accessibility' },
  disclaimer: { path: '/disclaimer' },
  services: { path: '/services' },
  ...Object.fromEntries(SERVICE_IDS.map((id) => [id, { path: pathOf('service', id) }])),
  login: { path: '/login' },
  dashboard: { path: '/dashboard', signedIn: true },
  'dashboard-none': { path: '/dashboard?q=nothing', signedIn: true },
  'editor-new': { path: '/dashboard/blog/new', signedIn: true },
  images: { path: '/dashboard/images', signedIn: true },
  inbox: { path: '/dashboard/messages', signedIn: true },
  'conflict-list': { path: '/dashboard/messages/conflict-list', signedIn: true },
  facts: { path: '/dashboard/facts', signedIn: true },
  visits: { path: '/dashboard/visits', signedIn: true },
  staff: { path: '/dashboard/staff', signedIn: true },
  account: { path: '/dashboard/account', signedIn: true },
  'account-password': { path: '/dashboard/account/password', signedIn: true },
  categories: { path: '/dashboard/categories', signedIn: true },
  translations: { path: '/dashboard/content/translations?show=review', signedIn: true },
  'samples-removal': { path: '/dashboard/samples', signedIn: true },
}

for (const locale of ['es', 'pt', 'fr'] as const)
  for (const name of [
    'home',
    'blog',
    'contact',
    'family-immigration',
    'urgent',
    'who-may-help-you',
  ]) {
    const english = screens[name]?.path ?? '/'
    screens[`${name}-${locale}`] = { path: localPath(english, locale) }
  }

const helpFolder = path.join(root, 'app/features/dashboard/help')
const helpPost = {
  title: 'What to bring to your first meeting',
  excerpt: 'Papers that help us to understand your case, and what to do when one is missing.',
  categories: 'Immigration Law',
}

await runCommand(async () => {
  await ensureBuilt(root)
  if (process.argv[2] === 'rows') return photographRows(root, process.argv.slice(3))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-shots-'))
  const { serve } = await import('../server.ts')
  const config = readConfig({ ...admin, DATA_DIR: dataDir, PORT: '0' }, root)
  const server = await serve(config)
  const browser = await chromium.launch(chromiumOptions())
  try {
    if (process.argv[2] === 'help') return await photographHelp(browser, server.origin)
    mkdirSync(folder, { recursive: true })
    for (const colorScheme of SHOT_SCHEMES) {
      const context = await browser.newContext({
        colorScheme,
        baseURL: server.origin,
        reducedMotion: 'reduce',
      })
      await photograph(context, colorScheme)
      await context.close()
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function photograph(context: BrowserContext, scheme: string): Promise<void> {
  const wanted = process.argv.slice(2)
  const names = wanted.length > 0 ? wanted : Object.keys(screens)
  const page = await context.newPage()
  for (const name of names) {
    const screen = screens[name]
    if (!screen)
      throw new Error(`There is no screen "${name}". Known: ${Object.keys(screens).join(', ')}`)
    if (screen.signedIn) await signIn(context)
    else await context.clearCookies()
    for (const width of SHOT_WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(screen.path)
      // Not until the network is idle: the dashboard's live connection stays open.
      await page.waitForFunction(isHydrated)
      await page.screenshot({
        path: path.join(folder, `${name}-${width}-${scheme}.png`),
        fullPage: true,
      })
    }
  }
  await page.close()
}

async function photographHelp(browser: Browser, baseURL: string): Promise<void> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  await signIn(context)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await keepHelp(page, 'list')
  await page.goto('/dashboard/blog/new')
  await page.waitForFunction(isHydrated)
  for (const [name, text] of Object.entries(helpPost)) await page.fill(`[name=${name}]`, text)
  await page
    .locator('.ProseMirror')
    .fill('Please bring your passport and every letter you received.')
  await page.evaluate(() => scrollTo(0, 0))
  await keepHelp(page, 'write')
  for (const [step, place] of [
    ['check', page.locator('#checklist')],
    ['publish', page.getByRole('switch', { name: 'Published' })],
  ] as const) {
    await place.scrollIntoViewIfNeeded()
    await keepHelp(page, step)
  }
  await page.goto('/blog/before-you-sign-who-may-help-you')
  await keepHelp(page, 'read')
  await context.close()
}

async function keepHelp(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1_000)
  const file = path.join(helpFolder, `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file)
}
