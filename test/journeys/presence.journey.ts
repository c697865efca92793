import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { addColleague } from '#test/colleagues.ts'
import {
  DESK_FRAME,
  expectLive,
  holdRequests,
  rowOf,
  unfold,
  writePost,
} from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { text } from '#test/journeys/rich-editor.ts'
import { enter, expect, PLAIN, test } from '#test/journeys/site.ts'
import { addBerta, BERTA } from '#test/second-editor.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an open editor says who else has the post open, and no longer once they leave', async ({
  page,
  site,
  visit,
}) => {
  await enter(page, site)
  const { id } = await writePost(site, { title: 'Open twice' })
  const address = `/dashboard/blog/edit/${id}`
  await page.goto(address)
  await expectLive(page)
  await addBerta(site)
  const hers = await visit()
  await enter(hers, site, BERTA)
  await hers.goto(address)
  const since = String.raw`since \d{1,2}:\d\d [AP]M E[SD]T\.$`
  const bertaIsHere = page.getByText(new RegExp(`^berta@example\\.com has had .* open ${since}`))
  await expect(bertaIsHere).toBeVisible()
  await expect(hers.getByText(new RegExp(`^.+ has had this post open ${since}`))).toBeVisible()
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)

  await test.step('a second tab of the same user is called that', async () => {
    const second = await page.context().newPage()
    await second.goto(address)
    const own = new RegExp(`^You have had this post open in another tab ${since}`)
    await expect(second.getByText(own)).toBeVisible()
    await expect(page.getByText(own)).toBeVisible()
    await second.close({ runBeforeUnload: true })
    await expect(page.getByText(own)).toHaveCount(0)
  })

  await hers.getByRole('link', { name: 'Cancel' }).click()
  await expect(bertaIsHere).toHaveCount(0)

  await test.step('a browser that is gone without a word has left', async () => {
    await hers.goto(address)
    await expectLive(hers)
    await expect(bertaIsHere).toBeVisible()
    const devTools = await hers.context().newCDPSession(hers)
    // It is never answered.
    void devTools.send('Page.crash').catch(() => undefined)
    await expect(bertaIsHere).toHaveCount(0, { timeout: 10_000 })
  })
})

const CONTENT = [
  'After you file, the government sends a receipt notice with a number.',
  'The fee is 675 dollars, and it is paid by card.',
].join('\n\n')

test('a writer hands a post over, a lawyer comments on a paragraph, the writer resolves it, and the lawyer publishes', async ({
  page: lawyer,
  site,
  visit,
}) => {
  const walt = await addColleague(site, 'writer', 'walt')
  const { id } = await writePost(site, { title: 'To be reviewed', content: CONTENT })
  const writer = await visit({ reducedMotion: 'reduce' })
  await enter(writer, site, walt)
  await enter(lawyer, site)

  await test.step('the writer asks, by the keyboard', async () => {
    await writer.goto(`/dashboard/blog/edit/${id}`)
    await expectLive(writer)
    await unfold(writer, 'Review')
    await writer.getByLabel('Assigned to').selectOption('staff@example.com')
    await writer.getByLabel('Note').fill('Please check the fee.')
    await writer.getByLabel('Note').focus()
    await tabTo(writer, writer.getByRole('button', { name: 'Ready for review' }))
    await writer.keyboard.press('Enter')
    await expect(writer.getByText(/^Ready for review by staff@example.com since/)).toBeVisible()
  })

  await test.step('the lawyer finds it and comments on the paragraph', async () => {
    await lawyer.goto('/dashboard?review=mine')
    await expect(rowOf(lawyer, 'To be reviewed')).toContainText('Assigned to you')
    await rowOf(lawyer, 'To be reviewed')
      .getByRole('link', { name: 'To be reviewed', exact: true })
      .click()
    await expect(lawyer.getByText('Please check the fee.')).toBeVisible()
    await lawyer.getByRole('button', { name: 'Rich text' }).click()
    await text(lawyer).getByText('The fee is').click()
    await lawyer.keyboard.press('Control+Alt+m')
    await expect(lawyer.getByText(/^On the paragraph “The fee is 675/)).toBeVisible()
    await lawyer.keyboard.type('Since April it is 695.')
    const release = await holdRequests(lawyer, '**/review.data')
    await tabTo(lawyer, lawyer.getByRole('button', { name: 'Add comment' }))
    await lawyer.keyboard.press('Enter')
    await lawyer.getByLabel('New comment').press('End')
    await lawyer.keyboard.type(' And what is next')
    release()
    await expect(text(lawyer).locator('.commented')).toHaveText(
      'The fee is 675 dollars, and it is paid by card.',
    )
    await expect(lawyer.getByLabel('New comment')).toHaveValue(
      'Since April it is 695. And what is next',
    )
    await lawyer.getByLabel('New comment').fill('')
    await expectAccessible(lawyer, [DESKTOP], ['light', 'dark'], DESK_FRAME)
  })

  await test.step('it stands at once in the open editor of the writer, who resolves it', async () => {
    await expect(writer.getByText('Since April it is 695.')).toBeVisible()
    await tabTo(writer, writer.getByRole('button', { name: /^Resolve: Since April/ }))
    await writer.keyboard.press('Enter')
    await expect(writer.getByText('1 resolved comment')).toBeVisible()
    await expect(lawyer.locator('.commented')).toHaveCount(0)
  })

  await test.step('published, it is ready for nobody any more', async () => {
    await lawyer.getByRole('switch', { name: 'Published' }).press('Space')
    await lawyer.getByRole('button', { name: 'Update Post' }).click()
    await lawyer.waitForURL('**/dashboard')
    await lawyer.goto('/dashboard?review=ready')
    await expect(rowOf(lawyer, 'To be reviewed')).toHaveCount(0)
  })

  await test.step('without JavaScript comments are read and opened again', async () => {
    const plain = await visit(PLAIN)
    await enter(plain, site)
    await plain.goto(`/dashboard/blog/edit/${id}`)
    await unfold(plain, 'Review')
    await plain.locator('summary').filter({ hasText: '1 resolved comment' }).click()
    await plain.getByRole('button', { name: /^Reopen/ }).click()
    await expect(plain.getByText('Since April it is 695.')).toBeVisible()
    await expect(plain.getByRole('button', { name: /^Resolve/ })).toBeVisible()
  })
})
