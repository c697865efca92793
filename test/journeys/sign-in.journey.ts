import { photo } from '#test/fixtures/pictures.ts'
import { editorFields, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import {
  enter,
  expect,
  fillLogin,
  fillPlainLogin,
  NOBODY,
  signIn,
  test,
  toast,
} from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'

test.describe('signing in', () => {
  test('with a wrong password keeps the page and both fields', async ({ page, complaints }) => {
    complaints.expect(/status of 401/)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await expect(page.getByText('Enter your credentials to access the dashboard')).toBeVisible()
    await expect(
      page.getByText('Authentication is handled by an external backend service.'),
    ).toBeVisible()
    await fillLogin(page, NOBODY)
    await expect(toast(page, 'Login failed')).toContainText(
      'Invalid email or password. Please try again.',
    )
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Email')).toHaveValue(NOBODY.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(NOBODY.password)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()

    await fillLogin(page)
    await page.waitForURL('**/dashboard')
  })

  test('without a network says so and works afterwards', async ({ page, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/login')
    await page.getByLabel('Email').focus()
    await page.waitForLoadState('networkidle')
    await page.route('**/session', (route) => route.abort('internetdisconnected'))
    await fillLogin(page)
    await expect(toast(page, 'Login error')).toContainText('An error occurred. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(STAFF.email)
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled()

    await page.unroute('**/session')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/dashboard')
  })

  test('needs an email address and a password, which the browser asks for', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(
      await page
        .getByLabel('Email')
        .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
    ).toBe(true)
    await page.getByLabel('Email').fill('not an address')
    expect(
      await page
        .getByLabel('Email')
        .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
    ).toBe(true)
    await expect(page).toHaveURL('/login')
  })

  test('is not asked of somebody who is signed in already', async ({ page, site }) => {
    await enter(page, site)
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(`Logged in as ${STAFF.email}`)).toBeVisible()
  })
})

test.describe('the guard', () => {
  for (const address of ['/dashboard', '/dashboard/blog/new', '/dashboard/blog/edit/anything']) {
    test(`sends a stranger from ${address} to Login in place of that page`, async ({ page }) => {
      await page.goto('/blog')
      const before = await page.evaluate(() => history.length)
      await page.goto(address)
      await expect(page).toHaveURL('/login')
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      await page.goBack()
      await expect(page).toHaveURL('/blog')
    })
  }

  test('takes the place of the page on which a session ended', async ({ page, site }) => {
    await writePost(site, { title: 'A post for somebody else' })
    await page.goto('/blog')
    await enter(page, site)
    await page.goto('/dashboard')
    // Before that, the live connection would find out by itself, and lead to Login as well.
    await expect(page.locator('.livestate')).toContainText('live')
    await page.context().clearCookies()
    await rowOf(page, 'A post for somebody else').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('logging out', () => {
  test('says so once on the home page, and Back shows nothing of the desk', async ({
    page,
    complaints,
  }) => {
    // The desk may ask for its session once more while the browser is on its way.
    complaints.allow(/status of 401/)
    await signIn(page)
    await page.locator('main').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(STAFF.email)).toHaveCount(0)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your Pathway to U.S. Immigration',
    )
    await page.reload()
    await expect(toast(page, 'Logged out')).toHaveCount(0)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  })

  test('is also in the bar, on the pages of readers as well', async ({ page, site }) => {
    await enter(page, site)
    await page.goto('/blog')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await bar.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out')).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
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

  test('a post that is refused comes back with every text and says why', async ({
    page,
    site,
    complaints,
  }) => {
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

  test('two editors: the second keeps both texts before the eyes', async ({
    page,
    visit,
    site,
    complaints,
  }) => {
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
})
