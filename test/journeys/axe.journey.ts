import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { editorFields, emptyBlog, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import { enter, expect, fillLogin, test, toast } from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PHONE = 360
const DESKTOP = 1280

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Holds what is on the screen against WCAG 2.2 AA, light and dark, at the given widths. */
async function expectAccessible(
  page: Page,
  widths: readonly number[] = [PHONE, DESKTOP],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations, passes } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withTags(RULES)
        .analyze()
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
      expect(faults, `at ${width} px, ${colorScheme}`).toEqual([])
      expect(passes.length).toBeGreaterThan(10)
    }
  }
}

test.describe('for readers', () => {
  const pages = {
    Home: '/',
    Blog: '/blog',
    'Blog with a search that finds nothing': '/blog?q=nothing+is+called+like+this',
    'a post': '/blog/before-you-sign-who-may-help-you',
    Login: '/login',
    About: '/about',
    Contact: '/contact',
    FAQ: '/faq',
    'Who may help you': '/who-may-help-you',
    Privacy: '/privacy',
    Accessibility: '/accessibility',
    Disclaimer: '/disclaimer',
    Services: '/services',
    'Family Immigration': '/services/family-immigration',
    'Work Visas': '/services/work-visas',
    'Permanent Residency': '/services/permanent-residency',
    Citizenship: '/services/citizenship',
    'U-Visa': '/services/u-visa',
    'Investor Visa': '/services/investor-visa',
  }
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} can be used by everybody`, async ({ page }) => {
      await page.goto(address)
      await expectAccessible(page)
    })
  }

  test('the pages that say that something is missing can be used by everybody', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 404/)
    complaints.expect(/^Page Not Found: /)
    await page.goto('/blog/no-such-post')
    await expectAccessible(page)
    await page.goto('/no/such/page')
    await expectAccessible(page)
  })

  test('the open menus can be used by everybody', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-services-menu] > summary').click()
    await expectAccessible(page, [DESKTOP])
    await page.setViewportSize({ width: PHONE, height: 800 })
    await page.locator('[data-menu] > summary').click()
    await page.locator('[data-menu] nav summary').click()
    await expectAccessible(page, [PHONE])
  })

  test('the scrolled bar, the booking button and every open answer can be used by everybody', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll('details')) answer.removeAttribute('name')
      for (const answer of document.querySelectorAll<HTMLDetailsElement>(
        '[data-accordion] > details',
      ))
        answer.open = true
      scrollTo(0, 900)
    })
    await expect(page.locator('[data-float-booking]')).toBeVisible()
    await expectAccessible(page)
  })

  test('a refused sign-in and its toast can be used by everybody', async ({ page, complaints }) => {
    complaints.expect(/status of 401/)
    await page.goto('/login')
    await fillLogin(page, { email: STAFF.email, password: 'wrong horse battery' })
    await expect(toast(page, 'Login failed')).toBeVisible()
    await expectAccessible(page)
  })

  test('a sign-in that was refused without a script can be used by everybody', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/)
    complaints.expect(/status of 401/)
    complaints.expect(/ERR_FAILED/)
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/login')
    await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.locator('main .msg')).toHaveCount(2)
    await expectAccessible(page)
    await fillLogin(page, { email: STAFF.email, password: 'wrong horse battery' })
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the page that makes the first administrator can be used by everybody', async ({
    openAnotherSite,
    visit,
    complaints,
  }) => {
    complaints.expect(/status of 422/)
    complaints.expect(/status of 404/)
    const bare = await openAnotherSite({ environment: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
    const link = /\/setup\/\S+/.exec(bare.greeting.join('\n'))?.[0] ?? ''
    const page = await visit({ baseURL: bare.origin, reducedMotion: 'reduce' })
    await page.goto(link)
    await expect(page.getByLabel('Password')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill('first@example.com')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button').last().click()
    await expect(page.locator('.msg').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/setup/not-a-link')
    await expectAccessible(page)
  })
})

test.describe('for staff', () => {
  test.beforeEach(async ({ page, site }) => {
    await enter(page, site)
  })

  test('the dashboard and the question before a deletion can be used by everybody', async ({
    page,
    site,
  }) => {
    const title = 'A post that is looked at closely'
    await writePost(site, { title, categories: 'Visa, Family, Work' })
    await page.goto('/dashboard')
    await expectAccessible(page)
    await rowOf(page, title)
      .getByRole('link', { name: `Delete ${title}`, exact: true })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Blog post deleted')).toBeVisible()
    await toast(page, 'Blog post deleted').hover()
    await expectAccessible(page, [DESKTOP])
  })

  test('the dashboard with nothing in it can be used by everybody', async ({
    page,
    openAnotherSite,
    visit,
  }) => {
    await page.goto('/dashboard?q=nothing+is+called+like+this')
    await expect(page.getByText('No blog posts match your search.')).toBeVisible()
    await expectAccessible(page)
    const empty = await openAnotherSite()
    await emptyBlog(empty)
    const other = await visit({ baseURL: empty.origin, reducedMotion: 'reduce' })
    await enter(other, empty)
    await other.goto('/dashboard')
    await expect(other.getByText('No blog posts yet.')).toBeVisible()
    await expectAccessible(other)
  })

  test('a list that could not be loaded can be used by everybody', async ({ page, complaints }) => {
    complaints.expect(/status of 503/)
    await page.goto('/dashboard')
    await page.route('**/dashboard/posts.json*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Away' } }),
    )
    await page.getByRole('searchbox').fill('anything')
    await page.route('**/dashboard/posts/*', (route) => route.fulfill({ json: { id: 'x' } }))
    await page.getByRole('searchbox').fill('')
    await page
      .getByRole('link', { name: /^Delete / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Error loading blog posts.')).toBeVisible()
    await expectAccessible(page)
  })

  test('the editor, empty, refused and with a foreign text beside it, can be used by everybody', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/status of 409/)
    await page.goto('/dashboard/blog/new')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please check these fields' }),
    ).toBeVisible()
    await expect(toast(page, 'Image Required')).toBeVisible()
    await expectAccessible(page)

    const { id } = await writePost(site, { title: 'Looked at by two' })
    await page.goto(`/dashboard/blog/edit/${id}`)
    await page
      .locator('input[name=version]')
      .evaluate((field: HTMLInputElement) => (field.value = '0'))
    await fillEditor(page, { title: 'Looked at by two' })
    await editorFields(page).published.check()
    await page.getByRole('button', { name: 'Update Post' }).click()
    await page.getByText('Their text').click()
    await expectAccessible(page)
  })
})
