import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { test } from '#test/journeys/inbox-desk.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, toast } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an overdue message raises an alarm on every page, and is answered by keyboard alone', async ({
  openInbox,
}) => {
  const { dashboard } = await openInbox([[{ name: 'Forgotten' }]])
  await dashboard.goto('/dashboard')
  const strip = dashboard.getByRole('navigation', { name: 'What waits' })
  await expect(strip.getByRole('link', { name: /^Oldest unanswered/ })).toBeVisible()
  await dashboard.goto('/dashboard/facts')
  await expect(dashboard.getByText('One message has waited for more than 24 hours.')).toBeVisible()
  await tabTo(dashboard, dashboard.getByRole('link', { name: 'Open what has not been read' }))
  await dashboard.keyboard.press('Enter')
  const name = 'One message has waited for more than 24 hours'
  const alarm = dashboard.getByRole('region', { name })
  await expect(alarm.getByRole('link', { name: 'Forgotten' })).toBeVisible()
  await tabTo(dashboard, dashboard.getByRole('link', { name: 'Unread: Forgotten' }))
  await dashboard.keyboard.press('Enter')
  await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Forgotten')
  await dashboard.getByLabel('Add a note').focus()
  await dashboard.keyboard.type('Typed by keys.')
  await dashboard.keyboard.press('Tab')
  await expect(dashboard.getByRole('button', { name: 'Save note' })).toBeFocused()
  await dashboard.keyboard.press('Enter')
  await expect(toast(dashboard, 'Note saved')).toBeVisible()
  await dashboard.goto('/dashboard/messages')
  await expect(dashboard.getByText('Everything has been read.')).toBeVisible()
  await dashboard.goto('/dashboard/facts')
  await expect(dashboard.getByText('One message has waited')).toHaveCount(0)
})

test('every page of the inbox is accessible', async ({ openInbox }) => {
  const { dashboard, written } = await openInbox([
    [{ name: 'x'.repeat(200), message: 'W'.repeat(10_000), safeWay: 'none' }],
    [{ name: 'ليلى حداد', language: 'ar', message: 'زوجي مواطن أمريكي. هل يمكنني العمل؟' }],
    [
      { name: 'Kept Apart', message: 'Buy links' },
      { isQuarantined: true, signals: ['markup'] },
    ],
    [{ name: '🦋 Noor', message: '👨‍👩‍👧‍👦 We are four.', safeWay: '' }],
  ])
  const [long = '', arabic = '', ...others] = written.map(({ id }) => `/dashboard/messages/${id}`)
  const lists = ['', '?show=quarantine', '?q=nothing+like+it'].map(
    (query) => `/dashboard/messages${query}`,
  )
  const pages = [arabic, ...others, `${arabic}/erasure`, `${arabic}/person`, long]
  for (const address of [...lists, ...pages]) {
    await dashboard.goto(address)
    await expectAccessible(dashboard, [PHONE])
    // The fullest list and the fullest message have all that stands elsewhere on a wide screen.
    if ([lists[0], long].includes(address)) await expectAccessible(dashboard, [DESKTOP])
    await expectNoSideways(dashboard)
  }

  await test.step('an unsafe contact has a warning before the address', async () => {
    const warning = dashboard.getByRole('region', { name: 'Do not call or write to this person' })
    await expect(warning).toBeVisible()
    const link = await dashboard.getByRole('link', { name: 'ada@example.com' }).elementHandle()
    const order = await warning.evaluate(
      (box, other) => box.compareDocumentPosition(other as Node),
      link,
    )
    // DOCUMENT_POSITION_FOLLOWING
    expect(order & 4).toBe(4)
  })
})

async function expectNoSideways(page: Page): Promise<void> {
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}
