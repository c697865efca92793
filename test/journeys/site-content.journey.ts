import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, field, press, readPage } from '#test/journeys/content.ts'
import { draftNotice, draftStatus, holdRequests } from '#test/journeys/dashboard.ts'
import { expect, PLAIN, test, toast } from '#test/journeys/site.ts'

test('a lawyer changes what the site says, and readers see it when it is published', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Site content', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site content')
  // In light colors it is shown by `dashboard-screens.journey.ts`.
  await expectAccessible(page, [DESKTOP], ['dark'])

  await test.step('what is typed is kept, and is a draft that readers do not see once it is saved', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).press('Enter')
    await page.locator('.contentlist').getByRole('link', { name: 'About Us' }).press('Enter')
    await field(page, 'Title').fill('The people behind the firm')
    await expect(draftStatus(page)).toContainText(
      /^Saved \d.*The draft changes when you press Save draft\.$/,
    )
    await expect(page.getByText('Sample text', { exact: true })).toBeVisible()
    await press(page, 'Save draft')
    await expect(page.getByText('Sample text · Draft not published')).toBeVisible()
    await expect(draftStatus(page)).toHaveText('Nothing changed yet.')
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('The people behind the firm')
    await expect(draftNotice(page)).toHaveCount(0)
    expect(await readPage(site, '/about')).not.toContain('The people behind the firm')
    for (const part of await page.locator('.recordpart > summary').all()) await part.click()
    await expectAccessible(page, [PHONE])
    await expectFits(page)
    await page.reload()
  })

  await test.step('what cannot be published is said at its field, and stays as typed', async () => {
    await field(page, 'Title').fill('')
    await press(page, 'Publish')
    const alert = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
    await expect(page.locator(':focus').getByText('Please check these fields')).toBeVisible()
    await alert.getByRole('link', { name: 'Please fill this in.' }).press('Enter')
    await expect(field(page, 'Title')).toBeFocused()
    await field(page, 'Title').fill('The best firm, with 3 years')
    await press(page, 'Publish')
    await expect(
      page.getByText('“best” is a word that the firm does not print.').first(),
    ).toBeVisible()
    await expect(field(page, 'Title')).toHaveValue('The best firm, with 3 years')
    await expectAccessible(page, [DESKTOP], ['light'])
    await field(page, 'Title').fill('The people behind the firm')
    await press(page, 'Publish in spite of this')
    await expect(toast(page, 'Published')).toBeVisible()
    expect(await readPage(site, '/about')).toContain('<h1>The people behind the firm</h1>')
  })

  await test.step('a published text is compared with the default, and goes back to it', async () => {
    await page.getByRole('link', { name: 'Reset to default' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Title' })).toContainText(
      'The people behind the firm',
    )
    await press(page, 'Reset to this text now')
    await expect(toast(page, 'Reset')).toBeVisible()
    expect(await readPage(site, '/about')).not.toContain('The people behind the firm')
    await page.getByRole('link', { name: 'Revisions' }).press('Enter')
    await page.getByRole('link', { name: /^Compare .*\(text from/ }).press('Enter')
    await press(page, 'Restore this text')
    await expect(field(page, 'Title')).toHaveValue('The people behind the firm')
    await press(page, 'Discard the draft')
    await expect(field(page, 'Title')).toHaveValue('About Us')
  })
})

test('two drafts appear at one moment; a new record needs a name, and a removed one is gone', async ({
  openDashboard,
  visitDashboard,
}) => {
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  await page.goto('/dashboard/content/term/new')
  await field(page, 'Name in the address').fill('sponsor-letter')
  await test.step('it takes no second press before the page comes', async () => {
    const release = await holdRequests(page, '**/term/sponsor-letter.data*')
    const begun = page.waitForResponse('**/term/new.data')
    await press(page, 'Begin')
    await begun
    await expect(page.locator('.newrecord')).toHaveAttribute('inert')
    release()
  })
  await field(page, 'Term').fill('Sponsor letter')
  await field(page, 'What it means').fill('A letter of somebody who helps.')
  await press(page, 'Add word')
  await expect(field(page, 'Word 1')).toBeFocused()
  await field(page, 'Word 1').fill('Support letter')
  await test.step('no word is taken that the answer would remove', async () => {
    const release = await holdRequests(page, '**/term/sponsor-letter.data*')
    const sent = page.waitForRequest('**/term/sponsor-letter.data*')
    await press(page, 'Save draft')
    await sent
    await field(page, 'Term').press('x')
    await expect(field(page, 'Term')).toHaveValue('Sponsor letter')
    release()
  })
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.goto('/dashboard/content/page/glossary')
  await field(page, 'Subtitle').fill('Words, in plain language.')
  await press(page, 'Save draft')
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.goto('/dashboard/content')
  await page.getByRole('link', { name: '2 changes wait to be published' }).press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await press(page, 'Publish the chosen ones')
  await expect(toast(page, 'Published')).toBeVisible()
  const glossary = await readPage(site, '/glossary')
  for (const text of ['Sponsor letter', 'Support letter', 'Words, in plain language.'])
    expect(glossary).toContain(text)
  await page.goto('/dashboard/content/term/sponsor-letter')
  await page.getByRole('link', { name: 'Remove', exact: true }).press('Enter')
  await press(page, 'Remove from the site')
  await expect(toast(page, 'Removed')).toBeVisible()
  expect(await readPage(site, '/glossary')).not.toContain('Sponsor letter')

  await test.step('without JavaScript the same form saves, adds to lists and publishes', async () => {
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto('/dashboard/content/term/petition')
    await plain.getByRole('button', { name: 'Add word', exact: true }).click()
    await plain.getByRole('textbox', { name: /^Word/ }).last().fill('Request of the family')
    await plain.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(plain.getByText('Readers see it now.')).toBeVisible()
    expect(await readPage(site, '/glossary')).toContain('Request of the family')
  })
})
