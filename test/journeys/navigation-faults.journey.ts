import type { Page, Route } from '@playwright/test'
import { editorFields, expectLive, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { deletePost } from '#test/post-requests.ts'
import { aStaffMember } from '#test/site.ts'

const NOT_OPENED = 'This page could not be opened'
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

const PAGES = '**/dashboard/**/*.data*'
const isDown = (route: Route) => route.fulfill({ status: 503, body: 'Down' })
const isCutOff = (route: Route) => route.abort('connectionreset')

test('a navigation that is answered with 503 or cut off keeps the page and what is typed, and Retry repeats it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  complaints.expect(/ERR_CONNECTION_RESET/)
  await enter(page, site)
  await page.goto('/dashboard/messages')
  const search = page.getByRole('searchbox')
  await search.fill('typed and not sent')
  await page.route(PAGES, isDown)
  await page.getByRole('link', { name: 'Staff accounts' }).click()
  const title = page.getByRole('heading', { level: 1 })
  for (const fault of [isCutOff, isDown]) {
    await expect(toast(page, NOT_OPENED)).toBeVisible()
    await expect(page).toHaveURL('/dashboard/messages')
    await expect(search).toHaveValue('typed and not sent')
    await page.unroute(PAGES)
    await page.route(PAGES, fault)
    const again = page.waitForRequest(PAGES)
    await retry(page).click()
    await again
  }
  await expect(toast(page, NOT_OPENED)).toBeVisible()
  await page.unroute(PAGES)
  await retry(page).click()
  await expect(title).toHaveText('Staff accounts')
  await expect(page.locator('.toast:visible')).toHaveCount(0)

  for (const fault of [isDown, isCutOff]) {
    await page.route(PAGES, fault)
    await page.goBack({ waitUntil: 'commit' })
    await expect(toast(page, NOT_OPENED)).toBeVisible()
    await expect(title).toHaveText('Staff accounts')
    await page.unroute(PAGES)
    await retry(page).click()
    await expect(title).toHaveText('Messages')
    await page.goForward({ waitUntil: 'commit' })
    await expect(title).toHaveText('Staff accounts')
  }
})

test('without a network no link leaves the page, neither one of the router nor a document', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await enter(page, site)
  await writePost(site, { title: 'Offline for a while' })
  await page.goto('/dashboard')
  await expectLive(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await expect(toast(page, NOT_OPENED)).toBeVisible()
  await page.locator('.logo').first().click()
  await expect(toast(page, NOT_OPENED)).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Nothing could be sent')).toBeVisible()
  await expect(rowOf(page, 'Offline for a while')).toBeVisible()
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await retry(page).click()
  await expect(toast(page, NOT_OPENED)).toBeVisible()
  await page.context().setOffline(false)
  await retry(page).click()
  await expect(editorFields(page).title).toBeVisible()
})

test('a form that cannot be sent keeps its page and its input, and can be sent again', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  // Of its own, because the account gets a name.
  const { page } = await openDashboard()
  await page.goto('/dashboard/account')
  const name = page.getByRole('textbox').first()
  await page.route('**/dashboard/account*.data*', (route) => route.abort('connectionreset'))
  await name.fill('Ana Unsent')
  await name.press('Enter')
  const failed = toast(page, 'Nothing could be sent')
  await expect(failed).toContainText('What you entered is still here.')
  await expect(name).toHaveValue('Ana Unsent')
  await page.unroute('**/dashboard/account*.data*')
  await name.press('Enter')
  await expect(failed).toHaveCount(0)
  await expect(page.locator('.toast:visible')).toHaveCount(1)
  await page.reload()
  await expect(name).toHaveValue('Ana Unsent')
})

test('a page that cannot be loaded again stays, says so and is tried again', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await enter(page, site)
  await page.goto('/dashboard/trash')
  await expectLive(page)
  let refused = 0
  await page.route('**/dashboard/trash.data*', (route) => {
    refused += 1
    return refused < 3 ? route.fulfill({ status: 503, body: 'Down' }) : route.continue()
  })
  const { id } = await writePost(site, { title: 'Into the trash while it is down' })
  const member = await aStaffMember(site.origin)
  await deletePost(member, id)
  await expect(page.getByText('Changes by others: could not be loaded')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await expect(
    page.getByRole('cell', { name: 'Into the trash while it is down', exact: true }),
  ).toBeVisible()
  await expectLive(page)
})

test('what a restored post was answered with outlasts the news of others, and leads to the post', async ({
  page,
  site,
}) => {
  await enter(page, site)
  const member = await aStaffMember(site.origin)
  const throwAway = async (title: string) => {
    const post = await writePost(site, { title })
    await deletePost(member, post.id)
  }
  await throwAway('Comes back')
  await page.goto('/dashboard/trash')
  await expectLive(page)
  await page.getByRole('button', { name: 'Restore Comes back' }).click()
  const answer = page.getByText('“Comes back” is back as a draft.')
  await expect(answer).toBeVisible()
  await throwAway('News of others')
  await expect(page.getByRole('cell', { name: 'News of others', exact: true })).toBeVisible()
  await expect(answer).toBeVisible()
  await answer.getByRole('link', { name: 'Comes back' }).click()
  await expect(editorFields(page).title).toHaveValue('Comes back')
})
