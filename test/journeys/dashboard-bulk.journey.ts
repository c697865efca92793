import { rowOf, REQUESTS } from '#test/journeys/dashboard.ts'
import { expect, PLAIN, toast } from '#test/journeys/site.ts'
import { test } from '#test/journeys/three-posts.ts'
import { aStaffMember } from '#test/site.ts'
import { listPosts } from '#test/post-requests.ts'

test('several posts are published with one question, and a screen reader hears how many are chosen', async ({
  list: { page, box },
}) => {
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check()
  await expect(page.getByRole('status').filter({ hasText: '3 posts selected' })).toBeVisible()
  await box('Cherry forms').uncheck()
  await expect(page.getByText('2 posts selected')).toBeVisible()
  await publish.click()
  const question = page.getByRole('dialog', { name: 'Publish these 2 posts?' })
  await expect(question).toContainText('apple forms')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(rowOf(page, 'apple forms')).toContainText('Draft')
  await publish.click()
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Done')).toContainText('2 posts are published.')
  await expect(rowOf(page, 'apple forms')).toContainText('Published')
  await expect(publish).toBeHidden()

  await test.step('with Shift all boxes between two are ticked, by the keyboard as well', async () => {
    await box('Cherry forms').click()
    await box('Banana forms').click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 posts selected')).toBeVisible()
    await box('apple forms').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('2 posts selected')).toBeVisible()
  })
})

test('a post that someone saved meanwhile is left as it is, and the list says which', async ({
  list: { site, page, titles, box },
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await expect(titles()).toHaveCount(3)
  // The live list would show the new version before the action.
  await page.route(REQUESTS.list, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await box('apple forms').check()
  await box('Banana forms').check()
  const member = await aStaffMember(site.origin)
  const { rows } = await listPosts(member)
  const apple = rows.find(({ title }) => title === 'apple forms')
  const body = new URLSearchParams({ intent: 'publish', post: `${apple?.id}:${apple?.version}` })
  expect((await member.post('/dashboard', body)).status).toBe(200)
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await page.unroute(REQUESTS.list)
  const alert = page.locator('main').getByRole('alert')
  await expect(alert.filter({ hasText: 'left as they are' })).toContainText(
    '“apple forms” was saved by somebody else meanwhile.',
  )
  await expect(toast(page, 'Done')).toContainText('1 post is in the trash.')
})

test('without JavaScript a page asks before several posts go, and says what became of them', async ({
  list: { site, titles, box },
  visitDashboard,
}) => {
  const plain = await visitDashboard(site, PLAIN)
  await plain.goto('/dashboard')
  await box('apple forms', plain).check()
  await box('Banana forms', plain).check()
  await plain.getByRole('button', { name: 'Move to trash' }).click()
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
    'Move these 2 posts to the trash?',
  )
  await expect(plain.getByText('Banana forms')).toBeVisible()
  await plain.getByRole('button', { name: 'Move to trash' }).click()
  await expect(plain.getByRole('status').filter({ hasText: '2 posts' })).toHaveText(
    '2 posts are in the trash.',
  )
  await plain.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(titles(plain)).toHaveText(['Cherry forms'])
})
