import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { readConfig } from '#app/platform/config.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { chromiumOptions } from '#test/chromium.ts'
import { freePort } from './free-port.ts'
import { ensureBuilt } from './build-site.ts'
import { runCommand } from './run-command.ts'

/** `npm run lighthouse [-- path …]`: fails below 100 for accessibility, best practices or SEO, or below 99 for performance. */
const root = path.dirname(import.meta.dirname)

const WANTED = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof WANTED
const categories = Object.keys(WANTED) as Category[]

/** A busy machine only makes a page slower, so the best run is nearest to the truth. */
const RUNS = 3
/** Milliseconds until the server has fully compressed the last new page. */
const SETTLED_MS = 8_000

type Measured = {
  page: string
  scores: Record<Category, number>
  times: string[]
  faults: string[]
}

await runCommand(async () => {
  await ensureBuilt(root)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'))
  const { serve } = await import('../server.ts')
  const log = createLogger(
    () => {},
    () => new Date(),
  )
  const server = await serve(readConfig({ DATA_DIR: dataDir, PORT: '0' }, root), { log })
  try {
    const given = process.argv.slice(2)
    const pages = given.length > 0 ? given : await publicPages(server.origin)
    for (const page of pages) await (await fetch(server.origin + page)).arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    const measured = await measureAll(server.origin, pages)
    if (!measured.every(isGood)) process.exitCode = 1
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  )
  const inBlog = paths.filter((found) => found.startsWith('/blog/'))
  const category = inBlog.find((found) => found.startsWith('/blog/category/'))
  const post = inBlog.find((found) => !found.startsWith('/blog/category/'))
  const some = [category, post].filter((found) => found !== undefined)
  return [...paths.filter((found) => !inBlog.includes(found)), ...some, '/login']
}

async function measureAll(origin: string, pages: readonly string[]): Promise<Measured[]> {
  const port = await freePort()
  const { executablePath, args } = chromiumOptions()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const all: Measured[] = []
  try {
    console.log(row(['page', 'perf', 'a11y', 'best', 'seo', 'LCP', 'TBT', 'CLS']))
    for (const page of pages) {
      const measured = await measureBest(origin, page, port)
      all.push(measured)
      const scores = categories.map((category) => String(measured.scores[category]))
      console.log(row([page, ...scores, ...measured.times]))
      for (const fault of measured.faults) console.log(`    ${fault}`)
    }
  } finally {
    await browser.close()
  }
  return all
}

async function measureBest(origin: string, page: string, port: number): Promise<Measured> {
  let best: Measured | null = null
  for (let run = 0; run < RUNS && (best?.scores.performance ?? 0) < WANTED.performance; run += 1) {
    const next = await measure(origin, page, port)
    if (next && next.scores.performance > (best?.scores.performance ?? -1)) best = next
  }
  if (!best) throw new Error(`Lighthouse could not measure ${page}`)
  return best
}

/** @returns null when the browser lost the trace, which happens on a busy machine */
async function measure(origin: string, page: string, port: number): Promise<Measured | null> {
  const flags = {
    port,
    onlyCategories: [...categories],
    logLevel: 'error' as const,
    output: 'json' as const,
    // Login is deliberately excluded from search engines.
    ...(page === '/login' && { skipAudits: ['is-crawlable'] }),
  }
  const run = await lighthouse(origin + page, flags)
  if (!run || run.lhr.runtimeError) return null
  const result: Result = run.lhr
  const shown = (audit: string) => result.audits[audit]?.displayValue ?? '?'
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  return {
    page,
    scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<
      Category,
      number
    >,
    times: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
      shown,
    ),
    faults: faultsOf(result),
  }
}

function faultsOf(result: Result): string[] {
  return categories.flatMap((category) => {
    const score = (result.categories[category]?.score ?? 0) * 100
    if (score >= WANTED[category]) return []
    const audits = (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}: ${describe(result, id)}`)
    return audits.map((audit) => `${category}: ${audit}`)
  })
}

function describe(result: Result, id: string): string {
  const audit = result.audits[id]
  const details = audit?.details
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : []
  const first = items.slice(0, 3).map((item) => JSON.stringify(item).slice(0, 300))
  return [audit?.displayValue ?? audit?.title ?? '', ...first].join('\n      ')
}

function isGood({ scores }: Measured): boolean {
  return categories.every((category) => scores[category] >= WANTED[category])
}

function row([page = '', ...cells]: readonly string[]): string {
  return page.padEnd(44) + cells.map((cell) => cell.padStart(8)).join('')
}
