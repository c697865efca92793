import type { Locator, Page } from '@playwright/test'
import { editorFields, fillEditor, pressCreate, rowOf } from '#test/journeys/dashboard.ts'
import { button, field, fillIn } from '#test/journeys/contact-form.ts'
import { enter, expect, fillLogin, NO_ONE, test, toast } from '#test/journeys/site.ts'

const shownToasts = (page: Page) => page.locator('.toast:visible')
const SMALLEST = { width: 360, height: 640 }

/** Once the page shows it, as it shows what has the focus, nothing lies on it. */
async function expectUncovered(...controls: Locator[]): Promise<void> {
  for (const control of controls) {
    const covering = await control.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].flatMap((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height / 2)
        const isFree = hit !== null && (element.contains(hit) || hit.contains(element))
        return isFree ? [] : [`${hit?.className ?? 'outside the screen'} at ${left}, ${top}`]
      })
    })
    expect(covering, `what lies on ${control.toString()}`).toEqual([])
  }
}

/** Where the next toast will stand. */
async function scrollToToast(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 100, behavior: 'instant' })
  })
}

async function expectBelowToast(page: Page, control: Locator): Promise<void> {
  const placeOf = async (place: Locator) => (await place.boundingBox()) ?? { y: NaN, height: NaN }
  await expect(async () => {
    const { y, height } = await placeOf(shownToasts(page))
    expect((await placeOf(control)).y).toBeGreaterThanOrEqual(y + height)
  }).toPass({ timeout: 5_000 })
}

test('three presses on an empty New Post leave one toast, and the post that is created then none of a failure', async ({
  page,
  site,
}) => {
  await enter(page, site)
  await page.setViewportSize(SMALLEST)
  await page.goto('/dashboard/blog/new')
  const create = page.getByRole('button', { name: 'Create Post', exact: true })
  for (let press = 0; press < 3; press += 1) {
    await create.click()
    await expect(toast(page, 'Image Required')).toBeVisible()
  }
  await expect(shownToasts(page)).toHaveCount(1)
  const { title, published } = editorFields(page)
  await expect(title).toBeFocused()
  await expectUncovered(title, create)
  await scrollToToast(title)
  await create.click()
  await expectBelowToast(page, title)
  await published.focus()
  await expectUncovered(published, create)

  await fillEditor(page, { title: 'After three presses' })
  await pressCreate(page)
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
  await expect(shownToasts(page)).toHaveCount(1)
  const row = rowOf(page, 'After three presses')
  const edit = row.getByRole('link', { name: 'Edit After three presses' })
  await edit.scrollIntoViewIfNeeded()
  await expectUncovered(edit)
})

test('the greeting lies on nothing of the head that it greets with', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/login')
  await fillLogin(page)
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(toast(page, 'Login successful')).toBeVisible()
    const head = page.locator('.deskhead')
    await expectUncovered(head.getByRole('heading'), ...(await head.locator('p, a, button').all()))
  }
})

test('two wrong passwords leave one toast, beside the form on every screen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  for (let press = 0; press < 2; press += 1) {
    const response = page.waitForResponse('**/session')
    await fillLogin(page, { ...NO_ONE, email: 'toast@example.com' })
    await response
    await expect(login).toBeEnabled()
  }
  await expect(toast(page, 'Login failed')).toBeVisible()
  await expect(shownToasts(page)).toHaveCount(1)
  const fields = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
  const forgotten = page.getByText('Forgot password?')
  for (const viewport of [{ width: 360, height: 740 }, SMALLEST, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => scrollTo(0, 0))
    await expectUncovered(...fields, login)
    await forgotten.scrollIntoViewIfNeeded()
    await expectUncovered(forgotten)
  }
})

test('a refused message leaves its wrong field and Send free on a phone', async ({ page }) => {
  await page.setViewportSize(SMALLEST)
  await page.goto('/contact')
  await fillIn(page, 'Ana')
  await field.email(page).fill('')
  await button(page).click()
  await expect(shownToasts(page)).toHaveCount(1)
  await expect(field.email(page)).toBeFocused()
  await expectUncovered(field.email(page))
  await button(page).scrollIntoViewIfNeeded()
  await expectUncovered(button(page))

  await test.step('also a field that was already to be seen where the toast appears', async () => {
    await field.email(page).fill('ana@example.com')
    await field.name(page).fill('')
    await scrollToToast(field.name(page))
    await field.name(page).evaluate((name: HTMLInputElement) => name.form?.requestSubmit())
    await expect(field.name(page)).toBeFocused()
    await expectBelowToast(page, field.name(page))
  })
})
