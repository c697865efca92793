import type { BrowserContext } from '@playwright/test'
import { STAFF } from '#test/site.ts'

export const SHOT_WIDTHS = [360, 768, 1280] as const
export const SHOT_SCHEMES = ['light', 'dark'] as const

export async function signIn(context: BrowserContext): Promise<void> {
  if ((await context.cookies()).some(({ name }) => name.includes('session'))) return
  const page = await context.newPage()
  await page.goto('/login')
  await page.fill('[name=email]', STAFF.email)
  await page.fill('[name=password]', STAFF.password)
  await page.press('[name=password]', 'Enter')
  await page.waitForURL('**/dashboard')
  await page.close()
}
