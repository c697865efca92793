import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#test/chromium.ts'

/** A browser of its own at a site; `seen` is what `watchScripts` records. */
export async function openScriptWatch(origin: string) {
  const browser = await chromium.launch(chromiumOptions())
  const context = await browser.newContext({ baseURL: origin })
  const seen = await watchScripts(context, origin)
  return { context, seen, close: () => browser.close() }
}

/** Records a dialog, a page error and whatever the CSP refuses, and blocks every other host. */
async function watchScripts(context: BrowserContext, origin: string): Promise<string[]> {
  const seen: string[] = []
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => seen.push(`error: ${error.error().message}`))
  context.on('console', (message) => {
    if (/Content Security Policy|violates/i.test(message.text())) seen.push(message.text())
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  return seen
}

/** What stands in a document that could run, or that leads where a script would run. */
export function findExecutables(page: Page) {
  return page.evaluate(async () => {
    const response = await fetch(location.href)
    const sent = new DOMParser().parseFromString(
      // The policy of this page has the hash of its own style only.
      (await response.text()).replace(/<style>[^<]*<\/style>/, ''),
      'text/html',
    )
    return { live: search(document), sent: search(sent) }

    function search(root: Document) {
      const elements = [...root.querySelectorAll('*')]
      const strange = elements.filter((element) =>
        element.matches('iframe, frame, object, embed, base, meta[http-equiv], [srcdoc], [ping]'),
      )
      const attributes = elements.flatMap((element) => [...element.attributes])
      const handlers = attributes.filter(({ name }) => name.startsWith('on'))
      const targets = attributes.filter(({ name }) =>
        ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'].includes(name),
      )
      const leading = targets.filter(({ value }) => !leadsToPage(value))
      return {
        foreign: [
          ...strange.map((element) => element.outerHTML.slice(0, 80)),
          ...[...handlers, ...leading].map(({ name, value }) => `${name}=${value}`),
        ],
        scripts: root.querySelectorAll(
          'script:not([type="application/ld+json"], [type="speculationrules"])',
        ).length,
      }
    }

    function leadsToPage(value: string): boolean {
      const protocol = URL.parse(value, location.href)?.protocol ?? ''
      return ['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol)
    }
  })
}
