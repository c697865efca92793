import type { Page } from '@playwright/test'
import { fillIn, button } from '#test/journeys/contact-form.ts'
import { inDatabase } from '#test/in-database.ts'
import { test, writeAsVisitor } from '#test/journeys/inbox-desk.ts'
import { pressAtMost } from '#test/journeys/presses.ts'
import { expect, PLAIN, toast } from '#test/journeys/site.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SAVED = {
  name: 'First answer',
  text: 'Dear {name},\n\nthank you. Your reference is {reference}.',
}

const RESTRICTED = [
  { name: 'Rosa Atrisk', javaScriptEnabled: true },
  { name: 'Nadia Unseen', javaScriptEnabled: false },
]

const BULK = [
  { javaScriptEnabled: true, pair: ['First Person', 'Second Other'] },
  { javaScriptEnabled: false, pair: ['Fourth Person', 'Fifth Other'] },
] as const

async function writeSavedReply(page: Page) {
  await page.goto('/dashboard/messages/saved-replies')
  await page.getByLabel('Name').fill(SAVED.name)
  await page.getByLabel('Text').fill(SAVED.text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
}

test('a message is answered with a saved reply in three presses; the answer is pasted in', async ({
  openAnotherSite,
  visitDashboard,
}) => {
  const box = await openPostbox()
  const environment = { SMTP_URL: box.url, MAIL_TO: 'office@firm.example' }
  const site = await openAnotherSite({ environment })
  await writeAsVisitor(site, 'Amara Visitor')
  const page = await visitDashboard(site)
  await writeSavedReply(page)
  await page.goto('/dashboard/messages')
  await page.getByRole('link', { name: /Amara Visitor/ }).click()
  const reference = (await page.locator('.mhead .ref').textContent()) ?? ''

  const presses = pressAtMost(page, 3)
  await presses.click(page.getByText('Reply', { exact: true }))
  await presses.click(page.getByRole('button', { name: /Insert “First answer”/ }))
  await expect(page.getByText(/E-mail is not encrypted/)).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveValue(
    `Dear Amara Visitor,\n\nthank you. Your reference is ${reference}.`,
  )
  await presses.click(page.getByRole('button', { name: 'Send reply' }))

  await expect(toast(page, 'On its way')).toBeVisible()
  await expect(page.locator('.mhead .mstate')).toHaveText('Answered')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation).toContainText('Dear Amara Visitor,')
  // The mail may be out before the page listens.
  await expect
    .poll(() => page.request.get(page.url()).then((answer) => answer.text()))
    .toMatch(/Sent \w{3}, /)
  await page.reload()
  await expect(conversation).toContainText(/Sent \w{3}, /)
  const reply = box.mails.find(({ raw }) => raw.includes('Dear Amara Visitor'))
  expect(reply?.to).toEqual(['ana@example.com'])
  expect(reply?.raw).toMatch(/^Reply-To: office@firm\.example/m)

  await page.getByText('Add their answer').click()
  await page.getByLabel('What they answered').fill('Thank you, I come on Monday.')
  const isHeld = await page
    .getByRole('button', { name: 'Save answer' })
    .evaluate((save: HTMLButtonElement) => {
      save.click()
      return document.querySelector('main')?.inert
    })
  expect(isHeld, 'words would be lost with the page').toBe(true)
  await expect(conversation).toContainText('Thank you, I come on Monday.')
  await box.close()
})

test('by the keyboard alone: assign, set the stage and the due date, label, and find it by them', async ({
  openInbox,
}) => {
  const { dashboard: page, written } = await openInbox([
    [{ name: 'Keya Board' }],
    [{ name: 'Other Person', email: 'o@example.com' }],
  ])
  await page.goto(`/dashboard/messages/${written[0]?.id ?? ''}`)
  await page.getByLabel('Stage').focus()
  await page.keyboard.type('Cons')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.getByLabel('Labels').focus()
  await page.keyboard.type('Asylum, urgent')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.locator('.mhead')).toContainText('Consultation booked')
  await expect(page.locator('.mhead')).toContainText('Asylum')

  await page.goto('/dashboard/messages')
  await page.getByLabel('Label', { exact: true }).selectOption('Asylum')
  await page.getByRole('button', { name: 'Apply', exact: true }).first().press('Enter')
  const rows = page.getByRole('list', { name: 'Messages, the newest first' })
  await expect(rows.getByRole('listitem')).toHaveCount(1)
  await expect(rows).toContainText('Keya Board')
  await page.getByRole('link', { name: /^Mine/ }).press('Enter')
  await expect(rows).toContainText('Keya Board')
})

