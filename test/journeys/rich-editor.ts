import type { Locator, Page } from '@playwright/test'
import { aPostForm } from '#test/factories/posts.ts'
import { editorFields } from '#test/journeys/dashboard.ts'

/** All that must be filled in, but for the text and the image. */
export async function fillHead(page: Page, title: string): Promise<void> {
  const form = aPostForm({ title })
  for (const name of ['title', 'excerpt', 'author', 'categories'] as const)
    await editorFields(page)[name].fill(form[name])
}

export function contentOf(page: Page): Promise<string> {
  return page.locator('form.desk').evaluate((form: HTMLFormElement) => {
    const content = new FormData(form).get('content')
    return typeof content === 'string' ? content : ''
  })
}

export function tool(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true })
}

export function text(page: Page): Locator {
  return page.locator('#content-rich')
}

/** As another program would put it on the clipboard. */
export async function copy(page: Page, type: string, words: string): Promise<void> {
  await page.evaluate(
    (data) => {
      const put = (event: ClipboardEvent) => {
        event.clipboardData?.setData(...data)
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      document.addEventListener('copy', put, { once: true, capture: true })
    },
    [type, words] as const,
  )
  await page.keyboard.press('Control+c')
}

export async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await text(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}
