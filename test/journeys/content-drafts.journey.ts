import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { field, press } from '#test/journeys/content.ts'
import { continueDraft, draftNotice, draftStatus, killTab } from '#test/journeys/dashboard.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { replaced } from '#test/factories/content-edits.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { inDatabase } from '#test/in-database.ts'
import { expect, PLAIN, test } from '#test/journeys/site.ts'
import { aBerta } from '#test/second-editor.ts'
import { STAFF, type TestSite } from '#test/site.ts'

const DRAFTS = '**/dashboard/drafts/*'

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
  const sent = [...sentForm(formOf(type, base), value)] as [string, string][]
  const opened = { act: 'save', version: input('version'), base: input('base') }
  const body = new URLSearchParams([...Object.entries(opened), ...sent])
  const response = await berta.post(address, body)
  expect(response.status).toBe(303)
}

test('nothing typed is lost, in a killed tab, after a session or where two people change one record', async ({
  openDashboard,
  visitDashboard,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  complaints.expect(/status of 401/)
  complaints.expect(/status of 409/)
  const { site, page: first } = await openDashboard({}, { reducedMotion: 'reduce' })
  const petition = '/dashboard/content/term/petition'
  let page = first

  await test.step('lists are edited on a lost line, twice in a moment, and a tab is killed', async () => {
    const word = (number: number) => field(page, `Word ${number}`)
    const words = () =>
      page
        .getByRole('textbox', { name: /^Word \d/ })
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
    await page.goto(petition)
    const before = await words()
    const [one, two, three] = [before.length + 1, before.length + 2, before.length + 3]
    await page.route(DRAFTS, (route) => route.abort())
    for (const number of [one, two, three]) {
      await press(page, 'Add word')
      await expect(word(number)).toBeFocused()
      await word(number).fill(`Request ${number}`)
    }
    await press(page, `Move up Word ${three}`)
    await expect(word(two)).toBeFocused()
    await press(page, `Remove Word ${one}`)
    await press(page, `Remove Word ${one}`)
    expect(await words()).toEqual([...before, `Request ${two}`])
    await expect(draftStatus(page)).toContainText('the server cannot be reached')
    await killTab(page)
    page = await first.context().newPage()
    await page.goto(petition)
    await expect(draftNotice(page)).toContainText(/You have text from .* that was not saved\./)
    await expectAccessible(page, [PHONE])
    expect(await words()).toEqual(before)
    await continueDraft(draftNotice(page))
    expect(await words()).toEqual([...before, `Request ${two}`])
  })

  await test.step('the session ends, and what was typed is saved after the next', async () => {
    await expect(draftStatus(page)).toContainText(/^Saved \d/)
    await inDatabase(site, (db) => db.deleteFrom('sessions').execute())
    await field(page, 'What it means').fill('A request to the government.')
    const question = page.getByRole('dialog', { name: 'Please sign in again' })
    await question.getByLabel('Password').fill(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(draftStatus(page)).toContainText(/^Saved \d/)
    await page.goto('/dashboard')
  })

  await test.step('it is a link without JavaScript, and gone once it is saved', async () => {
    const plain = await visitDashboard(site, PLAIN)
    await plain.goto(petition)
    await continueDraft(draftNotice(plain))
    await expect(draftNotice(plain)).toContainText('You continue with your text from')
    await expect(field(plain, 'What it means')).toHaveValue('A request to the government.')
    await press(plain, 'Save draft')
    await expect(plain).toHaveURL(petition)
    await expect(field(plain, 'What it means')).toHaveValue('A request to the government.')
    await expect(draftNotice(plain)).toHaveCount(0)
    expect(
      await inDatabase(site, (db) => db.selectFrom('working_copies').selectAll().execute()),
    ).toEqual([])
  })

  await test.step('two people lose nothing, and choose where both changed the same', async () => {
    const address = '/dashboard/content/office/arlington'
    await page.goto(address)
    await saveAsBerta(site, address, { street: '9 Berta Road', parking: 'In the yard.' })
    await field(page, 'Street and number').fill('1 Anna Avenue')
    await field(page, 'ZIP code').fill('22209')
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