test('several messages at once are changed and erased, with and without JavaScript', async ({
  openInbox,
  visitDashboard,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const { site, dashboard, written } = await openInbox([
    ...BULK.flatMap(({ pair }) => pair).map((name, index): [{ name: string; email: string }] => [
      { name, email: `${index}@example.com` },
    ]),
    [{ name: 'Third Someone', email: 'third@example.com' }],
  ])
  for (const { javaScriptEnabled, pair } of BULK) {
    const [one, two] = pair
    const page = javaScriptEnabled ? dashboard : await visitDashboard(site, PLAIN)
    await page.goto('/dashboard/messages')
    const pick = (name: string) => page.getByLabel(`Select the message from ${name}`)
    const bulk = page.getByRole('form', { name: 'Change several messages' })
    await expect(bulk.getByRole('button', { name: 'Apply' })).toBeHidden()
    await pick(one).check()
    await pick(two).check()
    await bulk.getByLabel('Stage').selectOption('Declined')
    await bulk.getByLabel('Add a label').fill('not ours')
    await bulk.getByRole('button', { name: 'Apply' }).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    const declined = page.getByRole('listitem').filter({ hasText: 'not ours' })
    await expect(declined.filter({ hasText: 'Declined' })).toHaveCount(2)

    if (!javaScriptEnabled)
      await test.step('where a colleague is faster with one of two, the answer says with which', async () => {
        await pick('Third Someone').check()
        await pick(one).check()
        const third = written.at(-1)?.id ?? ''
        await inDatabase(site, (db) =>
          db
            .updateTable('messages')
            .set(({ eb }) => ({ state: 'client', version: eb('version', '+', 1) }))
            .where('id', '=', third)
            .execute(),
        )
        await bulk.getByLabel('Stage').selectOption('Closed')
        await bulk.getByRole('button', { name: 'Apply' }).click()
        const alert = page.getByRole('alert')
        await expect(alert).toContainText('1 of 2 messages were changed.')
        await expect(alert).toContainText(written.at(-1)?.reference ?? '')
        await page.goto('/dashboard/messages')
      })

    await pick(one).check()
    await pick(two).check()
    await bulk.getByRole('button', { name: 'Erase…' }).click()
    await page.getByLabel('Yes, erase these 2 messages for good').check()
    await page.getByRole('button', { name: 'Erase it' }).click()
    await expect(pick('Third Someone')).toBeVisible()
    await expect(page.getByText(one)).toHaveCount(0)
  }
})

test('a message from the U visa page, with and without JavaScript, is kept for named staff only', async ({
  openAnotherSite,
  visit,
}) => {
  let ahead = 0
  const site = await openAnotherSite({ now: () => new Date(Date.now() + ahead) })
  const baseURL = site.origin
  for (const { name, javaScriptEnabled } of RESTRICTED) {
    const visitor = await visit({ javaScriptEnabled, baseURL })
    await visitor.goto('/services/u-visa')
    // With JavaScript through the menu, without it through the page's own link.
    const link = javaScriptEnabled
      ? visitor.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
      : visitor.locator('.closing').getByRole('link', { name: 'Contact Us' })
    await link.click()
    await fillIn(visitor, name)
    const from = javaScriptEnabled ? '/services/u-visa' : 'u-visa'
    await expect(visitor.locator('[name=from]')).toHaveValue(from)
    if (javaScriptEnabled) await expect(visitor.locator('[name=token]')).not.toHaveValue('')
    // A faster user is taken for a program, whose message is quarantined.
    ahead += 3_100
    await button(visitor).click()
    await expect(visitor.getByText('Your message has reached us')).toBeVisible()
  }

  const kept = await inDatabase(site, (db) =>
    db.selectFrom('messages').where('restricted', '=', true).select('id').execute(),
  )
  expect(kept).toHaveLength(RESTRICTED.length)
})
