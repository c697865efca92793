import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, readPage } from '#test/journeys/content.ts'
import { photoWithPlace } from '#test/fixtures/images.ts'
import { editorFields } from '#test/journeys/dashboard.ts'
import { expect, test } from '#test/journeys/site.ts'
import type { TestSite } from '#test/site.ts'

// "Without a file or a terminal, in at most 40 fields and 60 presses".
const MOST_FIELDS = 40
const MOST_PRESSES = 60

const BARE = { environment: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } }

function setupLink(site: TestSite): string {
  const [, link = ''] = /(\/setup\/\S+)/.exec(site.startupMessages.join('\n')) ?? []
  return link
}

function countingHand(page: Page) {
  const used = { fields: 0, presses: 0 }
  const section = (title: string) => page.getByRole('group', { name: title, exact: true })
  return {
    used,
    section,
    async fill(name: string, text: string, within: Locator | Page = page) {
      used.fields += 1
      await within.getByRole('textbox', { name, exact: true }).fill(text)
    },
    async press(target: Locator) {
      used.presses += 1
      await target.click()
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    heading: (title: string) =>
      expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(),
  }
}

test('a bare start becomes the site of another firm, without a file or a terminal', async ({
  openAnotherSite,
  visit,
}) => {
  const site = await openAnotherSite(BARE)
  const page = await visit({ baseURL: site.origin, reducedMotion: 'reduce' })
  const hand = countingHand(page)
  const { fill, press, button, section, heading } = hand
  const next = () => press(button('Save and continue'))

  await page.goto(setupLink(site))
  await fill('Name', 'Ana Rivera')
  await fill('Email', 'ana@rivera-okafor.law')
  hand.used.fields += 1
  await page.getByLabel('Password', { exact: true }).fill('a short sentence of ours')
  await press(button('Create the administrator'))
  await page.waitForURL('**/dashboard/setup/firm')
  await expect(page.getByText('Step 1 of 7')).toBeVisible()
  await expectAccessible(page, [DESKTOP])

  await fill('Name of the firm', 'Rivera & Okafor Immigration')
  await fill('First line', 'Rivera & Okafor')
  await fill('Second line', 'Immigration')
  await fill('Telephone', '+12025550000')
  await fill('Email address', 'hello@rivera-okafor.law')
  await fill('Name', 'Ana Rivera')
  await fill('Office', 'Silver Spring, MD')
  await next()

  await heading('Office and hours')
  await fill('Short name', 'Silver Spring, MD')
  await fill('Street and number', '8400 Colesville Road, Suite 12')
  await fill('City', 'Silver Spring')
  await fill('State', 'MD')
  await fill('ZIP code', '20910')
  await fill('Telephone', '+12025550000')
  await fill('Where visitors park', 'Park in the garage on Cameron Street.')
  await next()

  await heading('People')
  const [first, second] = [section('First person'), section('Second person')]
  await fill('Name', 'Ana Rivera', first)
  await fill('Role', 'Attorney', first)
  await fill('Biography', 'Ana Rivera has practised immigration law since 2009.', first)
  const began = 'Work in immigration law since the year (may be empty)'
  await fill(began, '2009', first)
  await fill(began, '2014', second)
  await fill('Name', 'Ben Okafor', second)
  await fill('Role', 'Attorney', second)
  await fill('Biography', 'Ben Okafor came to immigration law from teaching.', second)
  await next()

  await heading('Fee and promises')
  await fill('Fee (may be empty)', '$150')
  await next()

  await heading('Look and first words')
  await fill('Accent color (may be empty)', '#1d4ed8')
  hand.used.fields += 1
  await page.getByLabel('Mark beside the name').selectOption('The initials')
  await fill('Title', 'Your case, from the first letter to the last')
  await next()

  await heading('Services')
  for (const service of ['U-Visa', 'Investor Visa'])
    await press(page.getByRole('checkbox', { name: service, exact: true }))
  await next()

  await heading('Links')
  for (let left = 4; left > 0; left -= 1) await press(button('Remove Profile 1'))
  await next()

  await test.step('the end says that nothing is sample content any more', async () => {
    await heading('The site is set up')
    await expect(page.getByText('Nothing on the site is sample content any more.')).toBeVisible()
    await expectAccessible(page, [PHONE], ['light'])
  })

  await press(page.getByRole('link', { name: 'Write the first post' }))
  await page.waitForURL('**/dashboard/blog/new')
  const editor = editorFields(page)
  hand.used.fields += 5
  await editor.title.fill('What a receipt notice tells you')
  await editor.excerpt.fill('The notice has a number, a date and a place.')
  await editor.content.fill('After you file, the government sends a receipt notice.')
  await editor.categories.fill('Visa')
  const buffer = await photoWithPlace('a desk')
  await editor.file.setInputFiles({ name: 'desk.jpg', mimeType: 'image/jpeg', buffer })
  await press(editor.published)
  await press(button('Create Post'))
  await page.waitForURL('**/dashboard')

  expect(hand.used.fields).toBeLessThanOrEqual(MOST_FIELDS)
  expect(hand.used.presses).toBeLessThanOrEqual(MOST_PRESSES)

  await test.step('readers see another firm', async () => {
    const home = await readPage(site, '/')
    expect(home).toContain('Rivera &amp; Okafor Immigration')
    expect(home).toContain('Your case, from the first letter to the last')
    expect(home).toContain('$150')
    expect(home).toMatch(/--accent:#1d4ed8/)
    expect(home).toContain('data-initials="RO"')
    for (const name of ['Ana Rivera', 'Ben Okafor']) expect(home).toContain(name)
    for (const gone of [
      'Alder',
      'Sample',
      'U-Visa',
      '/services/investor-visa',
      'Houston, TX 77002',
    ])
      expect([gone, home.includes(gone)]).toEqual([gone, false])
    const services = await readPage(site, '/services')
    expect(services.match(/href="\/services\/[\w-]+"/g)?.length).toBeGreaterThan(0)
    expect(new Set(services.match(/href="\/services\/[\w-]+"/g)).size).toBe(4)
    expect((await fetch(`${site.origin}/services/u-visa`)).status).toBe(404)
    for (const path of ['/sitemap.xml', '/search?q=crime', '/faq', '/about'])
      expect([path, (await readPage(site, path)).includes('/services/u-visa')]).toEqual([
        path,
        false,
      ])
    expect(await readPage(site, '/blog')).toContain('What a receipt notice tells you')
  })
})

test('a step keeps what was typed, can be skipped, and goes on where somebody stopped', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  const { page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const { button, heading } = countingHand(page)
  await page.goto('/dashboard/content')
  await page.getByRole('link', { name: 'Set up the site: 0 of 7 steps are done' }).press('Enter')
  await heading('The firm')
  const phone = page.getByRole('textbox', { name: 'Telephone', exact: true })
  await phone.fill('call us')
  await button('Save and continue').press('Enter')
  await expect(page.getByRole('alert')).toContainText('with its country code')
  await expect(phone).toHaveValue('call us')
  await expectAccessible(page, [PHONE])
  await button('Skip this step').press('Enter')
  await expect(page.getByRole('alert')).toContainText('press Skip this step again')
  await expect(phone).toHaveValue('call us')
  await button('Skip this step').press('Enter')
  await heading('Office and hours')
  await page.goto('/dashboard/setup')
  await expect(page).toHaveURL(/\/setup\/office$/)
  for (const step of ['people', 'look', 'services', 'links']) {
    await page.goto(`/dashboard/setup/${step}`)
    // The fields are those of the first step, which is also seen on a wide screen and in dark colors.
    await expectAccessible(page, [PHONE], ['light'])
    await expectFits(page)
  }
  const last = page.getByRole('group', { name: 'Profile 4' }).getByRole('textbox').last()
  const address = await last.inputValue()
  await last.fill('no address')
  for (const refusal of ['the first', 'the same again'])
    await test.step(`what was refused is said, ${refusal}`, async () => {
      await button('Save and continue').press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await button('Add profile').press('Enter')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await button('Remove Profile 5').press('Enter')
    })
  await last.fill(address)
  await button('Remove Profile 1').dblclick()
  await expect(button('Remove Profile 4')).toBeHidden()
  await expect(button('Remove Profile 3')).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/dashboard/setup/done')
  await heading('What is left')
  await expect(page.getByRole('link', { name: 'Person: Sample Founder' })).toBeVisible()
})
