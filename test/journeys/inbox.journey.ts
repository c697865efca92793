import type { Page } from '@playwright/test'
import { test, writeAsVisitor } from '#test/journeys/inbox-desk.ts'
import { expect, toast, PLAIN } from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function setStage(page: Page, stage: string) {
  await page.getByLabel('Stage').selectOption(stage)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.mhead .mstate')).toHaveText(stage)
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Messages, the newest first' })
const messages = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: /^Messages/ })

test.describe('with and without JavaScript', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`a visitor writes; a colleague reads, notes, answers, closes and erases (script: ${javaScriptEnabled})`, async ({
      openAnotherSite,
      visitDashboard,
      complaints,
    }) => {
      // A reference that is not the message's.
      complaints.expect(/status of 422/)
      const site = await openAnotherSite()
      await writeAsVisitor(site, 'Amara Visitor')

      const dashboard = await visitDashboard(site, { javaScriptEnabled })
      await dashboard.goto('/dashboard/messages')
      await expect(messages(dashboard)).toContainText(', 1 unread')
      await expect(dashboard.getByText('1 message has not been read yet.')).toBeVisible()
      await dashboard.getByRole('link', { name: /Amara Visitor/ }).click()

      await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Amara Visitor')
      await expect(messages(dashboard)).toHaveText('Messages')
      await expect(dashboard.getByText('This is what Amara Visitor wants to know.')).toBeVisible()
      const reference = (await dashboard.locator('.mhead .ref').textContent()) ?? ''
      const subject = encodeURIComponent(`Your message to us (${reference})`)
      const mailto = dashboard.getByRole('link', { name: 'ana@example.com' })
      await expect(mailto).toHaveAttribute('href', `mailto:ana@example.com?subject=${subject}`)

      await dashboard.getByLabel('Add a note').fill('Called back. She comes on Monday.')
      await dashboard.getByRole('button', { name: 'Save note' }).click()
      await expect(toast(dashboard, 'Note saved')).toBeVisible()
      await expect(dashboard.getByText('Called back. She comes on Monday.')).toBeVisible()
      await expect(dashboard.getByLabel('Add a note')).toHaveValue('')
      await dashboard.getByRole('button', { name: 'Assign to me' }).click()
      await expect(dashboard.locator('.mhead')).toContainText(`Assigned to ${STAFF.email}`)
      await setStage(dashboard, 'Answered')
      await expect(dashboard.locator('.mhead')).toContainText('Answered just now; was new for')
      await setStage(dashboard, 'Closed')
      await expect(dashboard.getByText(/It is erased by itself on \w+ \d+, \d{4}\./)).toBeVisible()
      await expect(dashboard.locator('.trail li b')).toHaveText([
        'Set it to Closed',
        'Set it to Answered',
        'Assigned it',
        'Added a note',
        'Read it for the first time',
        'Arrived',
      ])

      await dashboard.getByRole('link', { name: 'Erase this message' }).click()
      const title = dashboard.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(`Erase message ${reference}?`)
      const typed = dashboard.getByLabel(`Type the reference ${reference} to go on`)
      await typed.fill('not it')
      await dashboard.getByRole('button', { name: 'Erase it' }).click()
      await expect(dashboard.getByText('Nothing was erased.')).toBeVisible()
      await typed.fill(reference.toLowerCase())
      await dashboard.getByRole('button', { name: 'Erase it' }).click()
      await expect(toast(dashboard, 'Erased')).toBeVisible()
      await expect(dashboard.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
      await expect(dashboard.getByText('Everything has been read.')).toHaveCount(0)
    })
  }
})

test('a search finds by name, text and reference, the open list grows, and of two at once the second keeps the note', async ({
  openInbox,
  visitDashboard,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const { site, dashboard, written } = await openInbox([
    [{ name: 'Chidi Other', email: 'other@example.com', message: 'Citizenship test' }],
    [{ name: 'José Álvarez', email: 'jose@example.com', message: 'Work visa for a nurse' }],
  ])
  const wanted = written[1]
  await dashboard.goto('/dashboard/messages')
  await expect(dashboard.getByText('2 messages have not been read yet.')).toBeVisible()

  await test.step('the open list grows, and a typed note stays', async () => {
    await expect(dashboard.getByText('Changes by others: live')).toBeVisible()
    const typing = await dashboard.context().newPage()
    await typing.goto(`/dashboard/messages/${written[0]?.id ?? ''}`)
    await expect(typing.getByText('Changes by others: live')).toBeVisible()
    await typing.getByLabel('Add a note').fill('Half a sentence that')

    await writeAsVisitor(site, 'Amara Visitor')
    await expect(rowsOf(dashboard).getByRole('link', { name: /Amara Visitor/ })).toBeVisible()
    await expect(messages(dashboard)).toContainText(', 2 unread')
    await expect(typing.getByLabel('Add a note')).toHaveValue('Half a sentence that')
    await typing.close()
  })

  for (const search of ['jose alvarez', '"visa for a nurse"', wanted?.reference ?? '']) {
    await dashboard.getByRole('searchbox').fill(search)
    await dashboard.getByRole('searchbox').press('Enter')
    const found = dashboard.getByText('1 message found. Looked through all 3 messages.')
    await expect(found).toBeVisible()
    await expect(rowsOf(dashboard).getByRole('listitem')).toHaveCount(1)
    await expect(rowsOf(dashboard)).toContainText('José Álvarez')
  }
  await rowsOf(dashboard).getByRole('link').click()
  await dashboard.getByRole('link', { name: 'Everything from this person' }).click()
  const [copy] = await Promise.all([
    dashboard.waitForEvent('download'),
    dashboard.getByRole('button', { name: 'To read (text)' }).click(),
  ])
  expect(copy.suggestedFilename()).toBe(`messages-${wanted?.reference ?? ''}.txt`)

  // Without JavaScript, so that the second page is not updated before the press.
  const one = await visitDashboard(site, PLAIN)
  const two = await one.context().newPage()
  for (const page of [one, two]) await page.goto(`/dashboard/messages/${wanted?.id ?? ''}`)
  await setStage(one, 'Answered')
  await two.getByLabel('Add a note').fill('I have called him.')
  await two.getByRole('button', { name: 'Mark as spam' }).click()
  const alert = two.getByRole('alert')
  await expect(alert).toContainText('Somebody else was faster')
  await expect(alert).toContainText(`${STAFF.email} changed this message`)
  await expect(alert).toContainText('It is now “Answered”')
  await expect(two.getByText('I have called him.')).toBeVisible()
})
