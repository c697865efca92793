import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { DESK_FRAME, editorFields, saveBy, writePost } from '#test/journeys/dashboard.ts'
import { aBerta } from '#test/second-editor.ts'
import { enter, expect, test, toast, PLAIN } from '#test/journeys/site.ts'
import { aStaffMember, type TestSite } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

const HEADING = '## Deadlines'
const FIRST = `${HEADING}\n\nYou can file within 30 days. Keep the receipt notice with your passport.`
const WIDE = `\n\n\`\`\`\n${'wider than any telephone '.repeat(4)}\n\`\`\``
const SECOND = `${HEADING}\n\nYou can file within 60 days. Keep the receipt notice in a safe place.${WIDE}`

async function writeTwice(site: TestSite, title: string): Promise<string> {
  const { id } = await writePost(site, { title, content: FIRST })
  await saveBy(await aBerta(site), id, 1, { title, content: SECOND, published: true })
  return id
}

test('earlier texts are listed, compared word by word, and restored', async ({ page, site }) => {
  const id = await writeTwice(site, 'Thirty days or sixty')
  await page.goto(`/dashboard/blog/edit/${id}`)
  await page.getByRole('link', { name: 'Revisions' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisions')
  const rows = page.getByRole('main').locator('.revisions > li')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('saved by berta@example.com')
  await expect(rows.first()).toContainText('the present text')
  await expect(rows.first().getByRole('link')).toHaveCount(0)
  await expect(rows.last()).toContainText('saved by staff@example.com')
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)

  await rows.last().getByRole('link', { name: 'Compare with the present text' }).press('Enter')
  const content = page.getByRole('region', { name: 'Content' })
  await expect(content.getByRole('heading', { name: 'Deadlines', level: 3 })).toBeVisible()
  await expect(content.locator('.prose del')).toHaveText([/30/, /with your passport/])
  await expect(content.locator('.prose ins')).toHaveText([/60/, /in a safe place/, /telephone/])
  await expect(page.getByText('The same in both: Title, Excerpt')).toBeVisible()
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], DESK_FRAME)
  await page.setViewportSize({ width: PHONE, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE)

  await page.getByRole('button', { name: 'Restore this text' }).press('Enter')
  await expect(toast(page, 'Restored')).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/blog/edit/${id}`)
  await expect(editorFields(page).content).toHaveValue(FIRST)
  await expect(editorFields(page).published).toBeChecked()
  await page.goto(`/dashboard/blog/edit/${id}/revisions`)
  await expect(rows).toHaveCount(3)
})

test('all of it works without JavaScript', async ({ site, complaints, visitDashboard }) => {
  complaints.expect(/status of 409/)
  const id = await writeTwice(site, 'Restored without scripts')
  const plain = await visitDashboard(site, PLAIN)
  await plain.goto(`/dashboard/blog/edit/${id}`)
  await plain.getByRole('link', { name: 'Revisions' }).click()
  await plain.getByRole('link', { name: 'Compare with the present text' }).click()
  await expect(plain.locator('.compared del').first()).toContainText('30')
  await plain.getByText('Show Markdown').click()
  await expect(plain.getByText(HEADING)).toBeVisible()

  await test.step('and says that someone saved meanwhile', async () => {
    await saveBy(await aStaffMember(site.origin), id, 2, { content: `${SECOND} Really.` })
    await plain.getByRole('button', { name: 'Restore this text' }).click()
    await expect(plain.getByRole('alert')).toContainText('This was changed meanwhile')
    await expect(plain.locator('.compared ins').last()).toContainText('Really.')
  })
  await plain.getByRole('button', { name: 'Restore this text' }).click()
  await expect(plain).toHaveURL(`/dashboard/blog/edit/${id}`)
  await expect(editorFields(plain).content).toHaveValue(FIRST)
})
