import {
  askDeletion,
  pressCreate,
  editorFields,
  fillEditor,
  rowOf,
  pressUpdate,
} from '#test/journeys/dashboard.ts'
import { aPhoto } from '#test/journeys/images.ts'
import { enter, expect, signIn, test, toast } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'

test.use({ javaScriptEnabled: false })

test('one can sign in, write with a photo, edit, delete and log out', async ({ page, site }) => {
  const reader = aVisitor(site.origin)
  await signIn(page)
  await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard')

  const title = 'Written on an old telephone'
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await fillEditor(page, { title, image: '', imageAlt: 'A street' })
  await editorFields(page).file.setInputFiles(await aPhoto('street.jpg'))
  await editorFields(page).published.check()
  await pressCreate(page)
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
  await expect(rowOf(page, title)).toContainText('Published')
  const image = /<img[^>]*alt="A street"[^>]*>/
  expect(image.exec(await reader.text('/blog'))?.[0]).toContain('width="480"')

  const edit = rowOf(page, title).getByRole('link', { name: `Edit ${title}`, exact: true })
  await edit.click()
  await editorFields(page).excerpt.fill('Edited without a single script.')
  await pressUpdate(page)
  await expect(toast(page, 'Success')).toContainText('Blog post updated successfully')
  const edited = await reader.text('/blog')
  expect(edited).toContain('Edited without a single script.')
  expect(image.exec(edited)?.[0]).toContain('width="480"')

  await askDeletion(page, title)
  const name = 'Are you sure you want to delete this blog post?'
  const question = page.getByRole('dialog', { name })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await askDeletion(page, title)
  await question.getByRole('button', { name: 'Delete' }).click()
  const deleted = toast(page, 'Blog post deleted')
  await expect(deleted).toContainText('The blog post has been successfully deleted.')
  await expect(rowOf(page, title)).toHaveCount(0)
  expect(await reader.text('/blog')).not.toContain(title)

  await page.locator('main').getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(toast(page, 'Logged out')).toHaveCount(0)
})

test('a refused post keeps every text and says why, and is scheduled then', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expect(page.getByText('Loading the rich text editor...')).toHaveCount(0)
  const form = await fillEditor(page, { title: 'Four', image: '' })
  await page.getByLabel('Publish at').fill('2099-03-08T02:30')
  await page.getByRole('button', { name: 'Create Post' }).click()
  const short = 'Title must be at least 5 characters'
  const missing = 'Image Required: Please upload an image file or enter a valid image URL.'
  for (const problem of [short, missing, 'never shows 2:30 AM'])
    await expect(page.getByRole('alert')).toContainText(problem)
  await expect(editorFields(page).title).toHaveAccessibleDescription(short)
  await expect(editorFields(page).content).toHaveValue(form.content)
  await expect(editorFields(page).categories).toHaveValue(form.categories)
  await expect(page.getByLabel('Publish at')).toHaveValue('2099-03-08T02:30')

  await editorFields(page).title.fill('Planned without a script')
  await editorFields(page).image.fill('https://example.com/image.jpg')
  await page.getByLabel('Publish at').fill('2099-11-01T01:30')
  await page.getByRole('button', { name: 'Create Post' }).click()
  const question = page.getByRole('region', { name: 'Schedule this post?' })
  await expect(question).toContainText(
    'A time is set, Nov 1, 2099, 1:30 AM EDT, but the switch is off',
  )
  await expect(editorFields(page).content).toHaveValue(form.content)
  await question.getByRole('button', { name: 'Schedule it' }).click()
  const row = rowOf(page, 'Planned without a script')
  await expect(row).toContainText('ScheduledNov 1, 2099, 1:30 AM EDT')
  await page.getByLabel('Status').selectOption('Scheduled')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(row).toBeVisible()
  for (const other of ['Published', 'Drafts', 'Taken down']) {
    await page.getByLabel('Status').selectOption(other)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(row).toHaveCount(0)
  }
})
