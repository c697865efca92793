import { photo } from '#test/fixtures/pictures.ts'
import { editorFields, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import { enter, expect, fillPlainLogin, NOBODY, signIn, test, toast } from '#test/journeys/site.ts'

test.use({ javaScriptEnabled: false })

test('a wrong password is said on the page', async ({ page, complaints }) => {
  complaints.expect(/status of 401/)
  await page.goto('/login')
  await fillPlainLogin(page, NOBODY)
  const alert = page.getByRole('alert').filter({ hasText: 'Login failed' })
  await expect(alert).toContainText('Invalid email or password. Please try again.')
  await expect(page.getByLabel('Email')).toHaveValue(NOBODY.email)
})

test('one can sign in, write with a photo, edit, delete and log out', async ({ page, visit }) => {
  const stranger = await visit({ javaScriptEnabled: false })
  await signIn(page)
  await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard')

  const title = 'Written on an old telephone'
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await fillEditor(page, { title, image: '', imageAlt: 'A street' })
  const buffer = await photo({ width: 640, height: 480 })
  await editorFields(page).file.setInputFiles({
    name: 'street.jpg',
    mimeType: 'image/jpeg',
    buffer,
  })
  await editorFields(page).published.check()
  await page.getByRole('button', { name: 'Create Post' }).click()
  await page.waitForURL('**/dashboard')
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
  await expect(rowOf(page, title)).toContainText('Published')
  await stranger.goto('/blog')
  await expect(stranger.getByRole('img', { name: 'A street' })).toHaveAttribute('width', '640')

  await rowOf(page, title)
    .getByRole('link', { name: `Edit ${title}`, exact: true })
    .click()
  await editorFields(page).excerpt.fill('Edited without a single script.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.waitForURL('**/dashboard')
  await expect(toast(page, 'Success')).toContainText('Blog post updated successfully')
  await stranger.reload()
  await expect(stranger.getByText('Edited without a single script.')).toBeVisible()
  await expect(stranger.getByRole('img', { name: 'A street' })).toHaveAttribute('width', '640')

  await rowOf(page, title)
    .getByRole('link', { name: `Delete ${title}`, exact: true })
    .click()
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this blog post?',
  })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await rowOf(page, title)
    .getByRole('link', { name: `Delete ${title}`, exact: true })
    .click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Blog post deleted')).toContainText(
    'The blog post has been successfully deleted.',
  )
  await expect(rowOf(page, title)).toHaveCount(0)
  await stranger.reload()
  await expect(stranger.getByText(title)).toHaveCount(0)

  await page.locator('main').getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(toast(page, 'Logged out')).toHaveCount(0)
})

test('a refused post keeps every text and says why', async ({ page, site, complaints }) => {
  complaints.expect(/status of 422/)
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  const form = await fillEditor(page, { title: 'Four', image: '' })
  await editorFields(page).title.fill('Four')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('alert')).toContainText('Title must be at least 5 characters')
  await expect(page.getByRole('alert')).toContainText(
    'Image Required: Please upload an image file or enter a valid image URL.',
  )
  await expect(editorFields(page).title).toHaveAccessibleDescription(
    'Title must be at least 5 characters',
  )
  await expect(editorFields(page).content).toHaveValue(form.content)
  await expect(editorFields(page).categories).toHaveValue(form.categories)
})

test('two editors: the second sees both texts', async ({ page, visit, site, complaints }) => {
  complaints.expect(/status of 409/)
  const { id } = await writePost(site, { title: 'Two pens and one post' })
  const other = await visit({ javaScriptEnabled: false })
  await enter(page, site)
  await enter(other, site)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await other.goto(`/dashboard/blog/edit/${id}`)
  await editorFields(other).excerpt.fill('What the other one wrote.')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await other.waitForURL('**/dashboard')

  await editorFields(page).excerpt.fill('What this one wrote.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  const conflict = page.getByRole('alert')
  await expect(conflict).toContainText('Somebody else has saved this post')
  await expect(conflict.locator('mark')).toContainText(['the other', 'this'])
  await expect(editorFields(page).excerpt).toHaveValue('What this one wrote.')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await page.waitForURL('**/dashboard')
})
