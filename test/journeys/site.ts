import { test as base, expect, type Page } from '@playwright/test'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { openSite, STAFF, type TestSite } from '#test/site.ts'

type Options = { databaseKind: DatabaseKind }
type WorkerFixtures = { site: TestSite } & Options

/** Tests in a real browser over one built site for each worker; a console error or a request elsewhere fails the test. */
export const test = base.extend<{ watched: Page }, WorkerFixtures>({
  databaseKind: ['sqlite', { scope: 'worker', option: true }],
  site: [
    async ({ databaseKind }, use) => {
      const site = await openSite(databaseKind)
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
  watched: [
    async ({ page, site }, use) => {
      const complaints = watch(page, site.origin)
      await use(page)
      expect(complaints, 'console errors and requests that leave the site').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What a test allows although it is reported: the browser logs every answer of 400 and above as an error. */
const EXPECTED = /status of (401|404|409|422|429|503)/

function watch(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`request to ${request.url()}`)
  })
  return complaints
}

/** Signs in by the form. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
}
