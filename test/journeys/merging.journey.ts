import type { Page } from '@playwright/test'
import { savingToasts } from '#app/features/post-editor/editor-texts.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  expectLive,
  pressUpdate,
  saveBy,
  writePost,
} from '#test/journeys/dashboard.ts'
import { aSmallPhoto } from '#test/journeys/images.ts'
import { enter, expect, PLAIN, test, toast } from '#test/journeys/site.ts'
import { inDatabase } from '#test/in-database.ts'
import { aBerta } from '#test/second-editor.ts'
import { aStaffMember, type TestSite } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page, site }) => enter(page, site))

const FEES = 'The fee is $675. You can pay it by card or from an account.'
const CALL = 'Call us before you file.'
const BOTH = `${FEES}\n\n${CALL}`

const stored = (site: TestSite, id: string) =>
  inDatabase(site, async (db) => {
    const post = await findPost(db, id, 'staff')
    if (!post) throw new Error('The post is gone')
    return post
  })

const update = (page: Page) => page.getByRole('button', { name: 'Update Post', exact: true })
const questions = (page: Page) => page.locator('.conflictfield')

test('what a colleague saved and what was written meanwhile are both saved, and nothing is asked', async ({
  page,
  site,
}) => {
  const title = 'Two lawyers, one post'
  const { id } = await writePost(site, { title, content: BOTH })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expectLive(page)
  await saveBy(await aBerta(site), id, 1, { title, content: `${BOTH}\n\nAsk for Ana.` })
  const news = /^berta@example\.com saved this post at .* You can write on/
  await expect(page.getByText(news)).toBeVisible()
  await editorFields(page).title.fill('Two lawyers, and both are right')
  await update(page).click()
  await expect(toast(page, savingToasts.merged.text)).toBeVisible()
  const post = await stored(site, id)
  expect(post.title).toBe('Two lawyers, and both are right')
  expect(post.content).toBe(`${BOTH}\n\nAsk for Ana.`)
})

test('what both have changed is asked, by keyboard alone, and nothing is saved before', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const title = 'One sentence, two lawyers'
  const { id } = await writePost(site, { title, content: BOTH })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expectLive(page)
  const mine = BOTH.replace('$675', '$700')
  await editorFields(page).content.fill(mine)
  await editorFields(page).excerpt.fill('An excerpt that only I have changed.')
  const berta = await aBerta(site)
  const theirs = `${BOTH.replace('$675', '$710')}\n\n## Hers alone\n\nAsk for Ana.`
  await saveBy(berta, id, 1, { title: 'Hers to name', content: theirs })
  await update(page).press('Enter')
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this post' })
  await expect(told).toContainText('berta@example.com saved this post at')
  await expect(questions(page)).toHaveCount(1)
  const question = page.getByRole('group', { name: 'Content' })
  await expect(question.locator('mark')).toContainText(['$710', '$700'])
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(editorFields(page).title).toHaveValue('Hers to name')
  await expect(editorFields(page).content).toHaveValue(`${mine}\n\n## Hers alone\n\nAsk for Ana.`)
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)

  await update(page).press('Enter')
  await expect(told).toContainText('1 choice is still open.')
  await expect(question.getByLabel('Take theirs')).toBeFocused()
  await expect(question).toBeInViewport()
  expect((await stored(site, id)).version).toBe(2)

  await test.step('a decision stays when there is another save meanwhile', async () => {
    await page.keyboard.press('Space')
    await saveBy(berta, id, 2, { title: 'Hers to name', content: theirs, author: 'Berta Bell' })
    const author = editorFields(page).author
    await author.fill('Carla Cole')
    await update(page).press('Enter')
    await expect(questions(page)).toHaveCount(2)
    await expect(question.getByLabel('Take theirs')).toBeChecked()
    await expect(
      page.getByRole('group', { name: 'Author' }).getByLabel('Take theirs'),
    ).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await update(page).press('Enter')
    await page.waitForURL('**/dashboard')
  })
  expect(await stored(site, id)).toMatchObject({
    title: 'Hers to name',
    excerpt: 'An excerpt that only I have changed.',
    author: 'Carla Cole',
    content: theirs,
    version: 4,
  })
})

test('the own other tab is called that, and in rich text the other text keeps every character', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const title = 'Two tabs of one lawyer'
  const { id } = await writePost(site, { title, content: FEES })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expectLive(page)
  // Markdown that the editor would write differently.
  const theirs = 'The fee is $710, to be paid by card or from an account.\n\n* one\n* two'
  await saveBy(await aStaffMember(site.origin), id, 1, { title, content: theirs })
  await expect(page.getByText(/^You saved this post in another tab at/)).toBeVisible()
  await page.getByRole('button', { name: 'Rich text' }).click()
  const editor = page.getByRole('textbox', { name: 'Content' })
  await editor.press('End')
  await page.keyboard.type(' Mine.')
  await update(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'You saved this post in another tab' })
  await expect(told).toBeInViewport()
  await page.getByRole('radio', { name: 'Keep both, one after the other' }).check()
  await pressUpdate(page)
  expect((await stored(site, id)).content).toBe(`${theirs}\n\n${FEES} Mine.`)
})

test('without JavaScript the same is asked of a published post, of which the image and the findings of both are kept', async ({
  site,
  visitDashboard,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const opened = { title: 'Asked by a form', content: BOTH, published: true }
  const { id } = await writePost(site, opened)
  const page = await visitDashboard(site, PLAIN)
  await page.goto(`/dashboard/blog/edit/${id}`)
  const { image } = await stored(site, id)
  await editorFields(page).content.fill(BOTH.replace('$675', '$700'))
  await editorFields(page).file.setInputFiles(await aSmallPhoto('porch.jpg'))
  const theirs = `${BOTH.replace('$675', '$710')}\n\nOur experts know it.`
  await saveBy(await aBerta(site), id, 1, { ...opened, content: theirs })
  for (let press = 0; press < 2; press += 1) {
    await update(page).click()
    await expect(questions(page)).toHaveCount(1)
    await expect(questions(page).getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText(/should not say “experts” of itself/)).toBeVisible()
    expect(await stored(site, id)).toMatchObject({ version: 2, content: theirs, image })
  }
  const uploaded = await editorFields(page).image.inputValue()
  expect(uploaded).toMatch(/^\/images\/blog-\d+\./)
  await questions(page).getByLabel('Keep mine').check()
  await update(page).click()
  await page.waitForURL('**/dashboard')
  expect(await stored(site, id)).toMatchObject({ version: 3, image: uploaded })
})
