import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { Schema } from '#db/schema.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { aStaffMember, postBody } from '#test/site.ts'
import { ask } from './ask.ts'
import { writeBulkPosts } from './bulk-posts.ts'
import { type Figure, notMeasured, toFigure, write } from './figure.ts'
import { createLoad } from './load.ts'
import { processorSeconds, residentBytes } from './process-usage.ts'
import { type SiteProcess, startSite, withFolder } from './site-process.ts'
import { median, percentile, timeRuns } from './statistics.ts'

const POSTS = 50
const STARTS = 5
const IDLE_MS = 5_000
const LOAD_SECONDS = 10
const PUBLICATIONS = 15
const WARM_UP = 50
const RENDERINGS = 200
const PAGES = { list: '/blog', post: '/blog/post-48' }
// A cookie of this name passes the page cache by, as that of someone who is signed in does.
const UNCACHED = { Cookie: 'bench-session=1' }

/** How the server starts, what memory it takes and how long it needs for a page, over SQLite with 50 posts of 1,500 words. */
export async function measureServer(root: string): Promise<Figure[]> {
  return withFolder(async (dataDir) => {
    await makeData(root, dataDir)
    const figures = [await measureStart(root, dataDir)]
    const site = await startSite(root, dataDir)
    try {
      figures.push(...(await measureMemory(site)))
      figures.push(await measureFirstReader(site))
      figures.push(await measureRendering(site, 'list'), await measureRendering(site, 'post'))
    } finally {
      await site.stop()
    }
    return figures
  })
}

/** A data folder as it stands after some use: migrated, with 50 posts and the administrator. */
export async function makeData(root: string, dataDir: string): Promise<void> {
  const { db, close } = openDatabase<Schema>({ dataDir, databaseUrl: null }, () => {})
  await migrate(db.withTables<never>(), path.join(root, 'db', 'migrations'))
  await writeBulkPosts(db, POSTS)
  await close()
  const site = await startSite(root, dataDir)
  await site.stop()
}

async function measureStart(root: string, dataDir: string): Promise<Figure> {
  const times: number[] = []
  const processor: number[] = []
  for (let run = 0; run < STARTS; run += 1) {
    const site = await startSite(root, dataDir)
    times.push(site.firstResponseMs)
    processor.push(processorSeconds(site.pid) * 1_000)
    await site.stop()
  }
  return toFigure({
    what: 'start of the built site to its first answer',
    value: median(times),
    unit: 'ms',
    detail: `median of ${STARTS}, best ${write(Math.min(...times), 'ms')}; ${write(median(processor), 'ms')} of processor`,
    atMost: 400,
    anchor: 'Ghost 2-3 s, Payload 1.8 s',
    isTimed: true,
  })
}

async function measureMemory(site: SiteProcess): Promise<Figure[]> {
  const what = { idle: 'memory, idle', after: 'memory after load' }
  await sleep(IDLE_MS)
  const idle = toFigure({
    what: what.idle,
    value: residentBytes(site.pid),
    unit: 'MB',
    atMost: 130e6,
    anchor: 'WordPress 163-225 MB, Ghost 292 MB and its database',
    isTimed: false,
  })
  const load = createLoad()
  if (!load.ok) return [idle, notMeasured(what.after, load.problem)]
  for (const address of ['/', PAGES.list, PAGES.post])
    await load.value.run(site.origin + address, LOAD_SECONDS / 5)
  await load.value.run(site.origin + PAGES.list, LOAD_SECONDS, UNCACHED)
  const after = toFigure({
    what: what.after,
    value: residentBytes(site.pid),
    unit: 'MB',
    detail: `${LOAD_SECONDS} s of rendering on 50 connections, and cached pages`,
    atMost: 250e6,
    anchor: 'Ghost 656 MB and its database',
    isTimed: false,
  })
  return [idle, after]
}

async function measureFirstReader({ origin }: SiteProcess): Promise<Figure> {
  const staff = await aStaffMember(origin)
  const reader = { 'Accept-Encoding': 'br' }
  const times: number[] = []
  for (let number = 0; number < PUBLICATIONS; number += 1) {
    const title = `Published in the bench, number ${number}`
    const form = { ...aPostForm({ title, published: true }), submissionId: crypto.randomUUID() }
    const response = await staff.post('/dashboard/blog/new', postBody(form))
    if (response.status !== 303) throw new Error(`Publishing was answered with ${response.status}`)
    await response.arrayBuffer()
    times.push((await ask(origin + PAGES.list, reader)).ms)
  }
  return toFigure({
    what: 'the first reader of the list after a publish',
    value: median(times),
    unit: 'ms',
    detail: `median of ${PUBLICATIONS}, slowest ${write(Math.max(...times), 'ms')}`,
    atMost: 60,
    anchor: '72 ms in the trial',
    isTimed: true,
  })
}

async function measureRendering(
  { origin }: SiteProcess,
  page: keyof typeof PAGES,
): Promise<Figure> {
  const address = origin + PAGES[page]
  await timeRuns(WARM_UP, () => ask(address, UNCACHED))
  const times = await timeRuns(RENDERINGS, () => ask(address, UNCACHED))
  return toFigure({
    what: `rendering the ${page} page, not cached`,
    value: median(times),
    unit: 'ms',
    detail: `median of ${RENDERINGS}, p95 ${write(percentile(times, 0.95), 'ms')}`,
    anchor:
      page === 'list'
        ? 'React Router 1.8 ms, WordPress 16 ms, Ghost 18 ms a request'
        : 'React Router 0.7 ms, WordPress 18 ms, Ghost 9 ms a request',
    isTimed: true,
  })
}
