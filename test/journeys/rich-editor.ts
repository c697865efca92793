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

/** The browser tells the editor of a moved caret a moment later; nobody types within that. */
export async function moveCaret(page: Page, key: string): Promise<void> {
  await page.evaluate(twoFrames)
  await page.keyboard.press(key)
  await page.evaluate(twoFrames)
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
