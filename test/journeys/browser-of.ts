import type { BrowserContext } from '@playwright/test'
import type { TestSite } from '#test/site.ts'

const contexts = new WeakMap<TestSite, BrowserContext>()

/** Notes which browser the test has that runs. */
export function setBrowser(site: TestSite, context: BrowserContext): void {
  contexts.set(site, context)
}

/** The browser of the test that runs: where a site with nothing behind it keeps its posts. */
export function browserOf(site: TestSite): BrowserContext {
  const context = contexts.get(site)
  if (!context) throw new Error('No browser of this test has the site')
  return context
}

/** Whether it is the site that the journeys of a worker share, rather than one that a journey opened for itself. */
export function isShared(site: TestSite): boolean {
  return contexts.has(site)
}
