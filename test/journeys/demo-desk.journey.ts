import type { Page } from '@playwright/test'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { editorFields, fillEditor, rowOf } from '#test/journeys/desk.ts'
import { aPhoto } from '#test/journeys/pictures.ts'
import { enter, expect, fillPlainLogin, test, toast } from '#test/journeys/site.ts'

// Issue 7: the desk of a site with nothing behind it works on a copy that this browser keeps.

const [sample] = samplePosts
const SAMPLE = sample?.title ?? ''

/** The pair that the Login page shows. */
async function shownPair(page: Page): Promise<{ email: string; password: string }> {
  const [email = '', password = ''] = await page.locator('.demohint code').allTextContents()
  return { email, password }
}

async function createPost(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title })
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
}

test.describe('the mock sign-in', () => {
  test('shows its pair, takes no other, keeps its state under “auth” and forgets it at the logout @everywhere', async ({
    page,
    site,
  }) => {
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('No backend is configured, so a mock login is used.')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('external backend service')
    await expect(page.locator('.demohint')).toContainText(/Password: \S+/)
    const pair = await shownPair(page)

    await fillPlainLogin(page, { ...pair, password: 'not the password' })
    await expect(toast(page, 'Login failed')).toContainText(
      'Invalid email or password. Please try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue(pair.email)
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()

    await fillPlainLogin(page, pair)
    await expect(page).toHaveURL('/dashboard')
    await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard')
    await expect(page.getByText(`Logged in as ${pair.email}`)).toBeVisible()
    expect(
      JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? ''),
    ).toMatchObject({ isAuthenticated: true, user: { email: pair.email } })

    await test.step('is restored on a reload and on readers’ pages', async () => {
      await page.reload()
      await expect(rowOf(page, SAMPLE)).toBeVisible()
      await expect(toast(page, 'Login successful')).toHaveCount(0)
      await page.goto('/about')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await page.goto('/login')
      await expect(page).toHaveURL('/dashboard')
    })
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(`${site.origin}/`)
    await expect(toast(page, 'Logged out')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull()
    await page.goto('/dashboard/blog/new')
    await expect(page).toHaveURL('/login')
  })
})

test.describe('the desk on the copy', () => {
  test.beforeEach(({ page, site }) => enter(page, site))

  test('every page warns in the console, and the desk says where the changes stay', async ({
    page,
  }) => {
    for (const path of ['/', '/blog', '/dashboard', '/login']) {
      const [warning] = await Promise.all([
        page.waitForEvent('console', (message) => message.type() === 'warning'),
        page.goto(path),
      ])
      expect(warning.text()).toBe(demo.consoleWarning)
    }
    // The Login page leads whoever is signed in to the desk.
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('note')).toContainText(
      'No backend is configured. Your changes stay in this browser',
    )
    await page.getByRole('note').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The copy in this browser')
    await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
      'Posts',
      'This copy',
    ])
  })

  test('begins with the three sample posts, all published', async ({ page }) => {
    await page.goto('/dashboard')
    for (const { title } of samplePosts) await expect(rowOf(page, title)).toContainText('Published')
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(3)
  })

  test('a post with a picture is created, read, changed, found and deleted @everywhere', async ({
    page,
  }) => {
    const title = 'Kept in this browser'
    await page.goto('/dashboard/blog/new')
    await fillEditor(page, { title, image: '' })
    await editorFields(page).file.setInputFiles(await aPhoto('porch.jpg'))
    await editorFields(page).imageAlt.fill('A porch in the rain')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
    await expect(page).toHaveURL('/dashboard')
    await expect(rowOf(page, title)).toContainText('Draft')

    await test.step('it is read with its picture in a tab of its own', async () => {
      const view = rowOf(page, title).getByRole('link', { name: `View ${title} in a new tab` })
      const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()])
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(tab.getByText('Readers do not see it.')).toBeVisible()
      const picture = tab.getByRole('img', { name: 'A porch in the rain' })
      await expect(picture).toHaveAttribute('src', /^data:image\/(webp|jpeg);base64,/)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(480)
      await tab.close()
    })
    await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
    await expect(editorFields(page).title).toHaveValue(title)
    await expect(page.locator('img.preview')).toHaveAttribute('src', /^data:image/)
    await editorFields(page).title.fill('Changed in this browser')
    await editorFields(page).published.click()
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expect(toast(page, 'Success').last()).toContainText('Blog post updated successfully')
    const row = rowOf(page, 'Changed in this browser')
    await expect(row).toContainText('Published')

    await test.step('it outlives a reload and is found by its title', async () => {
      await page.reload()
      await page.getByRole('searchbox').fill('CHANGED in this')
      await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
      await page.getByRole('searchbox').fill('no such title')
      await expect(page.getByText('No blog posts match your search.')).toBeVisible()
      await page.getByRole('searchbox').fill('')
    })
    await row.getByRole('link', { name: /^Delete / }).click()
    await expect(page.getByRole('dialog')).toContainText('deleted from the copy in this browser')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Blog post deleted')).toBeVisible()
    await expect(row).toHaveCount(0)
    const pictures = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('picture')),
    )
    expect(pictures).toEqual([])
  })

  test('a post is refused for the reasons of the specification', async ({ page }) => {
    await page.goto('/dashboard/blog/new')
    await fillEditor(page, { title: 'Four', image: 'porch.jpg' })
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.getByRole('alert').first()).toContainText(
      'Title must be at least 5 characters',
    )
    await expect(toast(page, 'Image Required')).toBeVisible()
    await expect(editorFields(page).title).toHaveValue('Four')
  })

  test('an address with an id opens at its post, and one of no post says so @everywhere', async ({
    page,
    complaints,
  }) => {
    // A host of files has no such file, and its page for missing ones leads to the desk.
    complaints.allow(/status of 404|^Page Not Found: /)
    await createPost(page, 'Reached by its address')
    await rowOf(page, 'Reached by its address')
      .getByRole('link', { name: 'Reached by its address', exact: true })
      .click()
    await expect(editorFields(page).title).toHaveValue('Reached by its address')
    await page.reload()
    await expect(editorFields(page).title).toHaveValue('Reached by its address')
    for (const path of ['/dashboard/blog/view?post=none', '/dashboard/blog/edit/none']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
    }
  })

  test(
    'the page says that it is loading until the browser has found the post',
    { tag: '@live' },
    async ({ page }) => {
      for (const path of ['/dashboard/blog/view?post=x', '/dashboard/blog/edit/x']) {
        const sent = await (await page.request.get(path)).text()
        expect(sent).toContain('Loading blog post...')
        await page.goto(path)
        await expect(page.getByText('Loading blog post...')).toHaveCount(0)
      }
    },
  )

  test('its own pages pass the checks for people with disabilities', async ({ page }) => {
    for (const path of ['/dashboard', '/dashboard/copy']) {
      await page.goto(path)
      await expect(page.getByRole('note')).toBeVisible()
      await expectAccessible(page)
    }
    await page.evaluate(() => localStorage.removeItem('auth'))
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})
