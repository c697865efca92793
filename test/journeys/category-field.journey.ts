import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  emptyBlog,
  writePost,
  writePosts,
} from '#test/journeys/dashboard.ts'
import { expect, test } from '#test/journeys/site.ts'

const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('a category is completed by the keyboard alone, the most used first, and another spelling is pointed out', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await emptyBlog(site)
  const kinds = ['Immigration Law', 'Family Immigration', 'Family Immigration']
  await writePosts(
    site,
    kinds.map((kind) => ({ categories: `Travel, ${kind}` })),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/blog/new')
  const field = page.getByRole('combobox', { name: 'Categories' })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  const offered = ['Travel3 posts', 'Family Immigration2 posts', 'Immigration Law1 post']
  await expect(options(page)).toHaveText(offered)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(
    /^Travel/,
  )
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Travel, ')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.type('immi')
  await expect(options(page)).toHaveText([/^Immigration Law/, /^Family Immigration/])
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveAttribute('aria-activedescendant', 'category-list-1')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field).toHaveValue('Travel, immi')
  await page.keyboard.type('g')
  await options(page).first().click()
  await expect(field).toHaveValue('Travel, Immigration Law, ')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)

  const { categories } = editorFields(page)
  await categories.clear()
  await categories.pressSequentially('travel, Asylum')
  await expect(page.getByText('“travel” is written “Travel” in other posts.')).toBeVisible()
  await page.getByRole('button', { name: 'Write “Travel”' }).click()
  await expect(categories).toHaveValue('Travel, Asylum')
  await expect(page.getByText('is written')).toHaveCount(0)
  await expect(options(page)).toHaveCount(0)

  await test.step('without JavaScript, in the page as it comes', async () => {
    const { id } = await writePost(site, { categories: 'travel, Asylum' })
    const html = await (await page.request.get(`/dashboard/blog/edit/${id}`)).text()
    expect(html).toContain('“travel” is written “Travel” in other posts.')
    expect(html).not.toContain('Write “Travel”')
    expect(html).toMatch(/<input[^>]* name="categories"/)
    expect(html).not.toContain('role="combobox"')
  })
})
