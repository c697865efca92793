import type { Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { desktop, origin, startTestPages, stopTime } from '#test/behaviours-page.tsx'
import { Toast } from '#app/ui/toast.tsx'
import type { ToastMessage } from '#app/ui/toast-message.ts'

let pages: Awaited<ReturnType<typeof startTestPages>>
let page: Page

beforeAll(async () => {
  pages = await startTestPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  page = await pages.open(desktop)
})

describe('the top bar', () => {
  test('is scrolled from 11 px on, and booking floats from 201 px on', async () => {
    const state = async (y: number) => {
      await page.evaluate(`scrollTo(0, ${y})`)
      await page.waitForFunction((wanted) => scrollY === wanted, y)
      await page.evaluate('new Promise(requestAnimationFrame)')
      const round = await page.locator('.round').isVisible()
      return [await page.locator('html[data-scrolled]').count(), round]
    }
    expect(await state(10)).toEqual([0, false])
    expect(await state(11)).toEqual([1, false])
    expect(await state(200)).toEqual([1, false])
    expect(await state(201)).toEqual([1, true])
    expect(await state(0)).toEqual([0, false])
  })
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

  test('opens one at a time, and all may be closed', async () => {
    await press('down-one', 'Enter')
    await press('down-two', 'Enter')
    expect(await page.locator('#down-one').getAttribute('open')).toBeNull()
    expect(await page.locator('#down-two .ans').isVisible()).toBe(true)
    await press('down-two', 'Enter')
    expect(await page.locator('[data-accordion] [open]').count()).toBe(0)
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

test('Go Back goes one step back inside the site, and home when there is no step', async () => {
  await page.goto(`${origin}/first`)
  await page.goto(`${origin}/lost`)
  await page.locator('#back').click()
  await expect.poll(() => page.url()).toBe(`${origin}/first`)

  page = await pages.open({})
  await page.locator('#back').click()
  await expect.poll(() => page.url()).toBe(`${origin}/home`)
})

test('what a page has to say to the console is written there', async () => {
  const messages: string[] = []
  await pages.open(desktop, messages)
  expect(messages).toContain('No such page')
})
