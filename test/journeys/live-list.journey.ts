import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { rowOf, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

const liveState = (page: Page) => page.locator('.livestate')

test.describe('the live list', () => {
  test('shows what others change, without a reload @postgres', async ({ page, site }) => {
    await enter(page, site)
    await page.goto('/dashboard')
    await expect(liveState(page)).toHaveText('Changes by others: live')
    await writePost(site, { title: 'Written by somebody else' })
    await expect(rowOf(page, 'Written by somebody else')).toHaveCount(1)
  })

  test('reconnects and has missed nothing @postgres', async ({ page, site, complaints }) => {
    complaints.expect(/ERR_CONNECTION_RESET/)
    await enter(page, site)
    await page.route('**/dashboard/events', (route) => route.abort('connectionreset'))
    await page.goto('/dashboard')
    await expect(liveState(page)).toHaveText('Changes by others: reconnecting…')
    await expectAccessible(page, [1280])
    await page.unroute('**/dashboard/events')
    await expect(liveState(page)).toHaveText('Changes by others: live', { timeout: 20_000 })
    await writePost(site, { title: 'Written while the line was down' })
    await expect(rowOf(page, 'Written while the line was down')).toHaveCount(1)
  })
})
