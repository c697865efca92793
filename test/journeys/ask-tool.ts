import type { Page } from '@playwright/test'

/** Opens a page and asks its tool, such as `/services/citizenship`, `filing-date`, `since=06/10/2022`. */
export async function askTool(page: Page, path: string, tool: string, typed: string) {
  await page.goto(path)
  const answered = page.waitForEvent('load')
  await page.evaluate(
    (fields) => {
      const form = document.createElement('form')
      form.method = 'post'
      for (const [name, value] of fields) {
        const field = document.createElement('input')
        Object.assign(field, { type: 'hidden', name, value })
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [...new URLSearchParams(typed), ['tool', tool] as const],
  )
  await answered
}
