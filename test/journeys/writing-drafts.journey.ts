import { updatePost } from '#test/post-requests.ts'
import { aPostForm } from '#test/factories/posts.ts'
import type { Page } from '@playwright/test'
import {
  draftStatus as status,
  editorFields,
  expectLive,
  killTab,
  writePost,
  pressUpdate,
} from '#test/journeys/dashboard.ts'
import { inDatabase } from '#test/in-database.ts'
import { aBerta } from '#test/second-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { postBody, STAFF } from '#test/site.ts'

const CHUNKS = 20
const TEXTS_A_CHUNK = 100

/** Unique words, with a letter of every kind among them. */
function chunk(number: number): string {
  const labels = Array.from({ length: TEXTS_A_CHUNK }, (_, index) => `word${number}x${index}`)
  labels[50] = `é語🗽ם${number}`
  return `${labels.join(' ')}.\n\n`
}

const chunks = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => chunk(from + index))

async function type(page: Page, texts: readonly string[]): Promise<void> {
  const { content } = editorFields(page)
  await content.focus()
  await content.press('Control+End')
  for (const text of texts) await page.keyboard.insertText(text)
}

const contentOf = (page: Page) => editorFields(page).content.inputValue()

test('of two thousand words not one character is lost, whatever happens meanwhile', async ({
  page: first,
  context,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  complaints.expect(/status of 401/)
  complaints.expect(/status of 409/)
  const { id } = await writePost(site, { title: 'A long letter to our clients' })
  const address = `/dashboard/blog/edit/${id}`
  await enter(first, site)
  await first.goto(address)
  const begun = `${await contentOf(first)}\n\n`
  let expected = begun

  await test.step('the network drops', async () => {
    await expectLive(first)
    await editorFields(first).content.fill(begun)
    await expect(editorFields(first).content).toHaveValue(begun)
    await type(first, chunks(0, 5))
    await expect(status(first)).toContainText(/^Saved \d/)
    await context.setOffline(true)
    await type(first, chunks(5, 8))
    await expect(status(first)).toContainText('the server cannot be reached')
  })

  let page = first
  await test.step('the tab is killed, a moment after the last sign', async () => {
    await type(first, chunks(8, 10))
    await killTab(first)
    await context.setOffline(false)
    page = await context.newPage()
    await page.goto(address)
    await expect(page.getByText(/^You have text from .* that was not saved\.$/)).toBeVisible()
    expect(`${await contentOf(page)}\n\n`).toBe(begun)
    await page.getByRole('button', { name: 'Continue with it' }).click()
    expected = begun + chunks(0, 10).join('')
    expect(await contentOf(page)).toBe(expected)
  })

  await test.step('the session expires', async () => {
    await inDatabase(site, (db) => db.deleteFrom('sessions').execute())
    await type(page, chunks(10, 13))
    const question = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(question).toBeVisible()
    await expect(status(page)).not.toContainText('Saved')
    await question.getByLabel('Password').fill(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await type(page, chunks(13, 15))
    await expect(status(page)).toContainText(/^Saved \d/)
  })

  await test.step('another editor saves', async () => {
    const berta = await aBerta(site)
    const hers = { ...aPostForm({ title: 'Berta calls it this', content: `${begun}Hers.` }) }
    const body = postBody({ ...hers, version: '1' })
    expect((await updatePost(berta, id, body)).status).toBe(303)
    await type(page, chunks(15, CHUNKS))
    expected = begun + chunks(0, CHUNKS).join('')
    expect(await contentOf(page)).toBe(expected)
    await page.getByRole('button', { name: 'Update Post' }).click()
    await page.getByRole('group', { name: 'Content' }).getByLabel('Keep mine').check()
    await pressUpdate(page)
  })

  const saved = await inDatabase(site, (db) =>
    db.selectFrom('blog_posts').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  )
  expect(expected.split(/\s+/).length).toBeGreaterThan(CHUNKS * TEXTS_A_CHUNK)
  // A post is saved without the spaces around it.
  expect(saved.content).toBe(expected.trim())
  expect([saved.title, saved.version]).toEqual(['Berta calls it this', 3])
  const drafts = await inDatabase(site, (db) =>
    db.selectFrom('working_copies').where('entry', '=', id).selectAll().execute(),
  )
  expect(drafts).toEqual([])
})
