import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { deleteInList, emptyBlog, expectLive, rowOf, writePosts } from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, test, toast } from '#test/journeys/site.ts'

test('what is chosen while the list of another choice is on the way adds to it', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await emptyBlog(site)
  await writePosts(site, [
    { title: 'Fees of the year', author: 'Ana Cruz' },
    { title: 'News of the year', author: 'Berta Diaz' },
  ])
  await page.goto('/dashboard')
  await expectLive(page)
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
  await expect(page.locator('.tbl .t')).toHaveText(['Fees of the year'])
  await page.unroute('**/dashboard.data?*')
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
