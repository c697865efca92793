import type { Page } from '@playwright/test'
import { EVERY_RULE, findMissedRules } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'

const articles = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })
const SAMPLE_TITLE = 'Before you sign: who may help you, and who may not'

test('the search answers while the reader types, in place, says that it is loading, and the latest words win', async ({
  page,
}) => {
  const search = page.getByRole('searchbox', { name: 'Search articles' })
  await page.goto('/blog?q=nothing+is+called+like+this')
  await search.fill('civics')
  await expect(articles(page)).toHaveText([/civics/])
  // The first page had no article, and no rule for one.
  expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])

  await page.goto('/blog')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await expect(search).toHaveAttribute('placeholder', 'Search articles...')
  await search.pressSequentially('CIVICS')
  await expect(page.getByText('1 article found')).toBeVisible()
  await expect(articles(page)).toHaveText([/civics/])
  await expect(page).toHaveURL('/blog?q=CIVICS')
  await expect(search).toBeFocused()

  await search.fill('nothing is called like this')
  await expect(page.getByText('No articles found matching your search')).toBeVisible()
  await search.fill('')
  await expect(page.getByRole('heading', { name: SAMPLE_TITLE })).toBeVisible()
  await expect(page).toHaveURL('/blog')
  await expect(page.locator('body')).toHaveAttribute('data-same-page')

  const { promise: held, resolve: respondFirst } = Promise.withResolvers<void>()
  await page.route('**/blog?q=parents', async (route) => {
    await held
    // Aborted by then, because the page no longer waits for it.
    await route.continue().catch(() => {})
  })
  await search.fill('parents')
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  await search.fill('civics')
  await expect(articles(page)).toHaveText([/civics/])
  respondFirst()
  await expect(page.getByText('Loading blog posts...')).toHaveCount(0)
  await expect(articles(page)).toHaveText([/civics/])
})

test('on a low phone a reader sees that nothing was found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/blog?q=nothing+is+called+like+this')
  const none = await page.getByText('No articles found matching your search').boundingBox()
  const bar = await page.getByRole('complementary', { name: 'Contact Us' }).boundingBox()
  expect((none?.y ?? Infinity) + (none?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('what is typed before the script has come is searched once it is there', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blog', { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('civics')
  await expect(page).toHaveURL('/blog')
  release()
  await expect(page).toHaveURL('/blog?q=civics')
  await expect(articles(page)).toHaveText([/civics/])
})

test('a search that fails keeps the list, the words and the place, says so, and is tried again by itself', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/^The search failed: /)
  complaints.expect(/ERR_|status of 502/)
  await page.goto('/blog')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const before = await articles(page).allInnerTexts()
  const search = page.getByRole('searchbox')
  const expectKept = async (words: string) => {
    await expect(page.getByText(/^The search did not work/)).toBeVisible()
    expect(await articles(page).allInnerTexts()).toEqual(before)
    await expect(search).toHaveValue(words)
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
    await expect(page).toHaveURL('/blog')
  }
  let asked = 0
  await page.route('**/blog?q=*', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 502, body: 'Bad Gateway' }) : route.abort()
  })
  await page.mouse.wheel(0, 90)
  await search.pressSequentially('civics')
  const place = await page.evaluate(() => scrollY)
  await expectKept('civics')
  await expect.poll(() => asked).toBe(2)
  await expectKept('civics')
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await test.step('the connection is back', async () => {
    await page.unroute('**/blog?q=*')
    await context.setOffline(true)
    await search.press('End')
    await search.pressSequentially('!')
    await search.press('Backspace')
    await context.setOffline(false)
    await expect(articles(page)).toHaveText([/civics/])
    await expect(page.getByText(/^The search did not work/)).toHaveCount(0)
    await expect(page).toHaveURL('/blog?q=civics')
  })

  await test.step('only who submits goes where the browser leads', async () => {
    await page.route('**/blog?q=parents', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await search.fill('parents')
    await search.press('Enter')
    await expect(page.locator('body:not([data-same-page])')).toBeVisible()
    await expect(page).toHaveURL('/blog?q=parents')
  })
})
