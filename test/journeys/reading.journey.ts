import type { Page } from '@playwright/test'
import { expect, PLAIN, test } from '#test/journeys/site.ts'
import { expectAccessible } from '#test/journeys/accessible.ts'

const articles = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })
const SAMPLE = '/blog/before-you-sign-who-may-help-you'
const SAMPLE_TITLE = 'Before you sign: who may help you, and who may not'

test('a reader comes in by Home, finds an article and reads it @everywhere', async ({ page }) => {
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Your Pathway to U.S. Immigration')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()

  await expect(title).toHaveText('Immigration Updates & Blog')
  const card = page.getByRole('listitem').filter({ hasText: SAMPLE_TITLE })
  for (const text of ['Immigration Law', 'November 12, 2026', 'Sample Founder'])
    await expect(card).toContainText(text)
  await card.getByRole('link', { name: /^Read more/ }).click()

  await expect(page).toHaveURL(SAMPLE)
  await expect(title).toHaveText(SAMPLE_TITLE)
  await expect(page.locator('.advice p')).toHaveCount(2)
  await expect(page.getByText('This is a sample article.')).toBeVisible()
  // The site's policy would have reported a blocked one in the console.
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Back to all articles' }).last().click()
  await expect(page).toHaveURL('/blog')
})

test('a page that does not exist says so, also in the console, and goes one step back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  complaints.expect(/^Page Not Found: /)
  await page.goto('/no/such/page')
  // In a new tab there is no step back.
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/blog')
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(
    page.getByText("The page you are looking for doesn't exist or has been moved."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goForward()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that does not exist may be a post', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
  await expect(
    page.getByText("The article you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('every link ends at the top, and Back returns to the place', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1800))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Immigration Updates' }).click()
  await expect(page).toHaveURL('/blog')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
})

test('the accordion opens one answer at a time, may be closed, and takes keys', async ({
  page,
}) => {
  await page.goto('/')
  const questions = page.locator('[data-accordion] > details')
  const header = (index: number) => questions.nth(index).locator('> summary')
  const open = page.locator('[data-accordion] > details[open]')
  await expect(questions).toHaveCount(5)
  await expect(open).toHaveCount(1)
  await header(2).click()
  await expect(open).toHaveCount(1)
  await expect(questions.nth(2)).toHaveAttribute('open', '')
  await header(2).click()
  await expect(open).toHaveCount(0)

  await header(0).press('ArrowUp')
  await expect(header(4)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(questions.nth(4)).toHaveAttribute('open', '')
})

test('the browser is told which pages it may fetch early, and takes it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const ruleSets: { errorMessage?: string; url?: string }[] = []
  const fetched: string[] = []
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => void ruleSets.push(ruleSet))
  devtools.on(
    'Preload.prefetchStatusUpdated',
    ({ prefetchUrl }) => void fetched.push(new URL(prefetchUrl).pathname),
  )
  await devtools.send('Preload.enable')
  await page.goto('/')
  await expect.poll(() => ruleSets.length).toBeGreaterThan(0)
  expect(ruleSets.map(({ errorMessage }) => errorMessage)).toEqual(ruleSets.map(() => undefined))
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).hover()
  await expect.poll(() => fetched).toContain('/blog')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the menu, its services, the questions, the search, the address of a post and Go Back all work', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/status of 404/)
    await page.goto('/')
    await page.locator('[data-menu] > summary').click()
    const menu = page.locator('[data-menu]')
    await expect(menu.getByRole('link', { name: 'FAQ', exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'U-Visa' })).toBeVisible()
    await menu.locator('nav summary').click()
    await expect(menu.getByRole('link', { name: 'U-Visa' })).toBeHidden()
    await menu.locator('> summary').click()
    await expect(menu.getByRole('link', { name: 'FAQ', exact: true })).toBeHidden()

    const question = page.locator('[data-accordion] > details').nth(3)
    await question.locator('summary').click()
    await expect(question.locator('.ans')).toBeVisible()
    await expect(page.locator('[data-accordion] > details[open]')).toHaveCount(1)

    await menu.locator('> summary').click()
    await menu.getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(page).toHaveURL('/blog')
    await expect(menu.getByRole('link', { name: 'U-Visa' })).toBeHidden()

    await page.getByRole('searchbox').fill('civics')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/blog?q=civics')
    await expect(page.getByRole('searchbox')).toHaveValue('civics')
    await expect(articles(page)).toHaveText([/civics/])

    await page.goto(SAMPLE)
    const address = page.getByLabel('Address of this article')
    await expect(address).toBeHidden()
    await page.getByRole('link', { name: 'Copy or share the link' }).click()
    await expect(address).toBeVisible()
    await expect(address).toHaveValue(site.origin + SAMPLE)

    await page.goto('/no/such/page')
    await page.getByRole('link', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/')
  })
})

const press = (which: 'first' | 'last', scrolled: number) => async (page: Page) => {
  await page.mouse.wheel(0, scrolled)
  await page.locator('[data-leave]')[which]().click()
}

for (const [what, act, options, from = '/services/u-visa'] of [
  ['the button above the title', press('first', 0), {}],
  ['the button of the second screen', press('last', 1_000), {}],
  ['Shift, pressed three times before anything was touched,', pressShift, {}],
  ['without JavaScript the button', press('first', 0), PLAIN],
  ['the button above the title', press('first', 0), {}, '/urgent'],
  ['without JavaScript the last button', press('last', 1_000), PLAIN, '/es/urgente'],
] as const) {
  test(`${what} leaves ${from} and tells no one from where, and Back does not return to it`, async ({
    visit,
    complaints,
  }) => {
    complaints.expect(/^request to https:\/\/www\.weather\.gov\/$/)
    const page = await visit(options)
    const referrers: (string | null)[] = []
    await page.route('https://www.weather.gov/', async (route) => {
      referrers.push(await route.request().headerValue('referer'))
      await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
    })
    await page.goto('/about')
    await page.goto(from)
    await act(page)
    await page.waitForURL('https://www.weather.gov/')
    expect(referrers).toEqual([null])
    if (options === PLAIN) return
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })
}

async function pressShift(page: Page): Promise<void> {
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift')
}
