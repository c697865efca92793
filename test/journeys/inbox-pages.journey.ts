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
  const [long = '', arabic = '', apart = '', unknown = ''] = written.map(
    ({ id }) => `/dashboard/messages/${id}`,
  )
  const lists = ['', '?show=quarantine', '?q=nothing+like+it'].map(
    (query) => `/dashboard/messages${query}`,
  )
  const pages = [arabic, unknown, `${arabic}/erasure`, `${arabic}/person`, long]
  for (const address of [...lists, ...pages]) {
    await dashboard.goto(address)
    // The fullest list and the fullest message have all that stands elsewhere on a wide screen and in dark colors.
    const isFullest = [lists[0], long].includes(address)
    await expectAccessible(dashboard, [PHONE], isFullest ? ['light', 'dark'] : ['light'])
    if (isFullest) await expectAccessible(dashboard, [DESKTOP], ['light'])
    await expectNoSideways(dashboard, isFullest ? [320, 768, 1920] : [320])
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

  await test.step('one that was kept apart is released', async () => {
    await dashboard.goto(apart)
    await expectAccessible(dashboard, [PHONE], ['light'])
    await expectNoSideways(dashboard, [320])
    await dashboard.getByRole('button', { name: 'Release it' }).click()
    await expect(toast(dashboard, 'Released')).toBeVisible()
  })
})

async function expectNoSideways(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, `sideways at ${width} px`).toBeLessThanOrEqual(0)
  }
}
