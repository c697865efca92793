import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { deleteInList, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { type Fault, type Gateway, openGateway } from '#test/journeys/faulty-gateway.ts'
import { enter, expect, test as base, toast } from '#test/journeys/site.ts'

const LIST = /^\/dashboard\.data/
const ALERT = 'Error loading blog posts. Please try again later.'

type Dashboard = {
  gateway: Gateway
  dashboard: Page
}

const test = base.extend<Dashboard>({
  gateway: async ({ site }, use) => {
    const gateway = await openGateway(site.origin)
    await use(gateway)
    await gateway.close()
  },
  dashboard: async ({ gateway, site, visitDashboard }, use) => {
    await use(await visitDashboard({ ...site, origin: gateway.origin }))
  },
})

const faults: { response: Fault['response']; console: RegExp; says: string }[] = [
  { response: 503, console: /status of 503/, says: '503' },
  {
    response: 'cut',
    console: /ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET)/,
    says: 'cannot be reached',
  },
]

test('a list that is answered with an error or cut off says so, keeps what is typed, and comes when it is tried again', async ({
  dashboard,
  gateway,
  site,
  complaints,
}) => {
  await dashboard.emulateMedia({ reducedMotion: 'reduce' })
  for (const { response, console } of faults) {
    complaints.expect(console)
    await writePost(site, { title: `Found after ${response}` })
    await dashboard.goto('/dashboard')
    gateway.break({ method: 'GET', path: LIST, response })
    const search = dashboard.getByRole('searchbox')
    await search.fill(`after ${response}`)
    const alert = dashboard.locator('main').getByRole('alert')
    await expect(alert).toContainText(ALERT)
    await expect(search).toHaveValue(`after ${response}`)
    if (response === 503) await expectAccessible(dashboard)
    gateway.mend()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(dashboard, `Found after ${response}`)).toBeVisible()
    await expect(alert).toHaveCount(0)
  }
})

test('a deletion that is answered with an error or cut off says so, and the post stays', async ({
  dashboard,
  gateway,
  site,
  complaints,
}) => {
  for (const { response, console, says } of faults) {
    complaints.expect(console)
    const title = `Stays after ${response}`
    await writePost(site, { title })
    await dashboard.goto('/dashboard')
    gateway.break({ method: 'POST', path: LIST, response })
    await deleteInList(dashboard, title)
    await expect(toast(dashboard, 'Failed to delete blog post')).toContainText(says)
    await expect(dashboard.getByRole('dialog')).toHaveCount(0)
    gateway.mend()
    await deleteInList(dashboard, title)
    await expect(toast(dashboard, 'Blog post deleted')).toBeVisible()
    await expect(rowOf(dashboard, title)).toHaveCount(0)
  }
})

test('without a network the question is asked all the same, and the deletion says what is missing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await enter(page, site)
  const title = 'Stays without a network'
  await writePost(site, { title })
  await page.goto('/dashboard', { waitUntil: 'load' })
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await page.context().setOffline(true)
  await deleteInList(page, title)
  await expect(toast(page, 'Failed to delete blog post')).toContainText('cannot be reached')
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await deleteInList(page, title)
  await expect(toast(page, 'Blog post deleted')).toBeVisible()
})
