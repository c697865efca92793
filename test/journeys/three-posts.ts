import type { Locator, Page } from '@playwright/test'
import { emptyBlog, writePosts } from '#test/journeys/dashboard.ts'
import { test as base } from '#test/journeys/site.ts'
import type { TestSite } from '#test/site.ts'

type List = {
  site: TestSite
  page: Page
  titles: (page?: Page) => Locator
  box: (title: string, page?: Page) => Locator
}

export const test = base.extend<{ list: List }>({
  list: async ({ openDashboard }, use) => {
    const { site, page } = await openDashboard()
    await emptyBlog(site)
    await writePosts(site, [
      { title: 'Banana forms', author: 'Carla', categories: 'Visa', published: true },
      { title: 'apple forms', author: 'Anna', categories: 'Fees' },
      { title: 'Cherry forms', author: 'Berta', categories: 'Visa, Fees', published: true },
    ])
    await page.goto('/dashboard')
    await use({
      site,
      page,
      titles: (of = page) => of.locator('.tbl .t'),
      box: (title, of = page) => of.getByRole('checkbox', { name: `Select ${title}`, exact: true }),
    })
  },
})
