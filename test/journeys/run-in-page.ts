import type { Page } from '@playwright/test'

/** Calls the first function in the page; the others, which it may call, are there, too. */
export function runInPage<Answer>(
  page: Page,
  main: () => Answer,
  ...helpers: readonly ((...args: never[]) => unknown)[]
): Promise<Answer> {
  return page.evaluate(`(() => {${[main, ...helpers].join('\n')}\nreturn ${main.name}()})()`)
}
