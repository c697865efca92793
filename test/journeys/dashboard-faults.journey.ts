import { rowOf, writePost } from '#test/journeys/desk.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const LIST = '**/dashboard/posts.json*'
const POST = '**/dashboard/posts/*'
const ALERT = 'Error loading blog posts. Please try again later.'

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

for (const status of [500, 502, 503, 504]) {
  test(`a list that is answered with ${status} says so, keeps what is typed, and comes when it is tried again`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(new RegExp(`status of ${status}`))
    await writePost(site, { title: `Found after ${status}` })
    await page.goto('/dashboard')
    await page.route(LIST, (route) => route.fulfill({ status, body: 'A proxy says no' }))
    const search = page.getByRole('searchbox')
    await search.fill(`after ${status}`)
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(ALERT)
    await expect(search).toHaveValue(`after ${status}`)
    await page.unroute(LIST)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(page, `Found after ${status}`)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test(`a deletion that is answered with ${status} says so, and the post stays`, async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(new RegExp(`status of ${status}`))
    const title = `Stays after ${status}`
    await writePost(site, { title })
    await page.goto('/dashboard')
    await page.route(POST, (route) => route.fulfill({ status, body: 'A proxy says no' }))
    await rowOf(page, title)
      .getByRole('link', { name: `Delete ${title}` })
      .click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Failed to delete blog post')).toContainText(String(status))
    await page.unroute(POST)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await rowOf(page, title)
      .getByRole('link', { name: `Delete ${title}` })
      .click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Blog post deleted')).toBeVisible()
    await expect(rowOf(page, title)).toHaveCount(0)
  })
}

test('without a network the question is asked all the same, and the deletion says what is missing', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  const title = 'Stays without a network'
  await writePost(site, { title })
  await page.goto('/dashboard', { waitUntil: 'load' })
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await page.context().setOffline(true)
  await rowOf(page, title)
    .getByRole('link', { name: `Delete ${title}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete blog post')).toContainText('cannot be reached')
  await page.context().setOffline(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await rowOf(page, title)
    .getByRole('link', { name: `Delete ${title}` })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Blog post deleted')).toBeVisible()
})
