import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { askDeletion, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { deletePost } from '#test/post-requests.ts'
import { aStaffMember } from '#test/site.ts'

const liveState = (page: Page) => page.locator('.livestate')

test.describe('the live list', () => {
  test('shows what others change, without a reload or a jump @postgres', async ({ page, site }) => {
    await writePost(site, { title: 'Ticked meanwhile' })
    await enter(page, site)
    await page.goto('/dashboard')
    await expect(liveState(page)).toHaveText('Changes by others: live')
    const box = page.getByRole('checkbox', { name: 'Select Ticked meanwhile', exact: true })
    await box.check()
    await box.focus()
    const { id } = await writePost(site, { title: 'Written by somebody else' })
    await expect(rowOf(page, 'Written by somebody else')).toHaveCount(1)
    await expect(box).toBeChecked()
    await expect(box).toBeFocused()
    await expect(page.getByText('1 post selected')).toBeVisible()

    await test.step('an open question says when its post has gone', async () => {
      await page.goto(`/dashboard?delete=${id}`)
      await expect(page.getByRole('dialog')).toContainText('Written by somebody else')
      await expect(liveState(page)).toHaveText('Changes by others: live')
      await deletePost(await aStaffMember(site.origin), id)
      const dialog = page.getByRole('dialog', { name: 'This post is not in the list any more' })
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL('/dashboard')
    })
  })

  test('reconnects and has missed nothing @postgres', async ({ page, site, complaints }) => {
    complaints.expect(/ERR_CONNECTION_RESET/)
    await enter(page, site)
    await page.route('**/dashboard/events', (route) => route.abort('connectionreset'))
    await page.goto('/dashboard')
    await expect(liveState(page)).toHaveText('Changes by others: reconnecting…')
    await expectAccessible(page, [1280], ['light'])
    await page.unroute('**/dashboard/events')
    await expect(liveState(page)).toHaveText('Changes by others: live', { timeout: 20_000 })
    await writePost(site, { title: 'Written while the line was down' })
    await expect(rowOf(page, 'Written while the line was down')).toHaveCount(1)
  })

  test('a change by others cancels neither a form nor a link of the same moment', async ({
    page,
    site,
  }) => {
    await writePost(site, { title: 'To be deleted' })
    await writePost(site, { title: 'To be opened' })
    await enter(page, site)
    await page.addInitScript(streamByHand)
    await page.goto('/dashboard')
    await expect(liveState(page)).toHaveText('Changes by others: live')
    await askDeletion(page, 'To be deleted')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).evaluate(clickDuringNews)
    await expect(rowOf(page, 'To be deleted')).toHaveCount(0)
    await page.getByRole('link', { name: 'To be opened', exact: true }).evaluate(clickDuringNews)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('To be opened')
  })
})

async function clickDuringNews(element: Element): Promise<void> {
  if (element instanceof HTMLElement) element.click()
  // Before React renders again, which takes a task.
  for (let step = 0; step < 200; step += 1) await Promise.resolve()
  window.dispatchEvent(new Event('others-changed-a-post'))
}

/** In the page: its live connection says only what the test says. */
function streamByHand(): void {
  const request = window.fetch
  window.fetch = (input, init) => {
    if (input !== '/dashboard/events') return request(input, init)
    const body = new ReadableStream({
      start(controller) {
        const send = (name: string, kinds: string[]) =>
          controller.enqueue(
            new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify({ kinds })}\n\n`),
          )
        send('subscribed', ['posts', 'messages', 'accounts', 'records', 'editors'])
        window.addEventListener('others-changed-a-post', () => send('changed', ['posts']))
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
  }
}
