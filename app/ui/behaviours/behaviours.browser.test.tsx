import { type Browser, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Toast } from '#app/ui/feedback/toast.tsx'
import type { ToastMessage } from '#app/ui/feedback/show-toast.ts'
import { SiteFrame } from '#app/ui/frame/site-frame.tsx'
import { Accordion } from '#app/ui/page/accordion.tsx'
import { chromiumOptions } from '#test/chromium.ts'
import { aFrame } from '#test/factories/frame.ts'

const questions = (prefix: string, disabled?: string) =>
  ['one', 'two', 'three', 'four'].map((name) => ({
    id: `${prefix}-${name}`,
    question: `${prefix} ${name}`,
    answer: `Answer ${name}`,
    disabled: name === disabled,
  }))
const content = renderToStaticMarkup(
  <SiteFrame frame={aFrame()} toasts={[]}>
    <Accordion name="down" items={questions('down', 'three')} />
    <Accordion name="across" items={questions('across')} orientation="horizontal" />
    <Accordion name="rtl" items={questions('rtl')} orientation="horizontal" dir="rtl" />
  </SiteFrame>,
)
const ENTRY = 'virtual:entry'
const CODE = `
  import { startBehaviours } from '#app/ui/behaviours/start-behaviours.ts'
  import { showToast } from '#app/ui/feedback/show-toast.ts'
  Object.assign(window, { showToast })
  startBehaviours()`

let browser: Browser
let body: string
let page: Page

beforeAll(async () => {
  const [css, script] = await Promise.all([bundle('app/ui/styles/site.css'), bundle(ENTRY)])
  body = `<!doctype html><html lang="en"><title>x</title><style>${css}</style>${content}<script type="module">${script}</script>`
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://site.test/')
})
afterEach(() => page.close())

async function bundle(input: string): Promise<string> {
  const file = `${process.cwd()}/app/ui/behaviours/entry.ts`
  const resolveId = (id: string) => (id === ENTRY ? file : null)
  const load = (id: string) => (id === file ? CODE : null)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
    plugins: [{ name: 'entry', resolveId, load }],
  })
  const made = 'output' in result ? result.output : []
  const found = made.find(({ fileName }) => fileName.endsWith(input === ENTRY ? '.js' : '.css'))
  if (!found) throw new Error(`nothing was made of ${input}`)
  return String(found.type === 'chunk' ? found.code : found.source)
}

// The third of those above each other is disabled.
test.each([
  ['down', 'one ArrowDown two, two ArrowDown four, four ArrowDown one, one ArrowUp four'],
  ['down', 'two End four, four Home one, one ArrowRight one'],
  ['across', 'one ArrowRight two, one ArrowLeft four, one ArrowDown one'],
  ['rtl', 'one ArrowLeft two, one ArrowRight four'],
])(
  'keys move in an accordion that lies %s, around and past the disabled: %s',
  async (lies, moves) => {
    const went: string[] = []
    for (const [from, key = ''] of moves.split(', ').map((each) => each.split(' '))) {
      await page.locator(`#${lies}-${from} > summary`).press(key)
      const focused = await page.evaluate(() => document.activeElement?.textContent)
      went.push(`${from} ${key} ${focused?.replace(`${lies} `, '')}`)
    }
    expect(went.join(', ')).toBe(moves)
  },
)

describe('a toast', () => {
  const saved: ToastMessage = { title: 'Saved', text: '<b>not bold</b>', tone: 'normal' }
  const failed: ToastMessage = { title: 'Failed', text: 'Try again.', tone: 'destructive' }
  const show = (toast: ToastMessage) =>
    page.evaluate((message) => {
      const { showToast } = window as unknown as { showToast(toast: ToastMessage): void }
      showToast(message)
    }, toast)
  const toasts = () => page.locator('.toast')
  const stopTime = async () => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  }

  test('made in the browser is the one that the server prints', async () => {
    for (const toast of [saved, failed]) {
      await show(toast)
      const made = await toasts()
        .last()
        .evaluate((element) => element.outerHTML)
      const printed = renderToStaticMarkup(<Toast toast={toast} closeLabel="Close" />)
      const wanted = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        return parsed.body.firstElementChild?.isEqualNode(
          document.querySelector('.toast:last-child'),
        )
      }, printed)
      expect({ made, same: wanted }).toEqual({ made, same: true })
    }
  })

  test('closes after six seconds, but not under the pointer', async () => {
    await stopTime()
    await show(saved)
    await page.clock.runFor(5999)
    expect(await toasts().count()).toBe(1)
    await page.clock.runFor(1)
    expect(await toasts().count()).toBe(0)

    await show(saved)
    await toasts().hover()
    await page.clock.runFor(6000)
    expect(await toasts().count()).toBe(1)
    await page.mouse.move(20, 200)
    await page.clock.runFor(1000)
    expect(await toasts().count()).toBe(0)
  })

  test('takes the place of one of its kind, and a success that of every failure', async () => {
    await show(failed)
    await show({ ...failed, text: 'Try once more.' })
    expect(await toasts().allTextContents()).toEqual(['FailedTry once more.'])
    await show({ ...failed, title: 'Failed, too' })
    expect(await toasts().count()).toBe(2)
    await show(saved)
    expect(await toasts().allTextContents()).toEqual(['Saved<b>not bold</b>'])
  })

  test.each(['submit', 'navigated'])('is over at the event "%s", printed or made', async (name) => {
    await page.evaluate(() => {
      const printed = '<div class="toast bad" role="alert"><b>Printed</b></div>'
      document.querySelector('[data-toasts]')?.insertAdjacentHTML('afterbegin', printed)
    })
    await show(failed)
    expect(await page.locator('.toast:visible').count()).toBe(2)
    await page.evaluate((type) => document.dispatchEvent(new Event(type)), name)
    expect(await page.locator('.toast:visible').count()).toBe(0)
  })

  test('that tells of a failure stays until it is closed', async () => {
    await stopTime()
    await show(failed)
    await page.clock.runFor(60_000)
    expect(await page.getByRole('alert').textContent()).toBe('FailedTry again.')
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await toasts().count()).toBe(0)
  })
})
