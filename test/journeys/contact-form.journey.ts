import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  button,
  field,
  fillIn,
  form,
  fromElsewhere,
  REFERENCE,
  report,
  test,
  TITLE,
} from '#test/journeys/contact-form.ts'
import { expect, toast } from '#test/journeys/site.ts'

const FAILED = 'Oops! Something went wrong.'

async function expectRefused(page: Page, title: string): Promise<void> {
  await expect(toast(page, title).last()).toBeVisible()
  await expect(report(page).getByRole('alert')).toContainText(title)
  await expect(report(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(button(page)).toBeFocused()
  await expect(field.name(page)).toHaveValue('Ana Refused')
  await expect(field.email(page)).toHaveValue('ana@example.com')
  await expect(field.message(page)).toHaveValue('This is what Ana Refused wants to know.')
  await expect(page.getByLabel('Call, but do not write')).toBeChecked()
}

async function openHydrated(page: Page): Promise<void> {
  await page.goto('/contact')
  const token = page.waitForResponse('**/contact/token')
  await field.name(page).focus()
  await token
}

test.describe('the contact form', () => {
  test('thanks, shows the reference and is empty again @postgres', async ({ page }) => {
    await openHydrated(page)
    await fillIn(page, 'Ana Awake')
    await page.getByLabel('Write, but do not call').check()
    await button(page).click()
    await expect(toast(page, TITLE)).toContainText("We'll get back to you as soon as possible.")
    await expect(report(page)).toContainText(REFERENCE)
    await expect(report(page).getByRole('status')).toBeFocused()
    for (const one of Object.values(field)) await expect(one(page)).toHaveValue('')
    await expect(button(page)).toHaveText('Send Message')
    await expect(page).toHaveURL('/contact')

    await test.step('a second message has another reference', async () => {
      const first = await report(page).locator('[data-reference]').innerText()
      await fillIn(page, 'Ana Second')
      await button(page).click()
      await expect(report(page).locator('[data-reference]')).not.toHaveText(first)
      await expect(report(page)).toContainText(REFERENCE)
    })
  })

  test("shows at its fields what is missing or wrong, and says 'Sending...' once", async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/)
    await openHydrated(page)
    const { promise, resolve } = Promise.withResolvers<void>()
    let posts = 0
    await page.route('**/contact/messages', async (route) => {
      posts += 1
      if (posts > 1) await promise
      await route.continue()
    })

    await test.step('nothing is sent while a field is empty', async () => {
      await field.name(page).fill('   ')
      await field.email(page).fill('ana@example.com')
      await button(page).click()
      const empty = toast(page, 'Please fill in all fields')
      await expect(empty).toContainText('All fields are required.')
      await expect(report(page).getByRole('alert')).toContainText('Please fill in all fields')
      await expect(field.name(page)).toBeFocused()
      await expect(field.name(page)).toHaveAccessibleDescription('Please tell us your name.')
      await expect(field.message(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field.email(page)).not.toHaveAttribute('aria-invalid')
      await button(page).click()
      await expect(empty).toHaveCount(1)
      await expectAccessible(page, [DESKTOP])
      expect(posts).toBe(0)
    })

    await test.step('errors of the server stand at their fields', async () => {
      await fillIn(page, 'Ana Wrong')
      await field.email(page).fill('ana@nowhere')
      await button(page).click()
      await expect(field.email(page)).toBeFocused()
      await expect(field.email(page)).toHaveAccessibleDescription(/name@example\.com/)
      await expect(field.name(page)).toHaveValue('Ana Wrong')
      await field.email(page).fill('ana@example.com')
    })

    await button(page).click()
    await expect(button(page)).toHaveText('Sending...')
    await expect(button(page)).toBeDisabled()
    await field.name(page).press('Enter')
    resolve()
    await expect(report(page)).toContainText(REFERENCE)
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)
    expect(posts).toBe(2)

    await test.step('is filled in and sent with the keyboard alone, which meets no field for machines', async () => {
      const first = await report(page).locator('[data-reference]').innerText()
      await field.name(page).focus()
      await expect(page.locator('[name=subject]')).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
      for (const text of ['Ana Keyboard', 'ana@example.com', 'A question.']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Space')
      await expect(page.getByLabel('Yes, call or write')).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(button(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(report(page).locator('[data-reference]')).not.toHaveText(first)
      await expect(report(page)).toContainText(REFERENCE)
      await page.keyboard.press('Tab')
      await expect(field.name(page)).toBeFocused()
    })
  })

  test('keeps every field after a refusal, after an answer that is not ours, and offline @postgres', async ({
    page,
    context,
    complaints,
  }) => {
    for (const code of [429, 502, 503]) complaints.expect(new RegExp(`status of ${code}`))
    for (const why of [
      '0 Failed to fetch',
      '502 Bad Gateway',
      '503 Service Unavailable Not now Later.',
    ])
      complaints.expect(new RegExp(`^The message was not sent: ${why}`))
    complaints.expect(/^The message was not sent: 429 /)
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await openHydrated(page)
    await fillIn(page, 'Ana Refused')
    await page.getByLabel('Call, but do not write').check()
    const alertOf = (title: string) =>
      JSON.stringify({ alert: { title, text: 'Later.' }, problems: {} })
    // Each has another title than the one before.
    const answers = [
      { status: 502, title: FAILED, body: '<h1>Bad Gateway</h1>', contentType: 'text/html' },
      { status: 503, title: 'Not now' },
      { status: 429, title: 'Please wait a little before you send again' },
    ]
    for (const { title, ...answer } of answers) {
      const json = { body: alertOf(title), contentType: 'application/json' }
      await page.route('**/contact/messages', (route) => route.fulfill({ ...json, ...answer }))
      await button(page).click()
      await expectRefused(page, title)
      await page.unroute('**/contact/messages')
    }
    await context.setOffline(true)
    await button(page).click()
    await expectRefused(page, FAILED)
    await expect(toast(page, FAILED).last()).toContainText('Please try again later.')
    await expectAccessible(page, [PHONE])
    await context.setOffline(false)
    await button(page).click()
    await expect(report(page)).toContainText(REFERENCE)
  })

  test('asks for what is missing at the first press of Send, however it is made, also before its code has come', async ({
    visit,
  }) => {
    const page = await visit({ hasTouch: true, extraHTTPHeaders: fromElsewhere() })
    const presses = {
      mouse: () => button(page).click(),
      touch: () => button(page).tap(),
      Enter: () => field.name(page).press('Enter'),
      Space: () => button(page).press('Space'),
    }
    const expectAsked = async (press: () => Promise<void>) => {
      await page.goto('/contact')
      await press()
      await expect(toast(page, 'Please fill in all fields')).toBeVisible()
      await expect(report(page).getByRole('alert')).toContainText('All fields are required.')
      await expect(field.name(page)).toBeFocused()
      await expect(field.name(page)).toHaveAccessibleDescription('Please tell us your name.')
    }
    // The other ways differ only before the code has come.
    await test.step('by mouse, with code that comes at once', () => expectAsked(presses.mouse))
    await page.route('**/*message-form.behaviour*', async (route) => {
      await page.waitForTimeout(300)
      await route.continue()
    })
    for (const [by, press] of Object.entries(presses))
      await test.step(`by ${by}, with code that comes late`, () => expectAsked(press))
  })

  test('sent before its code has come is sent by the browser itself', async ({ page }) => {
    await page.route('**/*message-form.behaviour*', () => undefined)
    await page.goto('/contact')
    await fillIn(page, 'Ana Early')
    await button(page).click()
    await expect(report(page)).toContainText(REFERENCE)
    await expect(toast(page, TITLE)).toBeVisible()
  })

  test('without JavaScript comes back with its errors, then thanks once, is empty again, and fits every screen', async ({
    visit,
    complaints,
  }) => {
    complaints.expect(/status of 422/)
    const page = await visit({ javaScriptEnabled: false, extraHTTPHeaders: fromElsewhere() })
    await page.goto('/contact')
    for (const one of Object.values(field)) await expect(one(page)).toHaveAttribute('required')
    await expect(form(page).locator('[required]')).toHaveCount(3)
    await expect(form(page).getByRole('radio', { checked: false })).toHaveCount(4)
    await expect(field.email(page)).toHaveAttribute('type', 'email')
    await expect(field.message(page)).toHaveAttribute('rows', '9')
    expect(await page.content()).not.toMatch(/data-emailjs|a copy of your name/)
    await field.name(page).fill('Bea "Quotes" <b>')
    await field.message(page).fill('Two\nlines & more')
    await page.getByLabel('Write, but do not call').check()
    await button(page).click()
    const alert = report(page).getByRole('alert')
    await expect(alert).toContainText('Please fill in all fields')
    await expect(alert).toContainText('All fields are required.')
    await expect(field.name(page)).toHaveValue('Bea "Quotes" <b>')
    await expect(field.message(page)).toHaveValue('Two\nlines & more')
    await expect(page.getByLabel('Write, but do not call')).toBeChecked()
    await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(field.email(page)).toBeFocused()
    await expect(page).toHaveTitle(/^Error: Contact Us/)

    await field.email(page).fill('bea@example.com')
    await button(page).click()
    await expect(page).toHaveURL('/contact#message')
    await expect(report(page)).toContainText(REFERENCE)
    await expect(toast(page, TITLE)).toBeVisible()
    await expect(field.message(page)).toHaveValue('')
    for (const width of [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await form(page).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    await page.reload()
    await expect(report(page)).toBeEmpty()
    expect(await page.context().cookies()).toEqual([])
  })
})
