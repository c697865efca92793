import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'

import { Accordion } from '#app/ui/page/accordion.tsx'
import { aFrame } from '#test/factories/frame.ts'
import { SiteFrame } from '#app/ui/frame/site-frame.tsx'
import { chromiumOptions } from '#test/chromium.ts'

const origin = 'http://site.test'
export const desktop = { viewport: { width: 1280, height: 720 } }
const questions = (prefix: string, disabled?: string) =>
  ['one', 'two', 'three', 'four'].map((name) => ({
    id: `${prefix}-${name}`,
    question: `${prefix} ${name}`,
    answer: `Answer ${name}`,
    disabled: name === disabled,
  }))
const body = renderToStaticMarkup(
  <SiteFrame frame={aFrame()}>
    <Accordion name="down" items={questions('down', 'three')} />
    <Accordion name="across" items={questions('across')} orientation="horizontal" />
    <Accordion name="rtl" items={questions('rtl')} orientation="horizontal" dir="rtl" />
  </SiteFrame>,
)

export async function startTestPages() {
  const [css, script] = await Promise.all([bundle('app/ui/styles/site.css'), bundle(entry)])
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title><style>${css}</style>${body}<script type="module">${script}</script>`
  const browser: Browser = await chromium.launch(chromiumOptions())
  let last: Page | undefined

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    await last?.context().close()
    const context = await browser.newContext(options)
    last = await context.newPage()
    await last.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await last.goto(`${origin}/`)
    return last
  }
  return { open, close: () => browser.close() }
}

export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

const entry = 'virtual:entry'
const entryCode = `
  import { startBehaviours } from '#app/ui/behaviours/start-behaviours.ts'
  import { showToast } from '#app/ui/feedback/show-toast.ts'
  Object.assign(window, { showToast })
  startBehaviours()`

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${process.cwd()}/app/ui/behaviours/entry.ts` : null),
        load: (id) => (id.endsWith('behaviours/entry.ts') ? entryCode : null),
      },
    ],
  })
  const output = 'output' in result ? result.output : []
  const file = output.find((each) =>
    each.fileName.endsWith(input.endsWith('.css') ? '.css' : '.js'),
  )
  if (!file) throw new Error(`nothing was made of ${input}`)
  return String(file.type === 'chunk' ? file.code : file.source)
}
