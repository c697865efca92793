import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { askDeletion, deleteInList, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, PLAIN, toast } from '#test/journeys/site.ts'
import { test } from '#test/journeys/three-posts.ts'
import { aStaffMember } from '#test/site.ts'
import { deletePost } from '#test/post-requests.ts'

test('the columns order the list, either way, and the order is an address', async ({
  list: { site, page, titles },
  visitDashboard,
}) => {
  await expect(titles()).toHaveText(['Cherry forms', 'apple forms', 'Banana forms'])
  const header = (name: string) => page.getByRole('columnheader', { name })
  await expect(header('Date')).toHaveAttribute('aria-sort', 'descending')
  await header('Title').getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Banana forms', 'Cherry forms'])
  await expect(header('Title')).toHaveAttribute('aria-sort', 'ascending')
  await expect(header('Title').getByRole('link')).toBeFocused()
  await header('Title').getByRole('link').press('Enter')
  await expect(titles()).toHaveText(['Cherry forms', 'Banana forms', 'apple forms'])
  await expect(page).toHaveURL('/dashboard?sort=-title')
  await header('Author').getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Cherry forms', 'Banana forms'])

  await test.step('also without JavaScript', async () => {
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto('/dashboard')
    await plain.getByRole('columnheader', { name: 'Status' }).getByRole('link').click()
    await expect(titles(plain).first()).toHaveText('apple forms')
  })
})

test('state, category and words narrow the list down together, and Back undoes nothing else', async ({
  list: { site, page, titles },
  visitDashboard,
}) => {
  await page.getByLabel('Status', { exact: true }).selectOption('published')
  await expect(titles()).toHaveText(['Cherry forms', 'Banana forms'])
  await page.getByLabel('Category', { exact: true }).selectOption('Fees')
  await expect(titles()).toHaveText(['Cherry forms'])
  await expect(page).toHaveURL('/dashboard?state=published&category=fees')
  await page.getByRole('searchbox').fill('nothing of it')
  await expect(page.getByText('No blog posts match your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await expect(titles()).toHaveCount(3)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('')

  await test.step('also without JavaScript', async () => {
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto('/dashboard')
    await plain.getByLabel('Status', { exact: true }).selectOption('draft')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(titles(plain)).toHaveText(['apple forms'])
  })
})

test('a deleted post comes back from the trash as it was, or goes for ever', async ({
  list: { site, page },
  visitDashboard,
}) => {
  for (const title of ['Banana forms', 'apple forms']) {
    await deleteInList(page, title)
    await expect(rowOf(page, title)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.getByRole('button', { name: 'Restore Banana forms' }).click()
  const notice = page.locator('main').getByRole('status')
  await expect(notice.filter({ hasText: 'Banana' })).toHaveText(
    '“Banana forms” is back, and readers see it again.',
  )
  await page.getByRole('link', { name: 'Delete for ever apple forms' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this post for ever?' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete for ever', exact: true }).click()
  await expect(page.getByText('“apple forms” is gone for ever.')).toBeVisible()
  await expect(page.locator('.tbl')).not.toContainText('forms')

  await test.step('also without JavaScript', async () => {
    const plain = await visitDashboard(site, PLAIN)
    const { id } = await writePost(site, { title: 'Thrown away' })
    await deletePost(await aStaffMember(site.origin), id)
    await plain.goto('/dashboard/trash')
    await plain.getByRole('button', { name: 'Restore Thrown away' }).click()
    await expect(plain.getByText('“Thrown away” is back as a draft.')).toBeVisible()
  })
})

test('the samples go together, and the firm’s own posts stay', async ({ openDashboard }) => {
  const { site, page } = await openDashboard()
  await writePost(site, { title: 'A post of our own' })
  await page.goto('/dashboard')
  await expect(page.getByText('Some of these posts are samples')).toBeVisible()
  await page.getByRole('link', { name: 'Remove the samples' }).click()
  await expect(
    page.getByText('Remove the sample posts? Your own posts stay as they are.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove the samples' }).click()
  await expect(toast(page, 'Samples removed')).toBeVisible()
  await expect(page.locator('.tbl .t')).toHaveText(['A post of our own'])
  await expect(page.getByText('Some of these posts are samples')).toHaveCount(0)
})

test('what another editor does appears without a jump, what is ticked stays ticked, and an open question says when its post has gone', async ({
  list: { site, page, box },
}) => {
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await box('apple forms').check()
  await box('apple forms').focus()
  const { id } = await writePost(site, { title: 'Written by a colleague' })
  await expect(rowOf(page, 'Written by a colleague')).toBeVisible()
  await expect(box('apple forms')).toBeChecked()
  await expect(box('apple forms')).toBeFocused()
  await expect(page.getByText('1 post selected')).toBeVisible()

  await page.goto(`/dashboard?delete=${id}`)
  await expect(page.getByRole('dialog')).toContainText('Written by a colleague')
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await deletePost(await aStaffMember(site.origin), id)
  const dialog = page.getByRole('dialog', { name: 'This post is not in the list any more' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
})

test('the list, its questions and the trash keep to WCAG 2.2 AA, and no page is wider than a small phone', async ({
  list: { site, page, box },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writePost(site, { title: 'بعد قرار محكمة الهجرة: ماذا يحدث الآن؟' })
  const { id } = await writePost(site, { title: 'In the trash', categories: 'Visa, Family, Work' })
  await expect(rowOf(page, 'In the trash')).toBeVisible()
  await box('apple forms').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await askDeletion(page, 'In the trash')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toast(page, 'Blog post deleted').hover()
  await expectAccessible(page, [DESKTOP])
  for (const path of ['/dashboard/trash', `/dashboard/trash?delete=${id}`, '/dashboard/samples']) {
    await page.goto(path)
    await expectAccessible(page)
  }
  for (const path of ['/dashboard', '/dashboard/trash']) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('everything on the list can be done with the keyboard alone', async ({ list: { page } }) => {
  const reach = async (name: RegExp, role: 'button' | 'checkbox' | 'link' | 'searchbox') => {
    const target = page.getByRole(role, { name })
    await tabTo(page, target)
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  }
  await reach(/^Search blog posts$/, 'searchbox')
  await page.keyboard.type('forms')
  await expect(page).toHaveURL('/dashboard?q=forms')
  await reach(/^Select all/, 'checkbox')
  await page.keyboard.press('Space')
  await reach(/^Make drafts$/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Done')).toContainText('3 posts are drafts.')
  await expect(page.getByRole('main')).toBeFocused()
  await reach(/^Delete Cherry forms$/, 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Delete Cherry forms' })).toBeFocused()
})
