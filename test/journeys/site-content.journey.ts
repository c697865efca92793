import type { Page } from '@playwright/test'
import type { RecordType } from '#app/features/content/record-types.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { holdRequests } from '#test/journeys/dashboard.ts'
import { expect, PLAIN, test, toast } from '#test/journeys/site.ts'
import { replaced } from '#test/factories/content-edits.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { aBerta } from '#test/second-editor.ts'
import type { TestSite } from '#test/site.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')

async function overflowOf(page: Page): Promise<string[]> {
  const faults = await findOverflowEverywhere(page, [320])
  await page.setViewportSize({ width: DESKTOP, height: 900 })
  // The dashboard's navigation scrolls inside itself.
  return faults.filter((fault) => !fault.includes('<ul class=""> cuts off'))
}

async function readPage(site: TestSite, address: string): Promise<string> {
  return (await fetch(site.origin + address)).text()
}

/** A colleague takes the form as it stands and changes some fields of it, by their paths. */
async function saveAsBerta(site: TestSite, address: string, fields: Record<string, string>) {
  const berta = await aBerta(site)
  const page = await (await berta.get(address)).text()
  const input = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`)
      .exec(page)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&') ?? ''
  const [base, type] = [JSON.parse(input('base')) as Json, address.split('/').at(-2) as RecordType]
  let value = base
  for (const [path, text] of Object.entries(fields)) value = replaced(value, path.split('.'), text)
  const body = new URLSearchParams({ act: 'save', version: input('version'), base: input('base') })
  for (const [name, text] of sentForm(formOf(type, base), value)) body.append(name, String(text))
  const response = await berta.post(address, body)
  expect(response.status).toBe(303)
}

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

  await test.step('the form saves itself as a draft that readers do not see', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).press('Enter')
    await page.locator('.contentlist').getByRole('link', { name: 'About Us' }).press('Enter')
    await field(page, 'Title').fill('The people behind the firm')
    await expect(page.getByText('Saved as a draft')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Title')).toHaveValue('The people behind the firm')
    await expect(page.getByText('Sample text · Draft not published')).toBeVisible()
    expect(await readPage(site, '/about')).not.toContain('The people behind the firm')
    for (const part of await page.locator('.recordpart > summary').all()) await part.click()
    await expectAccessible(page, [PHONE])
    expect(await overflowOf(page)).toEqual([])
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

test('nothing typed is lost, on a lost line or where two people change one record', async ({
  openDashboard,
  visitDashboard,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  complaints.expect(/status of 409/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })

  await test.step('lists are edited on a lost line, twice in a moment, and nothing typed before is lost', async () => {
    const word = (number: number) => field(page, `Word ${number}`)
    const words = () =>
      page
        .getByRole('textbox', { name: /^Word \d/ })
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
    await page.goto('/dashboard/content/term/petition')
    const before = await words()
    const [first, second, third] = [before.length + 1, before.length + 2, before.length + 3]
    await page.route('**/dashboard/content/**', (route) => route.abort())
    for (const number of [first, second, third]) {
      await press(page, 'Add word')
      await expect(word(number)).toBeFocused()
      await word(number).fill(`Request ${number}`)
    }
    await press(page, `Move up Word ${third}`)
    await expect(word(second)).toBeFocused()
    await press(page, `Remove Word ${first}`)
    await press(page, `Remove Word ${first}`)
    expect(await words()).toEqual([...before, `Request ${second}`])
    await page.unroute('**/dashboard/content/**')
    await expect(page.getByText('Saved as a draft')).toBeVisible({ timeout: 15_000 })
    await page.reload()
    expect(await words()).toEqual([...before, `Request ${second}`])
  })

  await test.step('two people lose nothing, and choose where both changed the same', async () => {
    const address = '/dashboard/content/office/arlington'
    await page.goto(address)
    await saveAsBerta(site, address, { street: '9 Berta Road', parking: 'In the yard.' })
    await field(page, 'Street and number').fill('1 Anna Avenue')
    await field(page, 'ZIP code').fill('22209')
    await expect(page.getByText('Somebody else has changed this.')).toBeVisible()
    await press(page, 'Save draft')
    const question = page.getByRole('group', { name: 'Street and number' })
    await expect(question).toContainText('9 Berta Road')
    await expectAccessible(page, [PHONE])
    expect(await question.getByRole('radio', { checked: true }).count()).toBe(0)
    await press(page, 'Save with these choices')
    await expect(page.getByText('1 choice is still open.')).toBeVisible()
    await expect(question.getByLabel('Take theirs')).toBeFocused()
    await page.keyboard.press('Space')
    await press(page, 'Save with these choices')
    await expect(page.getByText('The changes of both of you are in the draft.')).toBeVisible()
    await expect(field(page, 'Street and number')).toHaveValue('9 Berta Road')
    await expect(field(page, 'ZIP code')).toHaveValue('22209')
    await expect(field(page, 'Where visitors park')).toHaveValue('In the yard.')
  })

  await test.step('without JavaScript they keep both their paragraphs of one section, and are asked about the same one alone', async () => {
    const address = '/dashboard/content/page/urgent'
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto(address)
    const text = plain.locator('[name="field.sections.0.text"]')
    const folds = plain.locator('details').filter({ has: text }).locator('> summary')
    for (const fold of await folds.all()) await fold.click()
    const before = await text.inputValue()
    await saveAsBerta(site, address, { 'sections.0.text': `Hers.\n\n${before}` })
    await text.fill(`Mine.\n\n${before}\n\nMine alone.`)
    await plain.getByRole('button', { name: 'Save draft' }).click()
    const question = plain.getByRole('group', { name: 'Sections, Section 1, Text, Text' })
    await expect(question.locator('mark')).toContainText(['Hers.', 'Mine.'])
    await question.getByLabel('Keep both, one after the other').check()
    await plain.getByRole('button', { name: 'Save with these choices' }).click()
    await expect(plain.getByText('The changes of both of you are in the draft.')).toBeVisible()
    await expect(text).toHaveValue(`Hers.\n\nMine.\n\n${before}\n\nMine alone.`)
  })
})
