import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { test } from '#test/journeys/inbox-desk.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, toast } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an overdue message raises an alarm on every page', async ({ openInbox }) => {
  const { desk } = await openInbox([[{ name: 'Forgotten' }]])
  await desk.goto('/dashboard')
  await expect(desk.getByText('One message has waited for more than 24 hours.')).toBeVisible()
  await desk.getByRole('link', { name: 'Open what has not been read' }).click()
  const alarm = desk.getByRole('region', { name: 'One message has waited for more than 24 hours' })
  await alarm.getByRole('link', { name: 'Forgotten' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Forgotten')
  await desk.goto('/dashboard')
  await expect(desk.getByText('One message has waited')).toHaveCount(0)
})

test('every page of the inbox is accessible', async ({ openInbox }) => {
  test.setTimeout(180_000)
  const { desk, written } = await openInbox([
    [{ name: 'x'.repeat(200), message: 'W'.repeat(10_000), safeWay: 'none' }],
    [{ name: 'ليلى حداد', language: 'ar', message: 'زوجي مواطن أمريكي. هل يمكنني العمل؟' }],
    [
      { name: 'Kept Apart', message: 'Buy links' },
      { isQuarantined: true, signals: ['markup'] },
    ],
    [{ name: '🦋 Noor', message: '👨‍👩‍👧‍👦 We are four.', safeWay: '' }],
  ])
  const [long = '', arabic = '', ...others] = written.map(({ id }) => `/dashboard/messages/${id}`)
  const lists = ['', '?show=spam', '?q=nothing+like+it'].map(
    (query) => `/dashboard/messages${query}`,
  )
  for (const address of [
    ...lists,
    long,
    arabic,
    ...others,
    `${arabic}/erasure`,
    `${arabic}/person`,
  ]) {
    await desk.goto(address)
    await expectAccessible(desk)
    await expectNoSideways(desk)
  }

  await test.step('an unsafe contact has a warning before the address', async () => {
    await desk.goto(long)
    const warning = desk.getByRole('region', { name: 'Do not call or write to this person' })
    await expect(warning).toBeVisible()
    const isBefore = await warning.evaluate(
      (box, link) =>
        link !== null &&
        (box.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      await desk.getByRole('link', { name: 'ada@example.com' }).elementHandle(),
    )
    expect(isBefore).toBe(true)
  })
})

async function expectNoSideways(page: Page): Promise<void> {
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('the inbox works by keyboard alone', async ({ openInbox }) => {
  const { desk } = await openInbox([[{ name: 'By Keyboard' }]])
  await desk.goto('/dashboard/messages?show=new')
  await tabTo(desk, desk.getByRole('link', { name: 'Unread: By Keyboard' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('By Keyboard')
  await desk.getByLabel('Add a note').focus()
  await desk.keyboard.type('Typed by keys.')
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Keep the note' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(toast(desk, 'Note kept')).toBeVisible()
})
