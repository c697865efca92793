import type { Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desktop, startTestPages, stopTime } from '#test/behaviours-page.tsx'
import { Toast } from '#app/ui/feedback/toast.tsx'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'

let pages: Awaited<ReturnType<typeof startTestPages>>
let page: Page

beforeAll(async () => {
  pages = await startTestPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  page = await pages.open(desktop)
})

describe('the accordion', () => {
  const press = async (from: string, key: string) => {
    await page.locator(`#${from} > summary`).press(key)
    return page.evaluate(() => document.activeElement?.textContent)
  }

  // The third of those above each other is disabled.
  test.each([
    ['down', 'one ArrowDown two, two ArrowDown four, four ArrowDown one, one ArrowUp four'],
    ['down', 'two End four, four Home one, one ArrowRight one'],
    ['across', 'one ArrowRight two, one ArrowLeft four, one ArrowDown one'],
    ['rtl', 'one ArrowLeft two, one ArrowRight four'],
  ])(
    'moves by the keys of its direction, around and past the disabled: %s, %s',
    async (lies, moves) => {
      for (const [from, key = '', to] of moves.split(', ').map((each) => each.split(' ')))
        expect([from, key, await press(`${lies}-${from}`, key)]).toEqual([
          from,
          key,
          `${lies} ${to}`,
        ])
    },
  )
})

describe('a toast', () => {
  const saved: ToastMessage = { title: 'Saved', text: '<b>not bold</b>', tone: 'normal' }
  const failed: ToastMessage = { title: 'Failed', text: 'Try again.', tone: 'destructive' }
  const show = (toast: ToastMessage) =>
    page.evaluate((message) => {
      const { showToast } = window as unknown as { showToast(toast: ToastMessage): void }
      showToast(message)
    }, toast)
  const toasts = () => page.locator('.toast')

  test('made in the browser is the one that the server prints', async () => {
    for (const toast of [saved, failed]) {
      await show(toast)
      const made = await toasts()
        .last()
        .evaluate((element) => element.outerHTML)
      const printed = renderToStaticMarkup(<Toast toast={toast} closeLabel="Close" />)
      const wanted = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        return parsed.body.firstElementChild?.isEqualNode(
          document.querySelector('.toast:last-child'),
        )
      }, printed)
      expect({ made, same: wanted }).toEqual({ made, same: true })
    }
  })

  test('closes after six seconds, but not under the pointer', async () => {
    await stopTime(page)
    await show(saved)
    await page.clock.runFor(5999)
    expect(await toasts().count()).toBe(1)
    await page.clock.runFor(1)
    expect(await toasts().count()).toBe(0)

    await show(saved)
    await toasts().hover()
    await page.clock.runFor(6000)
    expect(await toasts().count()).toBe(1)
    await page.mouse.move(20, 200)
    await page.clock.runFor(1000)
    expect(await toasts().count()).toBe(0)
  })

  test('that tells of a failure stays until it is closed', async () => {
    await stopTime(page)
    await show(failed)
    await page.clock.runFor(60_000)
    expect(await page.getByRole('alert').textContent()).toBe('FailedTry again.')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await toasts().count()).toBe(0)
  })
})
