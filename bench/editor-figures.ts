import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumOptions, isHydrated } from '#test/chromium.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, STAFF } from '#test/site.ts'
import { createRowMaker } from './bulk-posts.ts'
import { type Figure, toFigure, write } from './figure.ts'
import { startSite, withFolder } from './site-process.ts'
import { median, percentile } from './statistics.ts'

const LENGTH = 10_000
const KEYS = 150
const WARM_UP = 20
const BETWEEN_KEYS_MS = 60
/** So that a slow moment of the machine meets both. */
const TURNS = 3
/** How many times slower the processor is made, how that is called, and the budget in milliseconds. */
const SPEEDS = [
  [1, 'unthrottled', 50],
  [4, 'at 4 times CPU throttling', 150],
] as const

/**
 * From a key in the middle of a long text to the frame that shows it.
 * @param beside the folder of another commit of this project, installed and built, which is measured in turns
 */
export async function measureEditor(root: string, beside: string | null): Promise<Figure[]> {
  const times = await typeInTurns([root, ...(beside === null ? [] : [beside])])
  return SPEEDS.map(([rate, name, atMost]) => {
    const before = times.get(`${rate} ${beside}`)
    const found = times.get(`${rate} ${root}`) ?? []
    const written = before ? `; before ${write(percentile(before, 0.95), 'ms')}` : ''
    return toFigure({
      what: `a key to its frame, ${LENGTH.toLocaleString('en-US')} words, ${name}`,
      value: percentile(found, 0.95),
      unit: 'ms',
      detail: `p95; p50 ${write(median(found), 'ms')}${written}`,
      atMost,
      isTimed: true,
    })
  })
}

/** By speed and folder. */
async function typeInTurns(roots: string[]): Promise<Map<string, number[]>> {
  const browser = await chromium.launch(chromiumOptions())
  const times = new Map<string, number[]>()
  const turns = Array.from({ length: TURNS }, () => roots).flat()
  try {
    for (const folder of turns)
      for (const [rate, found] of await typeAtSpeeds(browser, folder)) {
        const key = `${rate} ${folder}`
        times.set(key, [...(times.get(key) ?? []), ...found])
      }
  } finally {
    await browser.close()
  }
  return times
}

async function typeAtSpeeds(browser: Browser, root: string): Promise<[number, number[]][]> {
  return withFolder(async (dataDir) => {
    const site = await startSite(root, dataDir)
    const context = await browser.newContext({ baseURL: site.origin })
    try {
      const { id } = await createPost(await aStaffMember(site.origin), { content: longText() })
      const form = { email: STAFF.email, password: STAFF.password }
      await context.request.post('/session', { form, headers: { Origin: site.origin } })
      const page = await context.newPage()
      await page.goto(`/dashboard/blog/edit/${id}`)
      await page.waitForFunction(isHydrated)
      const found: [number, number[]][] = []
      for (const [rate] of SPEEDS) found.push([rate, await typeAt(page, rate)])
      return found
    } finally {
      await context.close()
      await site.stop()
    }
  })
}

async function typeAt(page: Page, rate: number): Promise<number[]> {
  const paragraphs = page.locator('.ProseMirror > p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.evaluate(timeKeys)
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    await page.keyboard.press('a')
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  const times = await page.evaluate(() => window.keyTimes ?? [])
  if (times.length < KEYS) throw new Error(`Of the keys only ${times.length} were shown`)
  return times.slice(-KEYS)
}

declare global {
  interface Window {
    keyTimes?: number[]
  }
}

/** In the page. */
function timeKeys(): void {
  const times: number[] = []
  const isListening = window.keyTimes !== undefined
  window.keyTimes = times
  if (isListening) return
  const shown = (event: KeyboardEvent) =>
    requestAnimationFrame(() => {
      // The task after the frame was made.
      const { port1, port2 } = new MessageChannel()
      const note = () => window.keyTimes?.push(performance.now() - event.timeStamp)
      port1.addEventListener('message', note, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  window.addEventListener('keydown', shown, { capture: true })
}

function longText(): string {
  const { content } = createRowMaker(LENGTH)(0)
  return content.split('\n\n').flatMap(inParts).join('\n\n')
}

const WORDS_A_PART = 80

function inParts(paragraph: string): string[] {
  const words = paragraph.split(' ')
  const count = Math.ceil(words.length / WORDS_A_PART)
  return Array.from({ length: count }, (_, part) =>
    words.slice(part * WORDS_A_PART, (part + 1) * WORDS_A_PART).join(' '),
  )
}
