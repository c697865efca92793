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
  const press = async (from: string, ...keys: string[]) => {
    await page.locator(`#${from} > summary`).focus()
    for (const key of keys) await page.keyboard.press(key)
    return page.evaluate(() => document.activeElement?.textContent)
  }

  test('moves by Down and Up, skips the disabled question and wraps around', async () => {
    expect(await press('down-one', 'ArrowDown')).toBe('down two')
    expect(await press('down-two', 'ArrowDown')).toBe('down four')
    expect(await press('down-four', 'ArrowDown')).toBe('down one')
    expect(await press('down-one', 'ArrowUp')).toBe('down four')
    expect(await press('down-two', 'End')).toBe('down four')
    expect(await press('down-four', 'Home')).toBe('down one')
    expect(await press('down-one', 'ArrowRight')).toBe('down one')
  })

  test('lying down moves by Right and Left, which change places from right to left', async () => {
    expect(await press('across-one', 'ArrowRight')).toBe('across two')
    expect(await press('across-one', 'ArrowLeft')).toBe('across four')
    expect(await press('across-one', 'ArrowDown')).toBe('across one')
    expect(await press('rtl-one', 'ArrowLeft')).toBe('rtl two')
    expect(await press('rtl-one', 'ArrowRight')).toBe('rtl four')
  })
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
