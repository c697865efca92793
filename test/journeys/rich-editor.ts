import type { Locator, Page } from '@playwright/test'

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
