import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { receiveMessages } from '#test/journeys/inbox-desk.ts'
import { expect, test, toast } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an unsafe contact has a warning before the address', async ({
  openAnotherSite,
  visitDesk,
}) => {
  const site = await openAnotherSite()
  const [message] = await receiveMessages(site, [[{ name: 'Careful', safeWay: 'none' }]])
  const desk = await visitDesk(site)
  await desk.goto(`/dashboard/messages/${message?.id ?? ''}`)
  const warning = desk.getByRole('region', { name: 'Do not call or write to this person' })
  await expect(warning).toBeVisible()
  const isBefore = await warning.evaluate(
    (box, link) =>
      link !== null && (box.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    await desk.getByRole('link', { name: 'ada@example.com' }).elementHandle(),
  )
  expect(isBefore).toBe(true)
})

test('an overdue message raises an alarm on every page', async ({ openAnotherSite, visitDesk }) => {
  const site = await openAnotherSite()
  await receiveMessages(site, [[{ name: 'Forgotten' }]])
  const desk = await visitDesk(site)
  await desk.goto('/dashboard')
  await expect(desk.getByText('One message has waited for more than 24 hours.')).toBeVisible()
  await desk.getByRole('link', { name: 'Open what has not been read' }).click()
  const alarm = desk.getByRole('region', { name: 'One message has waited for more than 24 hours' })
  await alarm.getByRole('link', { name: 'Forgotten' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Forgotten')
  await desk.goto('/dashboard')
  await expect(desk.getByText('One message has waited')).toHaveCount(0)
})

test('every page of the inbox is accessible', async ({ openAnotherSite, visitDesk }) => {
  test.setTimeout(180_000)
  const site = await openAnotherSite()
  const written = await receiveMessages(site, [
    [{ name: 'x'.repeat(200), message: 'W'.repeat(10_000), safeWay: 'none' }],
    [{ name: 'ليلى حداد', language: 'ar', message: 'زوجي مواطن أمريكي. هل يمكنني العمل؟' }],
    [
      { name: 'Kept Apart', message: 'Buy links' },
      { isQuarantined: true, signals: ['markup'] },
    ],
    [{ name: '🦋 Noor', message: '👨‍👩‍👧‍👦 We are four.', safeWay: '' }],
  ])
  const [long, arabic, apart, emoji] = written.map(({ id }) => `/dashboard/messages/${id}`)
  const desk = await visitDesk(site)
  const addresses = [
    '/dashboard/messages',
    '/dashboard/messages?show=spam',
    '/dashboard/messages?q=nothing+like+it',
    long,
    arabic,
    apart,
    emoji,
    `${arabic}/erasure`,
    `${arabic}/person`,
  ]
  for (const address of addresses) {
    await desk.goto(address ?? '')
    await expectAccessible(desk, [PHONE, DESKTOP])
    await expectNoSideways(desk)
  }
})

async function expectNoSideways(page: Page): Promise<void> {
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('the inbox works by keyboard alone', async ({ openAnotherSite, visitDesk }) => {
  const site = await openAnotherSite()
  await receiveMessages(site, [[{ name: 'By Keyboard' }]])
  const desk = await visitDesk(site)
  await desk.goto('/dashboard/messages?show=new')
  const link = desk.getByRole('link', { name: 'Unread: By Keyboard' })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await desk.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('By Keyboard')
  await desk.getByLabel('Add a note').focus()
  await desk.keyboard.type('Typed by keys.')
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Keep the note' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(toast(desk, 'Note kept')).toBeVisible()
})
