import { expect, test } from '#test/journeys/site.ts'

test(
  'the browser searches a site of files, as the server does, and tells when nothing is found',
  { tag: '@files' },
  async ({ page }) => {
    await page.goto('/search?q=I+was+robbed')
    const results = page.locator('.results a')
    await expect(results.first()).toHaveText('U-Visa')
    const search = page.getByRole('searchbox', { name: 'Search this site' })
    await expect(search).toHaveValue('I was robbed')
    await search.fill('notario')
    await search.press('Enter')
    await expect(results.first()).toHaveText('Who may help you')
    await expect(page).toHaveURL(/\?q=notario$/)
    await search.fill('zzzzqqqq')
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: 'We found nothing about that.' })).toBeVisible()
    await search.fill('citizenshp')
    await search.press('Enter')
    await results.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/citizen/i)
  },
)
