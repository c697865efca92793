import type { Page } from '@playwright/test'
import { aPostForm } from '#test/factories/posts.ts'
import { inDatabase } from '#test/in-database.ts'
import { editorFields, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { PASTED_TABLES } from '#test/fixtures/pasted-tables.ts'
import { contentOf, copy, text } from '#test/journeys/rich-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { aBerta } from '#test/second-editor.ts'
import { updatePost } from '#test/post-requests.ts'
import { postBody } from '#test/site.ts'

test.use({ writingMode: 'rich' })

const [[WORD_TABLE, TABLE]] = PASTED_TABLES

test('a fee table from Word, two lists, a link, a time and a colleague in between, by keyboard alone', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const berta = await aBerta(site)
  await enter(page, site)
  const { slug } = await writePost(site, { title: 'Where the fees are listed' })
  const title = 'The fees of the new year'
  const { id } = await writePost(site, { title })

  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('link', { name: title, exact: true }))
  await page.keyboard.press('Enter')
  await text(page).waitFor()

  await test.step('the text: a table from Word, two lists, a link to another post', async () => {
    await tabTo(page, text(page))
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await copy(page, 'text/html', WORD_TABLE)
    await page.keyboard.press('Control+v')
    // The browser takes keys that come at once before the paste.
    await expect(text(page).getByRole('table')).toBeVisible()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    for (const line of ['- your passport', 'two photos', '', '1. fill it in', 'sign it', ''])
      await typeLine(page, line)
    await page.keyboard.type('See the list')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('where the fees')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
  })
  const { content } = aPostForm()
  const written = `${content}\n\n${TABLE}\n\n- your passport\n- two photos\n\n1. fill it in\n2. sign it\n\nSee the [list](/blog/${slug})`
  expect(await contentOf(page)).toBe(written)

  await test.step('a colleague adds a sentence before it, and another excerpt', async () => {
    const hers = { ...aPostForm({ title }), excerpt: 'What each form costs from January on.' }
    const body = postBody({ ...hers, content: `Read this first.\n\n${content}`, version: '1' })
    expect((await updatePost(berta, id, body)).status).toBe(303)
  })

  await test.step('a time', async () => {
    await page.keyboard.press('Tab')
    const publishAt = page.getByLabel('Publish at')
    while (!(await publishAt.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.type('110120980930A')
    await expect(publishAt).toHaveValue('2098-11-01T09:30')
    await expect(editorFields(page).published).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: 'Schedule', exact: true }))
    await page.keyboard.press('Enter')
  })
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, title)).toContainText('ScheduledNov 1, 2098, 9:30 AM EDT')

  const stored = await inDatabase(site, (db) =>
    db
      .selectFrom('blog_posts')
      .where('id', '=', id)
      .select(['content', 'excerpt'])
      .executeTakeFirstOrThrow(),
  )
  expect(stored, 'what both have written').toEqual({
    content: `Read this first.\n\n${written}`,
    excerpt: 'What each form costs from January on.',
  })
})

async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
}
