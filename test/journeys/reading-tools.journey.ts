import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { DESKTOP, expectAccessible, FRAME, PHONE } from '#test/journeys/accessible.ts'
import { askTool } from '#test/journeys/ask-tool.ts'
import { EVERY_RULE, findMissedRules, findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { expect, PLAIN, test } from '#test/journeys/site.ts'

const SCREEN = 740

// What the law is at present, which crimes count, and the lines and the question for people at risk are said in full.
const SAID_IN_FULL =
  '.callout, .tool .index, .tool fieldset:has([value="hurt"]), aside.exit ~ .parts [aria-labelledby="options"]'

test('each service page is at most seven screens of a phone high, without what must be said in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE, height: SCREEN })
  for (const name of SERVICE_IDS) {
    await page.goto(`/services/${name}`)
    const height = await page.evaluate((selector) => {
      const heights = [...document.querySelectorAll(selector)].map(
        (part) => part.getBoundingClientRect().height,
      )
      return heights.reduce((left, part) => left - part, document.documentElement.scrollHeight)
    }, SAID_IN_FULL)
    expect(height, name).toBeLessThanOrEqual(7 * SCREEN)
  }
})

test('without JavaScript the earliest date is asked, mended and told, and the page opens at it', async ({
  visit,
}) => {
  const page = await visit({ ...PLAIN, viewport: { width: PHONE, height: SCREEN } })
  await page.goto('/services/citizenship')
  await page.getByLabel('Permanent resident since').fill('13/01/2021')
  await page.getByLabel('Left, trip 1').fill('03/01/2023')
  await page.getByLabel('Came back, trip 1').fill('03/20/2023')
  await page.getByLabel('Permanent resident since').press('Enter')

  const since = page.getByLabel('Permanent resident since')
  await expect(since).toBeFocused()
  await expect(since).toHaveAccessibleDescription(/The calendar has no such day/)
  await expect(since).toHaveValue('13/01/2021')
  await expect(page.getByLabel('Came back, trip 1')).toHaveValue('03/20/2023')

  await since.fill('01/13/2021')
  await page.getByRole('button', { name: 'Add trips' }).click()
  await expect(page.getByLabel('Left, trip 2')).toBeFocused()
  await page.getByLabel('Left, trip 4').fill('03/01/2024')
  await page.getByLabel('Came back, trip 4').fill('03/20/2024')
  await page.getByRole('button', { name: 'Show my date' }).click()
  const answer = page.getByRole('status')
  const title = answer.getByRole('heading', { name: 'Your earliest date' })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(answer).toContainText('a green card since January 13, 2021, and 2 trips')
})

for (const options of [PLAIN, {}])
  test(`answers are nowhere in an address ${'javaScriptEnabled' in options ? 'without' : 'with'} JavaScript, and none must be given`, async ({
    visit,
  }) => {
    const page = await visit(options)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto('/services/permanent-residency?relative=none&place=here')
    const tool = page.getByRole('region', { name: 'Find your path' })
    const [answer, ask] = [tool.getByRole('status'), tool.getByRole('button')]
    await expect(answer).toHaveCount(0)
    await expect(tool.getByLabel('I prefer not to say')).toHaveCount(4)
    await ask.click()
    await expect(answer).toContainText('Talk to us first')
    await expect(answer).toContainText('ask why you did not apply abroad')
    for (const question of await tool.getByLabel('I prefer not to say').all())
      await expect(question).toBeChecked()

    await tool.getByLabel('An employer wants me').check()
    await tool.getByLabel('Abroad').check()
    await ask.click()
    await expect(answer).toContainText('Work, through your employer')
    await tool.getByLabel('I have a court date').check()
    await ask.click()
    await expect(answer).toContainText('A defense in court')
    await expect(tool.getByLabel('An employer wants me')).toBeChecked()
    await expect(page).toHaveURL('/services/permanent-residency')
    expect(addresses.filter((address) => /offer|court|abroad/.test(address))).toEqual([])
  })

const FIRST = ['Somebody hurt you here', 'You are afraid to go back', 'You have a court date']

test('by keyboard and without JavaScript harm, fear and the court come first, and stay above an answer', async ({
  visit,
}) => {
  const page = await visit({ ...PLAIN, viewport: { width: PHONE, height: SCREEN } })
  await page.goto('/services/permanent-residency')
  const tool = page.getByRole('region', { name: 'Find your path' })
  const line = (name: string) => tool.getByRole('link', { name })
  await line('Somebody hurt you here').focus()
  for (const name of FIRST) {
    await expect(line(name)).toBeFocused()
    expect((await line(name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Tab')
  }
  const danger = tool.getByRole('group', { name: 'Is one of these true?' })
  await expect(danger.getByRole('radio').first()).toBeFocused()

  for (const group of [
    'Is one of these true?',
    'Who could petition for you?',
    'What about your work?',
  ])
    await tool.getByRole('group', { name: group }).getByLabel('None of these').check()
  await tool.getByLabel('In the United States').check()
  await page.keyboard.press('Enter')
  const answer = tool.getByRole('status')
  await expect(answer.getByRole('heading', { name: 'Ask about this first' })).toBeFocused()
  for (const name of FIRST) await expect(line(name)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(answer.getByRole('link', { name: 'Visas for victims' })).toBeFocused()
})

const DATE = 'since=06/10/2022&left=03/04/2023'
const ANSWERS = [
  ['citizenship', 'filing-date', `${DATE}&back=03/20/2023`],
  ['citizenship', 'filing-date', `${DATE}&back=09/30/2023`],
  ['citizenship', 'filing-date', 'since=x&married=y&citizen=z&left=1&back=2'],
  ['permanent-residency', 'green-card-path', 'danger=hurt&place=here'],
  ['permanent-residency', 'green-card-path', 'relative=resident&place=abroad'],
  ['permanent-residency', 'green-card-path', ''],
] as const

/** The same with every answer. */
const BESIDE_THE_TOOL = ['.hero', '.parts > :not(.tool)', '.closing']

test('every answer can be read by everybody', async ({ page }) => {
  const seen = new Set<string>()
  for (const [service, tool, typed] of ANSWERS)
    await test.step(`${service} ${typed}`, async () => {
      await askTool(page, `/services/${service}`, tool, typed)
      expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])
      expect(await findOverflowEverywhere(page, [320, DESKTOP])).toEqual([])
      const shown = seen.has(service) ? [...FRAME, ...BESIDE_THE_TOOL] : FRAME
      await expectAccessible(page, [PHONE, DESKTOP], ['light', 'dark'], shown)
      seen.add(service)
    })
})

test('a page with an answer is not counted, and neither is a call from it', async ({ visit }) => {
  const page = await visit({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0',
  })
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/visits')) counted.push(request.postData() ?? '')
  })
  await askTool(page, '/services/citizenship', 'filing-date', `${DATE}&back=09/30/2023`)
  counted.length = 0
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('status').getByRole('link', { name: /^Call/ }).click()
  await Promise.all([page.waitForRequest('**/visits'), page.goto('/services/citizenship')])
  expect(counted).toEqual(['page=%2Fservices%2Fcitizenship'])
})

test('an answer goes onto paper, and its form does not', async ({ page }) => {
  await askTool(page, '/services/citizenship', 'filing-date', `${DATE}&back=03/20/2023`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The earliest day to file is March 12, 2027.')).toBeVisible()
  await expect(page.getByLabel('Permanent resident since')).toBeHidden()
  await page.goto('/services/investor-visa')
  await expect(page.getByRole('table', { name: 'Three options, side by side' })).toBeVisible()
})
