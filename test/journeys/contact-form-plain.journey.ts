import { DESKTOP, PHONE } from '#test/journeys/accessible.ts'
import {
  button,
  field,
  form,
  fromElsewhere,
  REFERENCE,
  report,
  test,
  TITLE,
} from '#test/journeys/contact-form.ts'
import { expect, toast } from '#test/journeys/site.ts'

test.describe('the contact form without JavaScript', () => {
  test('comes back with its errors, then thanks once, is empty again, and fits a phone and a dashboard', async ({
    visit,
    complaints,
  }) => {
    complaints.expect(/status of 422/)
    const page = await visit({ javaScriptEnabled: false, extraHTTPHeaders: fromElsewhere() })
    await page.goto('/contact')
    await field.name(page).fill('Bea "Quotes" <b>')
    await field.message(page).fill('Two\nlines & more')
    await page.getByLabel('Which language').selectOption('es')
    await page.getByLabel('Write, but do not call').check()
    await button(page).click()
    await expect(report(page).getByRole('alert')).toContainText('Please fill in all fields')
    await expect(report(page).getByRole('alert')).toContainText('All fields are required.')
    await expect(field.name(page)).toHaveValue('Bea "Quotes" <b>')
    await expect(field.message(page)).toHaveValue('Two\nlines & more')
    await expect(page.getByLabel('Which language')).toHaveValue('es')
    await expect(page.getByLabel('Write, but do not call')).toBeChecked()
    await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true')

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
