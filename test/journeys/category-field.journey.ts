import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { editorFields, emptyBlog, writePost, writePosts } from '#test/journeys/dashboard.ts'
import { expect, test, PLAIN } from '#test/journeys/site.ts'

const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('a category is completed by the keyboard alone, the most used first, and another spelling is pointed out', async ({
  openDashboard,
  visitDashboard,
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
  await expectAccessible(page)
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

  const plain = await visitDashboard(site, PLAIN)
  const { id } = await writePost(site, { categories: 'travel, Asylum' })
  await plain.goto(`/dashboard/blog/edit/${id}`)
  await expect(plain.getByText('“travel” is written “Travel” in other posts.')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Write “Travel”' })).toHaveCount(0)
  await expect(plain.getByRole('textbox', { name: 'Categories' })).toBeVisible()
  await expect(plain.getByRole('combobox', { name: 'Categories' })).toHaveCount(0)
})
