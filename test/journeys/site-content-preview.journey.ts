import { mock } from 'node:test'
import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, field, press } from '#test/journeys/content.ts'
import { expect, PLAIN, test, toast } from '#test/journeys/site.ts'

const ABOUT = '/dashboard/content/page/about'
const TITLE = 'The people behind the firm'
const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 20_000

async function saveDraft(page: Page) {
  await page.goto(ABOUT)
  await field(page, 'Title').fill(TITLE)
  await press(page, 'Save draft')
  await expect(toast(page, 'Saved')).toBeVisible()
}

/** @returns a function that lets every site opened since look at once for what is due, as it does by itself every twenty seconds */
function catchLooks(): () => void {
  const timers = mock.method(globalThis, 'setInterval')
  return () => {
    timers.mock.restore()
    for (const { arguments: given } of timers.mock.calls) {
      const [look, every] = given
      if (every === LOOK_EVERY_MS) look()
    }
  }
}

const frameOf = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches

test('a lawyer looks at a draft on the real page, on a phone and a desktop, light and dark, and gives a link to it', async ({
  openDashboard,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  // Without a scheme of the test's own, which every frame would take.
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce', colorScheme: null })
  await page.goto(ABOUT)
  await field(page, 'Title').fill(TITLE)
  await press(page, 'Preview')
  const [phone, desktop] = [frameOf(page, 'On a phone'), frameOf(page, 'On a desktop computer')]
  for (const [frame, width] of [
    [phone, 390],
    [desktop, 1280],
  ] as const) {
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width)
    expect(await frame.locator('html').evaluate(isDark)).toBe(false)
  }
  await expect(phone.getByText('Preview of all drafts: not what readers see.')).toBeVisible()

  await test.step('in dark colors', async () => {
    await page.getByRole('combobox', { name: 'Colors' }).selectOption('Dark')
    await press(page, 'Show')
    await expect.poll(() => phone.locator('html').evaluate(isDark)).toBe(true)
    await expect.poll(() => desktop.locator('html').evaluate(isDark)).toBe(true)
    expect(await page.evaluate(isDark)).toBe(false)
  })

  await test.step('links stay in the preview', async () => {
    await desktop.locator('footer').getByRole('link', { name: 'Glossary' }).press('Enter')
    await expect(desktop.getByRole('heading', { level: 1 })).not.toHaveText(TITLE)
    await expect(desktop.getByText('Preview of all drafts')).toBeVisible()
  })

  const address = await test.step('a link is made and shown once', async () => {
    await press(page, 'Make a link')
    await expect(page.getByRole('heading', { name: 'The link is ready' })).toBeFocused()
    await expectAccessible(page, [DESKTOP])
    await expectFits(page)
    return (await page.getByLabel('Link to the preview').textContent()) ?? ''
  })

  await test.step('a stranger walks through the site with it, without JavaScript', async () => {
    const stranger = await visit({ baseURL: site.origin, ...PLAIN })
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(stranger.getByText(/^Preview until .*: not what readers see\./)).toBeVisible()
    await stranger.locator('footer').getByRole('link', { name: 'Glossary' }).click()
    await stranger.waitForURL(/\/preview\/[\w-]{43}\/glossary$/)
    await stranger.goBack()
    expect(await (await fetch(`${site.origin}/about`)).text()).not.toContain(TITLE)
    await page
      .getByRole('button', { name: /^Withdraw/ })
      .first()
      .press('Enter')
    await expect(toast(page, 'Link withdrawn')).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  })
})

test('a draft is published by itself at the time that was set for it', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const lookNow = catchLooks()
  const { site, page } = await openDashboard({ now }, { reducedMotion: 'reduce' })
  await saveDraft(page)
  const fillTime = (text: string) => page.getByLabel('Publish at').fill(text)

  await test.step('a time that is past is refused at its field', async () => {
    await fillTime('2026-01-05T09:00')
    await press(page, 'Publish at this time')
    const sentence = 'This time is past. Please choose a later one, or publish it now.'
    await page.getByRole('alert').getByRole('link', { name: sentence }).press('Enter')
    await expect(page.getByLabel('Publish at')).toBeFocused()
    await expect(page.getByLabel('Publish at')).toHaveValue('2026-01-05T09:00')
    await expect(page.getByLabel('Publish at')).toHaveAccessibleDescription(new RegExp(sentence))
  })

  await test.step('a later one is shown in every list, and can be taken away', async () => {
    await fillTime('2031-11-30T09:00')
    await press(page, 'Publish at this time')
    await expect(toast(page, 'Scheduled')).toBeVisible()
    const planned = page.getByText('Publishes Nov 30, 2031, 9:00 AM EST')
    await expect(planned).toBeVisible()
    await expectAccessible(page, [PHONE], ['light'])
    await expectFits(page)
    await page.goto('/dashboard/content/page')
    await expect(planned).toBeVisible()
    await page.goto('/dashboard/content/changes')
    await expect(planned).toBeVisible()
    // In light colors it is shown by `dashboard-screens.journey.ts`.
    await expectAccessible(page, [DESKTOP], ['dark'])
    await expectFits(page)
    await page.getByRole('checkbox').check()
    await press(page, 'Do not publish the chosen ones by themselves')
    await expect(toast(page, 'No longer scheduled')).toBeVisible()
    await expect(planned).toBeHidden()
  })

  await test.step('the chosen ones are public within a minute of it', async () => {
    const zone = 'America/New_York'
    const wall = Temporal.Now.zonedDateTimeISO(zone).add({ minutes: 3 }).toPlainDateTime()
    await fillTime(wall.toString({ smallestUnit: 'minute' }))
    await press(page, 'Publish the chosen ones at this time')
    await expect(toast(page, 'Scheduled')).toBeVisible()
    const read = async () => (await fetch(`${site.origin}/about`)).text()
    expect(await read()).not.toContain(TITLE)
    ahead = 3 * MINUTE_MS
    lookNow()
    await expect.poll(read).toContain(`<h1>${TITLE}</h1>`)
    await page.reload()
    await expect(page.getByText('No draft waits.')).toBeVisible()
  })
})
