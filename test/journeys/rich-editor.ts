import type { Locator, Page } from '@playwright/test'

/** The text as the editor's form would send it, in Markdown. */
export function contentOf(page: Page): Promise<string> {
  return page.locator('form.desk').evaluate((form: HTMLFormElement) => {
    const content = new FormData(form).get('content')
    return typeof content === 'string' ? content : ''
  })
}

/** A button of the rich editor's toolbar. */
export function tool(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true })
}

/** Where rich text is written. */
export function text(page: Page): Locator {
  return page.locator('#content-rich')
}
