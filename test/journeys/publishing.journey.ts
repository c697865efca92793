import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  fillEditor,
  rowOf,
  writePost,
  pressUpdate,
  unfold,
} from '#test/journeys/dashboard.ts'
import { inDatabase } from '#test/in-database.ts'
import { deletePost } from '#test/post-requests.ts'
import { aStaffMember } from '#test/site.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

// The office is in Eastern Time; the editor is in Berlin.
test.use({ timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('a post is scheduled in the time of the office', async ({ page, site }) => {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Planned for spring' })
  const from = page.getByLabel('Publish at')
  const until = page.getByLabel('Take down at')
  await expect(page.getByText('By the clock of the office (Eastern Time).')).toBeVisible()

  // A time that the clock skips is refused at once and again when it is sent.
  await from.fill('2099-03-08T02:30')
  await expect(page.getByText('never shows 2:30 AM')).toBeVisible()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(from).toBeFocused()

  await from.fill('2099-11-01T01:30')
  await expect(page.getByText('The first is meant: Nov 1, 2099, 1:30 AM EDT.')).toBeVisible()
  await expect(page.getByText('On your clock: Nov 1, 2099, 6:30 AM GMT+1')).toBeVisible()
  await expect(editorFields(page).published).toBeChecked()
  await expect(page.getByText('On: at the times below')).toBeVisible()
  await expect(page.getByText('Readers will see it from Nov 1, 2099')).toBeVisible()
  await from.fill('')
  await expect(editorFields(page).published).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeVisible()
  await from.fill('2099-11-01T01:30')

  await until.fill('2099-11-01T01:00')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(until).toBeFocused()
  const tooEarly = 'Please choose a time after the one at which it is published'
  await expect(page.getByText(tooEarly).last()).toBeVisible()
  await until.fill('')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(rowOf(page, 'Planned for spring')).toContainText('Nov 1, 2099, 1:30 AM EDT')

  await page.getByLabel('Status', { exact: true }).selectOption('Scheduled')
  await expect(page).toHaveURL('/dashboard?state=scheduled')
  await page.getByRole('link', { name: 'Planned for spring', exact: true }).click()
  await expect(from).toHaveValue('2099-11-01T01:30')
  await expect(page.locator('.poststatus')).toHaveText('Scheduled Nov 1, 2099, 1:30 AM EDT')
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)

  expect((await fetch(`${site.origin}/blog/planned-for-spring`)).status).toBe(404)
  const preview = await (await page.request.get('/blog/planned-for-spring')).text()
  expect(preview).toContain('readers see this from Nov 1, 2099, 1:30 AM EDT on')
})

test('switch and time that disagree are asked about, and Enter in a field does not answer', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/422/)
  const title = 'Seen by readers now'
  const { slug } = await writePost(site, { title, published: true })
  const row = rowOf(page, title)
  const edit = () => row.getByRole('link', { name: title, exact: true }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/dashboard')
  await edit()
  await page.getByLabel('Publish at').fill('2099-11-01T01:30')
  await editorFields(page).author.press('Enter')
  const hide = page.getByRole('heading', { name: 'Take this post down until then?' })
  await expect(hide).toBeFocused()
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
  await editorFields(page).author.press('Enter')
  await expect(hide).toBeFocused()
  await press('Keep it published')
  await page.waitForURL('**/dashboard')
  await expect(row).toContainText('Published')
  await expect(row).not.toContainText('2099')

  await edit()
  await editorFields(page).published.uncheck()
  await page.getByLabel('Publish at').fill('2099-11-01T01:30')
  await editorFields(page).published.uncheck()
  await press('Update Post')
  await expect(page.getByRole('heading', { name: 'Schedule this post?' })).toBeFocused()
  await press('Schedule it')
  await page.waitForURL('**/dashboard')
  await expect(row).toContainText('Scheduled')
  expect((await fetch(`${site.origin}/blog/${slug}`)).status).toBe(404)

  await edit()
  await page.getByLabel('Publish at').fill('')
  await page.getByLabel('Take down at').fill('2020-01-01T09:00')
  await press('Update Post')
  await expect(page.getByRole('heading', { name: 'Publish this post?' })).toBeFocused()
  await press('Keep it taken down')
  await page.waitForURL('**/dashboard')
  await expect(row).toContainText('Taken downJan 1, 2020, 9:00 AM EST')
})

test('titles keep their width in the list and in the trash', async ({ page, site }) => {
  await writePost(site, {
    title: 'Seen until spring',
    published: true,
    unpublishAt: '2099-05-01T01:30',
  })
  await deletePost(await aStaffMember(site.origin), (await writePost(site)).id)
  for (const path of ['/dashboard', '/dashboard/trash']) {
    await page.goto(path)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [panel, table, title] = await Promise.all(
        [page.locator('.panel'), page.locator('.tbl'), page.locator('.tbl tbody .t').first()].map(
          (place) => place.boundingBox(),
        ),
      )
      expect(table?.width, `${path} at ${width}`).toBeLessThanOrEqual(panel?.width ?? 0)
      expect(title?.width, `${path} at ${width}`).toBeGreaterThanOrEqual(110)
    }
  }
})

test('in a browser without Temporal the times are read alike', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await page.goto('/dashboard/blog/new')
  await page.getByLabel('Publish at').fill('2099-03-08T02:30')
  await expect(page.getByText('never shows 2:30 AM')).toBeVisible()
})

test('a changed address redirects, and a review shows', async ({ page, site, complaints }) => {
  complaints.expect(/422/)
  const { id } = await writePost(site, { title: 'An address that changes', published: true })
  await writePost(site, { title: 'Somebody else', slug: 'taken-already' })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await unfold(page, 'SEO and sharing')
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toHaveValue('an-address-that-changes')
  await address.fill('taken-already')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(address).toBeFocused()
  await expect(page.getByText('Another post has this address').last()).toBeVisible()

  await address.fill('')
  await page.getByLabel('Title', { exact: true }).fill('移民須知移民')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(address).toHaveValue('november-21-2026')
  await page.getByLabel('Title', { exact: true }).fill('An address that changes')
  await address.fill(' A New Address!! ')
  await page.keyboard.press('Tab')
  await expect(page.getByText('It will be saved as a-new-address.')).toBeVisible()
  await unfold(page, 'Review')
  await page.getByLabel('Reviewed by').selectOption('Sample Founder')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByLabel('Reviewed on')).toBeFocused()
  await page.getByLabel('Reviewed on').fill('2026-01-15')
  await pressUpdate(page)
  await page.goto('/blog/an-address-that-changes')
  await expect(page).toHaveURL(/\/blog\/a-new-address$/)
  await expect(page.getByText('Reviewed by Sample Founder on January 15, 2026.')).toBeVisible()

  await inDatabase(site, (db) =>
    db.updateTable('blog_posts').set({ reviewed_by: 'Mickey' }).where('id', '=', id).execute(),
  )
  await page.goto('/dashboard/overview')
  await page.getByRole('link', { name: '1 post with a reviewer who is no lawyer' }).click()
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], DESK_FRAME)
  await page.getByRole('checkbox', { name: 'An address that changes' }).check()
  await page.getByLabel('The lawyer who has read').selectOption('Sample Founder')
  await page.getByRole('button', { name: 'Choose the lawyer' }).click()
  await expect(page.getByText('1 post names Sample Founder now.')).toBeVisible()
  await expect(page.getByText('Every reviewer that a post names is a lawyer')).toBeVisible()
})
