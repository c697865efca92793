import type { Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { desktop, phone, startTestPages, stopTime } from '#test/behaviours-page.tsx'

let pages: Awaited<ReturnType<typeof startTestPages>>
let page: Page

beforeAll(async () => {
  pages = await startTestPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  page = await pages.open(desktop)
})

describe('the Services submenu', () => {
  const opener = () => page.locator('[data-services-menu] > summary')
  const isOpen = () => page.locator('.sub').isVisible()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  test('opens after 100 ms under the pointer and closes 300 ms after it has left', async () => {
    await stopTime(page)
    await opener().hover()
    await page.clock.runFor(99)
    expect(await isOpen()).toBe(false)
    await page.clock.runFor(1)
    expect(await isOpen()).toBe(true)

    await page.mouse.move(20, 600)
    await page.clock.runFor(299)
    expect(await isOpen()).toBe(true)
    await page.clock.runFor(1)
    expect(await isOpen()).toBe(false)
  })

  test('stays when the pointer comes back in time, and never opens under one that only passes', async () => {
    await stopTime(page)
    await opener().hover()
    await page.clock.runFor(50)
    await page.mouse.move(20, 600)
    await page.clock.runFor(500)
    expect(await isOpen()).toBe(false)

    await opener().hover()
    await page.clock.runFor(100)
    await page.mouse.move(20, 600)
    await page.clock.runFor(200)
    await page.locator('.sub a').first().hover()
    await page.clock.runFor(1000)
    expect(await isOpen()).toBe(true)
  })

  test('opened by a press it stays without the pointer, and a press outside closes it', async () => {
    await stopTime(page)
    await opener().click()
    expect(await isOpen()).toBe(true)
    await page.mouse.move(20, 600)
    await page.clock.runFor(1000)
    expect(await isOpen()).toBe(true)
    await page.mouse.click(20, 600)
    expect(await isOpen()).toBe(false)
  })

  test('a press right after hovering keeps it open, the next one closes it', async () => {
    await stopTime(page)
    await opener().hover()
    await page.clock.runFor(100)
    await opener().click()
    expect(await isOpen()).toBe(true)
    await opener().click()
    expect(await isOpen()).toBe(false)
  })

  test('opens by Enter; Down leads into it, arrows, Home and End through it, Escape back out', async () => {
    await opener().focus()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)

    await page.keyboard.press('ArrowDown')
    expect(await isOpen()).toBe(true)
    expect(await focused()).toContain('Service 1')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toContain('Service 2')
    await page.keyboard.press('End')
    expect(await focused()).toBe('See all services')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toContain('Service 1')
    await page.keyboard.press('ArrowUp')
    expect(await focused()).toBe('See all services')
    await page.keyboard.press('Home')
    expect(await focused()).toContain('Service 1')
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    expect(await focused()).toBe('Services')
  })

  test('closes when the focus moves on', async () => {
    await opener().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Blog')
    expect(await isOpen()).toBe(false)
  })
})

describe('the menu of a phone', () => {
  const toggle = () => page.locator('[data-menu] > summary')
  const sheet = () => page.locator('.sheetmenu')

  beforeEach(async () => {
    page = await pages.open(phone)
  })

  test('covers the page, holds it still, and closes by the same button', async () => {
    await toggle().tap()
    expect(await sheet().isVisible()).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    )
    const box = await sheet().boundingBox()
    expect(box).toMatchObject({ x: 0, width: 360 })
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    await toggle().tap()
    expect(await sheet().isVisible()).toBe(false)
  })

  test('closes on Escape with the focus on its button, and when the focus leaves it', async () => {
    await toggle().tap()
    await sheet().getByRole('link', { name: 'FAQ' }).focus()
    await page.keyboard.press('Escape')
    expect(await sheet().isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu')

    await toggle().tap()
    await page.locator('#down-one > summary').focus()
    expect(await sheet().isVisible()).toBe(false)
  })

  test('closes on a change of the route', async () => {
    await page.evaluate(() => {
      for (const link of document.links) link.href = '#'
    })
    await toggle().tap()
    await sheet().getByRole('link', { name: 'FAQ' }).tap()
    expect(await sheet().isVisible()).toBe(false)

    await toggle().tap()
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    expect(await sheet().isVisible()).toBe(false)
  })

  test('has a list of services that opens and closes', async () => {
    await toggle().tap()
    const link = sheet().getByRole('link', { name: 'Service 3' })
    expect(await link.isVisible()).toBe(false)
    await sheet().locator('summary').tap()
    expect(await link.isVisible()).toBe(true)
    expect(await sheet().isVisible()).toBe(true)
  })

  test('hides the floating buttons from a form and from whoever writes in it', async () => {
    await page.locator('#field').scrollIntoViewIfNeeded()
    await page.waitForFunction(() => 'formNear' in document.documentElement.dataset)
    expect(await page.locator('.pill').isVisible()).toBe(false)

    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForFunction(() => !('formNear' in document.documentElement.dataset))
    expect(await page.locator('.pill').isVisible()).toBe(true)
    await page.locator('#search').focus()
    expect(await page.locator('.pill').isVisible()).toBe(false)
  })
})

test('without JavaScript both menus open and close, and one question at a time', async () => {
  page = await pages.open({ ...desktop, javaScriptEnabled: false })
  await page.locator('[data-services-menu] > summary').click()
  expect(await page.locator('.sub').isVisible()).toBe(true)
  await page.locator('[data-services-menu] > summary').click()
  expect(await page.locator('.sub').isVisible()).toBe(false)
  await page.locator('#down-one > summary').click()
  await page.locator('#down-two > summary').click()
  expect(await page.locator('#down-one .ans').isVisible()).toBe(false)
  expect(await page.locator('#down-two .ans').isVisible()).toBe(true)

  await page.setViewportSize(phone.viewport)
  await page.locator('[data-menu] > summary').click()
  expect(await page.locator('.sheetmenu').isVisible()).toBe(true)
})
