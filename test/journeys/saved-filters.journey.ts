import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { deleteInList, emptyBlog, expectLive, rowOf, writePosts } from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, PLAIN, test, toast } from '#test/journeys/site.ts'

test('a filter by author and review is saved under a name with the keyboard, used and deleted; also without JavaScript', async ({
  openDashboard,
  visitDashboard,
}) => {
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await emptyBlog(site)
  await writePosts(site, [
    { title: 'Fees of the year', author: 'Ana Cruz' },
    { title: 'News of the year', author: 'Berta Diaz' },
  ])
  await page.goto('/dashboard')
  const titles = page.locator('.tbl .t')
  await expectLive(page)
  await test.step('what is chosen while the list of another choice is on the way adds to it', async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/dashboard.data?*', async (route) => {
      await held.promise
      // The first is given up.
      await route.continue().catch(() => {})
    })
    const author = page.getByLabel('Author', { exact: true })
    await author.selectOption('Ana Cruz')
    await page.getByLabel('Review', { exact: true }).selectOption('Not reviewed')
    await expect(author).toHaveValue('Ana Cruz')
    held.resolve()
    await expect(titles).toHaveText(['Fees of the year'])
    await page.unroute('**/dashboard.data?*')
  })
  await tabTo(page, page.getByRole('link', { name: 'Save this filter' }))
  await page.keyboard.press('Enter')
  // This page is shown to be accessible by `dashboard-screens.journey.ts`.
  await expect(page.getByText('Author: Ana Cruz; Review: Not reviewed')).toBeVisible()
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('To review')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Filter saved')).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Saved filters' }).getByText('To review')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, [DESKTOP])
  await page.goto('/dashboard')
  await link.click()
  await expect(titles).toHaveText(['Fees of the year'])

  await test.step('a name that is typed outlasts the deletion of another filter', async () => {
    await page.goto('/dashboard/filters?q=fees')
    await page.getByLabel('Name').fill('About fees')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Filter saved')).toBeVisible()
    await page.goto('/dashboard/filters?q=visa')
    await page.getByLabel('Name').fill('About visas')
    await page.getByRole('button', { name: 'Delete About fees' }).click()
    await expect(page.getByText('“About fees” is deleted.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('About visas')
  })

  await test.step('without JavaScript', async () => {
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto('/dashboard')
    await plain.getByRole('link', { name: 'To review', exact: true }).click()
    await expect(plain.locator('.tbl .t')).toHaveText(['Fees of the year'])
    await plain.getByRole('link', { name: 'Edit filters' }).click()
    await plain.getByRole('button', { name: 'Delete To review' }).click()
    await expect(plain.locator('.trash-said')).toHaveText('“To review” is deleted.')
    await expect(plain.getByText('You have no saved filters yet.')).toBeVisible()
  })
})

test('a post is duplicated and opens in the editor; one in the trash is read before it is restored', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await emptyBlog(site)
  await writePosts(site, [{ title: 'Fees of the year', author: 'Ana Cruz', published: true }])
  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('button', { name: 'Duplicate Fees of the year' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/blog/edit/*')
  await expect(toast(page, 'Post duplicated')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Copy of Fees of the year')
  await page.goto('/dashboard')
  await expect(rowOf(page, 'Copy of Fees of the year')).toContainText('Draft')
  await expect(rowOf(page, 'Fees of the year')).toContainText('Published')

  await deleteInList(page, 'Fees of the year')
  await expect(rowOf(page, 'Fees of the year')).toHaveCount(0)
  await page.goto('/dashboard/trash')
  await page.getByRole('link', { name: 'Fees of the year', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fees of the year')
  await expect(page.locator('.deskhead')).toContainText('by staff@example.com')
  await expect(page.locator('.trashed')).toContainText('by Ana Cruz')
  await expect(page.locator('.trashed .prose')).not.toBeEmpty()
  await expectAccessible(page, [PHONE])
  await page.getByRole('link', { name: 'Delete for ever' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this post for ever?' })).toBeFocused()
  await page.goBack()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('is back, and readers see it again.')).toBeVisible()
})
