import type { Page } from '@playwright/test'
import { addColleague } from '#test/colleagues.ts'
import { expectAccessible } from '#test/journeys/accessible.ts'
import {
  editorFields,
  expectLive,
  fillEditor,
  pressCreate,
  rowOf,
  writePost,
} from '#test/journeys/dashboard.ts'
import { test } from '#test/journeys/inbox-desk.ts'
import { enter, expect, fillLogin, toast } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'

const PASSWORD = 'seventeen quiet rivers'
const WIDTHS = [320, 1024, 1280]
const WRITERS = ['Overview', 'Posts', 'Site content', 'Legal facts', 'Images', 'My account', 'Help']
const ASSISTANTS = ['Overview', /^Messages/, 'My account', 'Help']

const desk = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const personOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function choose(page: Page, email: string, role: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/dashboard/staff') await page.goto('/dashboard/staff')
  const row = personOf(page, email)
  await row.getByRole('combobox').selectOption(role)
  await row.getByRole('button', { name: /^Change the role of/ }).click()
  await expect(toast(page, 'Role changed')).toBeVisible()
  await expect(row.getByRole('combobox')).toHaveValue(role.toLowerCase())
}

/** On a small screen and in dark colors other journeys show the same, with all that an owner sees. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page, [1280], ['light'])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner invites a writer, who drafts and publishes nothing', async ({
  page,
  site,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 403/)
  const published = await writePost(site, { title: 'What readers see', published: true })
  await enter(page, site)
  await page.goto('/dashboard/staff')
  await page.getByLabel('Name', { exact: true }).fill('Wanda')
  await page.getByLabel('Email').fill('wanda@example.com')
  await page.getByRole('radio', { name: /^Writer/ }).check()
  await page.getByRole('button', { name: 'Make the invitation' }).click()
  const address = (await page.getByRole('code').textContent()) ?? ''
  await expect(personOf(page, 'wanda@example.com')).toContainText('Writer')

  const wanda = await visit({ reducedMotion: 'reduce' })
  await wanda.goto(address)
  await wanda.getByLabel('Password').fill(PASSWORD)
  await wanda.getByRole('button', { name: 'Create my account' }).click()
  await fillLogin(wanda, { email: 'wanda@example.com', password: PASSWORD })
  await wanda.waitForURL('**/dashboard')
  await expect(desk(wanda)).toHaveText(WRITERS)
  await expect(rowOf(wanda, 'What readers see')).toBeVisible()
  for (const name of ['Publish', 'Move to trash'])
    await expect(wanda.getByRole('button', { name, exact: true })).toHaveCount(0)
  for (const name of ['Trash', 'Delete What readers see'])
    await expect(wanda.getByRole('link', { name, exact: true })).toHaveCount(0)
  await expect(wanda.getByRole('checkbox')).toHaveCount(0)
  await expectFits(wanda)

  // Loaded anew, so that the way of writing is the remembered one.
  await wanda.goto('/dashboard/blog/new')
  await fillEditor(wanda, { title: 'A first draft of Wanda' })
  await expect(editorFields(wanda).published).toHaveCount(0)
  for (const name of ['Publish at', 'Take down at', 'Reviewed by', 'Reviewed on'])
    await expect(wanda.getByLabel(name, { exact: true })).toHaveCount(0)
  await expect(wanda.getByText('You save drafts.')).toBeVisible()
  await expect(wanda.getByText('Nobody is named who reviewed')).toHaveCount(0)
  await expectFits(wanda)
  await pressCreate(wanda)
  await expect(rowOf(wanda, 'A first draft of Wanda')).toContainText('Draft')

  await wanda.goto(`/dashboard/blog/edit/${published.id}`)
  await expect(wanda.getByText('This post is published. Your role')).toBeVisible()
  await editorFields(wanda).excerpt.fill('Wanda would change this.')
  await wanda.getByRole('button', { name: 'Update Post', exact: true }).click()
  await expect(notices(wanda)).toContainText('may not change a post that is published')
  await expect(editorFields(wanda).excerpt).toHaveValue('Wanda would change this.')
  const read = await aVisitor(site.origin).text(`/blog/${published.slug}`)
  expect(read).not.toContain('Wanda would change this.')
})

test('a change of role holds in what is open: the list goes, typed text stays', async ({
  page,
  site,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 403/)
  const pair = await addColleague(site, 'lawyer', 'lia')
  const list = await visit({ reducedMotion: 'reduce' })
  await enter(list, site, pair)
  await list.goto('/dashboard')
  await expectLive(list)
  const editor = await list.context().newPage()
  await editor.goto('/dashboard/blog/new')
  await fillEditor(editor, { title: 'Typed before the change' })
  await expectLive(editor)

  await enter(page, site)
  await choose(page, pair.email, 'Writer')
  await expect(desk(list)).toHaveText(WRITERS)
  await choose(page, pair.email, 'Assistant')
  await list.waitForURL('**/dashboard/messages')
  await expect(desk(list)).toHaveText(ASSISTANTS)
  await editor.getByRole('button', { name: 'Create Post', exact: true }).click()
  await expect(notices(editor)).toContainText('Your role does not include this')
  await expect(editorFields(editor).title).toHaveValue('Typed before the change')

  await page.goto('/dashboard/activity')
  await expect(
    page.getByText(`Changed the role of ${pair.email} (writer to assistant)`),
  ).toBeVisible()
})

test('what is typed outlasts the role that may store it, on the page or on that of the refusal', async ({
  openInbox,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 403/)
  const { site, dashboard, written } = await openInbox([[{}]])
  const pair = await addColleague(site, 'lawyer')
  const facts = await visit({ baseURL: site.origin, reducedMotion: 'reduce' })
  await enter(facts, site, pair)
  await facts.goto('/dashboard/facts/eb5.jobs')
  await facts.locator('[name="field.label"]').fill('Jobs of our own')
  await expectLive(facts)
  await choose(dashboard, pair.email, 'Assistant')
  await facts.getByRole('button', { name: 'Save draft' }).click()
  await expect(notices(facts)).toContainText('Your role does not include this')
  await expect(facts.locator('[name="field.label"]')).toHaveValue('Jobs of our own')

  const message = await facts.context().newPage()
  await message.goto(`/dashboard/messages/${written[0]?.id}`)
  await expect(message.getByRole('link', { name: 'Erase this message' })).toHaveCount(0)
  await message.getByLabel('Add a note').fill('Monday')
  await expectLive(message)
  await choose(dashboard, pair.email, 'Writer')
  await message.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(message).toHaveTitle('Your role does not include this')
  await expect(message.getByText('Monday', { exact: true })).toBeVisible()
})
