import { deletePost } from '#test/post-requests.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { emptyBlog, rowOf, writePost, writePosts } from '#test/journeys/desk.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { aStaffMember, type TestSite } from '#test/site.ts'

let site: TestSite
let page: Page

test.beforeEach(async ({ openAnotherSite, visit }) => {
  site = await openAnotherSite()
  page = await visit({ baseURL: site.origin })
  await enter(page, site)
})

const titles = () => page.locator('.tbl .t')
const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}`, exact: true })

async function writeThree(): Promise<void> {
  await emptyBlog(site)
  await writePosts(site, [
    { title: 'Banana forms', author: 'Carla', categories: 'Visa', published: true },
    { title: 'apple forms', author: 'Anna', categories: 'Fees' },
    { title: 'Cherry forms', author: 'Berta', categories: 'Visa, Fees', published: true },
  ])
}

test('the columns order the list, either way, and the order is an address', async ({ visit }) => {
  await writeThree()
  await page.goto('/dashboard')
  await expect(titles()).toHaveText(['Cherry forms', 'apple forms', 'Banana forms'])
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const header = page.getByRole('columnheader', { name: 'Title' })
  await header.getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Banana forms', 'Cherry forms'])
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(header.getByRole('link')).toBeFocused()
  await header.getByRole('link').press('Enter')
  await expect(titles()).toHaveText(['Cherry forms', 'Banana forms', 'apple forms'])
  await expect(page).toHaveURL('/dashboard?sort=-title')
  await page.getByRole('columnheader', { name: 'Author' }).getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Cherry forms', 'Banana forms'])

  await test.step('also without JavaScript', async () => {
    const plain = await visit({ baseURL: site.origin, javaScriptEnabled: false })
    await enter(plain, site)
    await plain.goto('/dashboard')
    await plain.getByRole('columnheader', { name: 'Status' }).getByRole('link').click()
    await expect(plain.locator('.tbl .t').first()).toHaveText('apple forms')
  })
})

test('state, category and words narrow the list down together, and Back undoes nothing else', async ({
  visit,
}) => {
  await writeThree()
  await page.goto('/dashboard')
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
    const plain = await visit({ baseURL: site.origin, javaScriptEnabled: false })
    await enter(plain, site)
    await plain.goto('/dashboard')
    await plain.getByLabel('Status', { exact: true }).selectOption('draft')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(plain.locator('.tbl .t')).toHaveText(['apple forms'])
  })
})

test('a deleted post comes back from the trash as it was, or goes for ever', async ({ visit }) => {
  await writeThree()
  await page.goto('/dashboard')
  for (const title of ['Banana forms', 'apple forms']) {
    await rowOf(page, title)
      .getByRole('link', { name: `Delete ${title}` })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(page, title)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.getByRole('button', { name: 'Restore Banana forms' }).click()
  const said = page.locator('main').getByRole('status')
  await expect(said.filter({ hasText: 'Banana' })).toHaveText(
    '“Banana forms” is back, and readers see it again.',
  )
  await page.getByRole('link', { name: 'Delete for ever apple forms' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this post for ever?' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete for ever', exact: true }).click()
  await expect(page.getByText('“apple forms” is gone for ever.')).toBeVisible()
  await expect(page.locator('.tbl')).not.toContainText('forms')

  await test.step('also without JavaScript', async () => {
    const plain = await visit({ baseURL: site.origin, javaScriptEnabled: false })
    await enter(plain, site)
    const { id } = await writePost(site, { title: 'Thrown away' })
    await deletePost(await aStaffMember(site.origin), id)
    await plain.goto('/dashboard/trash')
    await plain.getByRole('button', { name: 'Restore Thrown away' }).click()
    await expect(plain.getByText('“Thrown away” is back as a draft.')).toBeVisible()
  })
})

test('the samples go together, and the firm’s own posts stay', async () => {
  await writePost(site, { title: 'A post of our own' })
  await page.goto('/dashboard')
  await expect(page.getByText('Some of these posts are samples')).toBeVisible()
  await page.getByRole('link', { name: 'Remove the samples' }).click()
  await expect(
    page.getByText('Remove the sample posts? Your own posts stay as they are.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove the samples' }).click()
  await expect(toast(page, 'Samples removed')).toBeVisible()
  await expect(titles()).toHaveText(['A post of our own'])
  await expect(page.getByText('Some of these posts are samples')).toHaveCount(0)
})

test('what another editor does appears without a jump, and what is ticked stays ticked', async () => {
  await writeThree()
  await page.goto('/dashboard')
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await box('apple forms').check()
  await box('apple forms').focus()
  await writePost(site, { title: 'Written by a colleague' })
  await expect(rowOf(page, 'Written by a colleague')).toBeVisible()
  await expect(box('apple forms')).toBeChecked()
  await expect(box('apple forms')).toBeFocused()
  await expect(page.getByText('1 post selected')).toBeVisible()
})

test('an open question says when its post has gone meanwhile', async () => {
  const { id } = await writePost(site, { title: 'Gone in between' })
  await page.goto(`/dashboard?delete=${id}`)
  await expect(page.getByRole('dialog')).toContainText('Gone in between')
  await expect(page.getByText('Changes by others: live')).toBeVisible()
  await deletePost(await aStaffMember(site.origin), id)
  const dialog = page.getByRole('dialog', { name: 'This post is not in the list any more' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
})

test('the list, its question for several posts and the trash keep to WCAG 2.2 AA, and no page is wider than a small phone', async () => {
  await writeThree()
  await writePost(site, { title: 'بعد قرار محكمة الهجرة: ماذا يحدث الآن؟' })
  const member = await aStaffMember(site.origin)
  const { id } = await writePost(site, { title: 'In the trash' })
  await deletePost(member, id)
  await page.goto('/dashboard')
  await box('apple forms').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
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

test('everything on the list can be done with the keyboard alone', async () => {
  await writeThree()
  await page.goto('/dashboard')
  const reach = async (name: RegExp) => {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element?.closest('label')?.textContent
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (!name.test(focused)) continue
      const isSeen = await page.evaluate(() => document.activeElement?.matches(':focus-visible'))
      expect(isSeen, focused).toBe(true)
      return
    }
    throw new Error(`Nothing called ${name} was reached`)
  }
  await reach(/^Search blog posts$/)
  await page.keyboard.type('forms')
  await expect(page).toHaveURL('/dashboard?q=forms')
  await reach(/^Select all/)
  await page.keyboard.press('Space')
  await reach(/^Make drafts$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Done')).toContainText('3 posts are drafts.')
  await expect(page.getByRole('main')).toBeFocused()
  await reach(/^Delete Cherry forms$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Delete Cherry forms' })).toBeFocused()
})
