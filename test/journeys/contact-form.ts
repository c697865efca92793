import type { Page } from '@playwright/test'
import { test as base } from '#test/journeys/site.ts'
import { openSite, type TestSite } from '#test/site.ts'

let visitors = 0
export const fromElsewhere = () => ({ 'X-Forwarded-For': `198.18.7.${(visitors += 1)}` })

/** Behind a proxy with an address for each visitor, because of the limit per address. */
export const test = base.extend<object, { site: TestSite }>({
  site: [
    async ({ databaseKind }, use) => {
      const site = await openSite(databaseKind, { environment: { TRUSTED_PROXY: '127.0.0.1' } })
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({ databaseKind: _kind }, use) => use(fromElsewhere()),
})

export const TITLE = 'Form submitted successfully'
export const REFERENCE = /Your reference is\s+[A-Z0-9]{2}-[A-Z0-9]{3}/

export const form = (page: Page) => page.locator('section#message form')
export const report = (page: Page) => form(page).locator('[data-report]')
export const field = {
  name: (page: Page) => page.getByLabel('Full Name'),
  email: (page: Page) => page.getByLabel('Email Address'),
  message: (page: Page) =>
    page.getByLabel('Brief Description of Your Legal Issue/Problem', { exact: true }),
}
export const button = (page: Page) => form(page).getByRole('button')

export async function fillIn(page: Page, name: string): Promise<void> {
  await field.name(page).fill(name)
  await field.email(page).fill('ana@example.com')
  await field.message(page).fill(`This is what ${name} wants to know.`)
}
