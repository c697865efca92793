import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { DESKTOP, expectAccessible, FRAME, PHONE } from '#test/journeys/accessible.ts'
import { EVERY_RULE, findMissedRules, findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { expect, PLAIN, test } from '#test/journeys/site.ts'

const SCREEN = 740

// What the law is at present, which crimes count, and the lines for people at risk are said in full.
const SAID_IN_FULL = '.callout, .tool .index, aside.exit ~ .parts [aria-labelledby="options"]'

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

test('three questions lead to one path, and one that is left out is asked for', async ({
  visit,
}) => {
  const page = await visit(PLAIN)
  await page.goto('/services/permanent-residency')
  await page.getByLabel('None of these').first().check()
  await page.getByLabel('Abroad').check()
  await page.getByRole('button', { name: 'Show my path' }).click()
  await expect(page.getByRole('group', { name: 'And your work?' })).toHaveAccessibleDescription(
    'Choose one.',
  )
  await expect(page.getByLabel('Abroad')).toBeChecked()
  await page.getByLabel('An employer wants me').check()
  await page.getByRole('button', { name: 'Show my path' }).click()
  await expect(page.getByRole('status')).toContainText('Work, through your employer')
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
  const relatives = tool.getByRole('group', { name: 'Who could petition for you?' })
  await expect(relatives.getByRole('radio').first()).toBeFocused()

  for (const group of ['Who could petition for you?', 'And your work?'])
    await tool.getByRole('group', { name: group }).getByLabel('None of these').check()
  await tool.getByLabel('In the United States').check()
  await page.keyboard.press('Enter')
  const answer = tool.getByRole('status')
  await expect(answer.getByRole('heading', { name: 'Ask about this path first' })).toBeFocused()
  for (const name of FIRST) await expect(line(name)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(answer.getByRole('link', { name: 'Visas for victims' })).toBeFocused()
})

const ANSWERS = [
  'citizenship?since=06/10/2022&left=03/04/2023&back=03/20/2023',
  'citizenship?since=06/10/2022&left=03/04/2023&back=09/30/2023',
  'citizenship?since=x&married=y&citizen=z&left=1&back=2',
  'permanent-residency?relative=immediate&work=none&place=here',
  'permanent-residency?relative=none&work=none&place=abroad',
  'permanent-residency?relative=line',
]

/** The same with every answer. */
const BESIDE_THE_TOOL = ['.hero', '.parts > :not(.tool)', '.closing']

test('every answer can be read by everybody', async ({ page }) => {
  const seen = new Set<string>()
  for (const path of ANSWERS)
    await test.step(path, async () => {
      await page.goto(`/services/${path}`)
      expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])
      expect(await findOverflowEverywhere(page, [320, DESKTOP])).toEqual([])
      const [service = ''] = path.split('?')
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
  await page.goto(`/services/${ANSWERS[1]}`)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('status').getByRole('link', { name: /^Call/ }).click()
  await Promise.all([page.waitForRequest('**/visits'), page.goto('/services/citizenship')])
  expect(counted).toEqual(['page=%2Fservices%2Fcitizenship'])
})

test('an answer goes onto paper, and its form does not', async ({ page }) => {
  await page.goto(`/services/${ANSWERS[0]}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('You can file from March 12, 2027.')).toBeVisible()
  await expect(page.getByLabel('Permanent resident since')).toBeHidden()
  await page.goto('/services/investor-visa')
  await expect(page.getByRole('table', { name: 'Three options, side by side' })).toBeVisible()
})
