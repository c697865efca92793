import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  button,
  field,
  fillIn,
  form,
  REFERENCE,
  report,
  test,
  TITLE,
} from '#test/journeys/contact-form.ts'
import { expect, toast } from '#test/journeys/site.ts'

const FAILED = 'Oops! Something went wrong.'

async function expectKept(page: Page, name: string): Promise<void> {
  await expect(field.name(page)).toHaveValue(name)
  await expect(field.email(page)).toHaveValue('ana@example.com')
  await expect(field.message(page)).toHaveValue(`This is what ${name} wants to know.`)
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
    await page.getByLabel('Which language').selectOption('es')
    await page.getByLabel('Write, but do not call').check()
    await button(page).click()
    await expect(toast(page, TITLE)).toContainText("We'll get back to you as soon as possible.")
    await expect(report(page)).toContainText(REFERENCE)
    await expect(report(page).getByRole('status')).toBeFocused()
    for (const one of Object.values(field)) await expect(one(page)).toHaveValue('')
    await expect(page.getByLabel('Which language')).toHaveValue('')
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
      await expect(toast(page, 'Please fill in all fields')).toContainText(
        'All fields are required.',
      )
      await expect(report(page).getByRole('alert')).toContainText('Please fill in all fields')
      await expect(field.name(page)).toBeFocused()
      await expect(field.name(page)).toHaveAccessibleDescription('Please tell us your name.')
      await expect(field.message(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field.email(page)).not.toHaveAttribute('aria-invalid')
      await button(page).click()
      await expect(toast(page, 'Please fill in all fields')).toHaveCount(1)
      await expectAccessible(page)
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
  })

  test('offline makes one message of two @postgres', async ({ page, context, complaints }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    complaints.expect(/The message was not sent: 0/)
    await openHydrated(page)
    await fillIn(page, 'Ana Offline')
    await page.getByLabel('Call, but do not write').check()
    await context.setOffline(true)
    await button(page).click()
    await expect(toast(page, FAILED)).toContainText('Please try again later.')
    await expect(report(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expectKept(page, 'Ana Offline')
    await expect(page.getByLabel('Call, but do not write')).toBeChecked()
    await expect(button(page)).toBeEnabled()
    await context.setOffline(false)
    await button(page).click()
    await expect(report(page)).toContainText(REFERENCE)
  })

  test('keeps every field after a refusal or an answer that is not ours', async ({
    page,
    complaints,
  }) => {
    for (const complaint of [/status of 503/, /status of 429/, /status of 502/])
      complaints.expect(complaint)
    complaints.expect(/The message was not sent: 502/)
    await openHydrated(page)
    await fillIn(page, 'Ana Refused')
    const alertOf = (title: string, text: string) =>
      JSON.stringify({ alert: { title, text }, problems: {} })
    const wait = 'Please wait a little before you send more'
    const answers = [
      { status: 503, title: FAILED, body: alertOf(FAILED, 'Please try again later.') },
      { status: 429, title: wait, body: alertOf(wait, 'Too many') },
      { status: 502, title: FAILED, body: '<h1>Bad Gateway</h1>', contentType: 'text/html' },
    ]
    for (const { title, contentType = 'application/json', ...answer } of answers) {
      await page.route('**/contact/messages', (route) => route.fulfill({ ...answer, contentType }))
      await button(page).click()
      await expect(toast(page, title).last()).toBeVisible()
      await expect(report(page).getByRole('alert')).toContainText(title)
      await expect(report(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
      await expect(button(page)).toBeFocused()
      await expectKept(page, 'Ana Refused')
      await page.unroute('**/contact/messages')
    }
    await expectAccessible(page, [PHONE])
    await button(page).click()
    await expect(report(page)).toContainText(REFERENCE)
  })

  test('is filled in and sent with the keyboard alone, which meets no field for machines', async ({
    page,
  }) => {
    await openHydrated(page)
    await expect(page.locator('[name=subject]')).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
    await page.keyboard.type('Ana Keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ana@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A question.')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Which language')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Yes, call or write')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(report(page)).toContainText(REFERENCE)
    await page.keyboard.press('Tab')
    await expect(field.name(page)).toBeFocused()
  })

  test('sent before its code has come is sent by the browser itself', async ({ page }) => {
    await page.route('**/*message-form.behaviour*', () => undefined)
    await page.goto('/contact')
    await fillIn(page, 'Ana Early')
    await button(page).click()
    await expect(report(page)).toContainText(REFERENCE)
    await expect(toast(page, TITLE)).toBeVisible()
  })
})
