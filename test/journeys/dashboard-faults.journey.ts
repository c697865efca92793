import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { deleteInList, rowOf, writePost } from '#test/journeys/desk.ts'
import { type Fault, type Gateway, openGateway } from '#test/journeys/faulty-gateway.ts'
import { enter, expect, test as base, toast } from '#test/journeys/site.ts'

const LIST = /^\/dashboard\.data/
const ALERT = 'Error loading blog posts. Please try again later.'

type Desk = {
  gateway: Gateway
  /** A signed-in browser that reaches the site through the gateway. */
  desk: Page
}

const test = base.extend<Desk>({
  gateway: async ({ site }, use) => {
    const gateway = await openGateway(site.origin)
    await use(gateway)
    await gateway.close()
  },
  desk: async ({ gateway, site, visitDesk }, use) => {
    await use(await visitDesk({ ...site, origin: gateway.origin }))
  },
})

const faults: { answer: Fault['answer']; console: RegExp; says: string }[] = [
  ...([500, 502, 503, 504] as const).map((answer) => ({
    answer,
    console: new RegExp(`status of ${answer}`),
    says: String(answer),
  })),
  { answer: 'cut', console: /ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET)/, says: 'cannot be reached' },
]

test('a list that is answered with an error or cut off says so, keeps what is typed, and comes when it is tried again', async ({
  desk,
  gateway,
  site,
  complaints,
}) => {
  await desk.emulateMedia({ reducedMotion: 'reduce' })
  for (const { answer, console } of faults) {
    complaints.expect(console)
    await writePost(site, { title: `Found after ${answer}` })
    await desk.goto('/dashboard')
    gateway.break({ method: 'GET', path: LIST, answer })
    const search = desk.getByRole('searchbox')
    await search.fill(`after ${answer}`)
    const alert = desk.locator('main').getByRole('alert')
    await expect(alert).toContainText(ALERT)
    await expect(search).toHaveValue(`after ${answer}`)
    if (answer === 503) await expectAccessible(desk)
    gateway.mend()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(desk, `Found after ${answer}`)).toBeVisible()
    await expect(alert).toHaveCount(0)
  }
})

test('a deletion that is answered with an error or cut off says so, and the post stays', async ({
  desk,
  gateway,
  site,
  complaints,
}) => {
  for (const { answer, console, says } of faults) {
    complaints.expect(console)
    const title = `Stays after ${answer}`
    await writePost(site, { title })
    await desk.goto('/dashboard')
    gateway.break({ method: 'POST', path: LIST, answer })
    await deleteInList(desk, title)
    await expect(toast(desk, 'Failed to delete blog post')).toContainText(says)
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    gateway.mend()
    await deleteInList(desk, title)
    await expect(toast(desk, 'Blog post deleted')).toBeVisible()
    await expect(rowOf(desk, title)).toHaveCount(0)
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
