import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, field } from '#test/journeys/content.ts'
import { editorFields, emptyBlog, writePosts } from '#test/journeys/dashboard.ts'
import { expect, test, toast } from '#test/journeys/site.ts'
import { aBerta } from '#test/second-editor.ts'
import { aVisitor, type Visitor } from '#test/site.ts'

const POSTS = [
  { title: 'At the consulate', categories: 'Visa, Travel', published: true },
  { title: 'At the airport', categories: 'Travel', published: true },
  { title: 'At the court', categories: 'Courts, Visas', published: true },
  { title: 'Not shown yet', categories: 'Visas' },
]

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
const names = (page: Page) => rows(page).getByRole('heading').allInnerTexts()

async function change(berta: Visitor, slug: string, form: Record<string, string>) {
  const body = new URLSearchParams({ act: 'save', description: '', version: '0', ...form })
  const response = await berta.post(`/dashboard/categories/${slug}`, body)
  expect(response.status).toBe(303)
}

// The list and a category as it is opened are shown to be accessible and to fit by `dashboard-screens.journey.ts`.
test('categories are ordered, named, described and merged by keyboard', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  // The open page is not told what others change, so it must notice.
  complaints.allow(/ERR_FAILED/)
  await page.context().route('**/dashboard/events*', (route) => route.abort())
  await emptyBlog(site)
  const berta = await aBerta(site)
  const [post] = await writePosts(site, POSTS)
  const editor = await page.context().newPage()
  await editor.goto(`/dashboard/blog/edit/${post?.id}`)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Categories', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
  await expect(rows(page)).toHaveCount(4)
  expect(await names(page)).toEqual(['Travel', 'Courts', 'Visa', 'Visas'])
  await expect(rows(page).last()).toContainText('1 post that readers see, 1 that they do not see')

  await test.step('the keyboard stays on the category that it moves', async () => {
    await page.getByRole('button', { name: 'Move up Visas' }).press('Enter')
    await expect(page.locator('.desk [role=status]')).toHaveText('“Visas” is now number 3 of 4.')
    for (const place of [2, 1]) {
      await expect(rows(page).nth(place)).toContainText('Visas')
      await expect(page.getByRole('button', { name: 'Move up Visas' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('.desk [role=status]')).toHaveText(
        `“Visas” is now number ${place} of 4.`,
      )
    }
    await expect(page.getByRole('button', { name: 'Move down Visas' })).toBeFocused()
    expect(await names(page)).toEqual(['Visas', 'Travel', 'Courts', 'Visa'])
    const blog = await aVisitor(site.origin).text('/blog')
    expect(blog.indexOf('/blog/category/visas')).toBeLessThan(blog.indexOf('/blog/category/travel'))
  })

  await test.step('an order that somebody else has changed is shown, not overwritten', async () => {
    const move = new URLSearchParams({ category: 'courts', up: 'travel' })
    await berta.post('/dashboard/categories', move)
    await page.getByRole('button', { name: 'Move up Travel' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Somebody else has changed the order')
  })

  await test.step('a name that cannot be used is refused beside its field', async () => {
    await page.getByRole('link', { name: 'Travel', exact: true }).press('Enter')
    await field(page, 'Name').fill('Vísas')
    await field(page, 'Description').fill('For those who come and go.')
    await field(page, 'Name in Spanish').fill('Viajes')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('This differs from the category “Visas”')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Vísas')
    await expect(field(page, 'Description')).toHaveValue('For those who come and go.')
    await expect(field(page, 'Name in Spanish')).toHaveValue('Viajes')
    await expectAccessible(page, [PHONE])
    await expectFits(page)
  })

  await test.step('a change by somebody else is shown with what was typed', async () => {
    await field(page, 'Name').fill('Journeys')
    await change(berta, 'travel', { name: 'Trips', description: 'Hers.' })
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('It is called “Trips” now')
    await expect(page.getByRole('alert')).toContainText('Hers.')
    await expect(field(page, 'Name')).toHaveValue('Journeys')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(toast(page, 'Saved')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Journeys' })).toContainText('For those who come')
  })

  await test.step('two are merged after a question', async () => {
    await page.getByRole('link', { name: 'Visa', exact: true }).press('Enter')
    await page.getByLabel('Category', { exact: true }).selectOption('Visas')
    await page.getByRole('button', { name: 'Merge...' }).press('Enter')
    const question = page.getByRole('heading', { name: 'Merge “Visa” into “Visas”?' })
    await expect(question).toBeFocused()
    await expectAccessible(page, [DESKTOP])
    await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
    await expect(toast(page, 'Merged')).toBeVisible()
    expect((await names(page)).toSorted()).toEqual(['Courts', 'Journeys', 'Visas'])
  })

  await test.step('a text that only the browser has kept has the new names', async () => {
    const kept = await page.context().newPage()
    await kept.goto('/dashboard/blog/new')
    const onServer = '**/dashboard/drafts/**'
    await page.context().route(onServer, (route) => route.abort())
    await editorFields(kept).title.fill('Kept in the browser')
    await editorFields(kept).categories.fill('Courts, Visas')
    await change(berta, 'courts', { name: 'Court dates' })
    await kept.close()
    await page.context().unroute(onServer)
    await page.goto('/dashboard/blog/new')
    // A link where closing the tab has sent it to the server after all.
    const again = { name: /^Continue with it/ }
    await page.getByRole('button', again).or(page.getByRole('link', again)).press('Enter')
    await expect(editorFields(page).title).toHaveValue('Kept in the browser')
    await expect(editorFields(page).categories).toHaveValue('Court dates, Visas')
  })

  await test.step('an editor that was open all the time saves the new names, without a question', async () => {
    await expect(editorFields(editor).categories).toHaveValue('Visa, Travel')
    await editorFields(editor).title.fill('At the consulate again')
    await editor.getByRole('button', { name: 'Update Post' }).click()
    await expect(toast(editor, 'Success')).toBeVisible()
    const saved = await berta.text(`/dashboard/blog/edit/${post?.id}`)
    expect(saved).toMatch(/<input[^>]* value="Visas, Journeys"/)
    await editorFields(page).categories.fill('visa, Journeys')
    await expect(page.getByText('“visa” is written “Visas” in other posts.')).toBeVisible()
  })
})
