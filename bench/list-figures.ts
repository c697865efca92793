import { sql } from 'kysely'
import type { Db } from '#app/features/posts/posts.server.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'
import { ask } from './ask.ts'
import { OLDEST_DRAFTS_WORD, RARE_WORD, writeBulkPosts } from './bulk-posts.ts'
import { type Figure, toFigure, write } from './figure.ts'
import { processorSeconds } from './process-usage.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { median, percentile, timeRuns } from './statistics.ts'

const RUNS = 30
const NOTHING = encodeURIComponent('nothing like it')
const INDEX_WAIT_MS = 900
const PALETTE = '/dashboard/palette.json'
const names: Record<DatabaseKind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * Lists, filters, orders and searches over so many posts, asked for over HTTP as a browser does: pages of readers that no
 * cache has stored, and the rows of the dashboard.
 */
export async function measureLists(
  root: string,
  kind: DatabaseKind,
  size: number,
): Promise<Figure[]> {
  const { db, address, close } = await openTestDatabase(kind)
  try {
    await writeBulkPosts(db, size)
    // PostgreSQL does so by itself, a minute after such a change.
    if (kind === 'postgres') await sql`vacuum analyze`.execute(db)
    const middle = await middlePost(db, size)
    const site = await startSite(root, address.dataDir, { databaseUrl: address.databaseUrl })
    try {
      return await measureAddresses(
        site,
        `${names[kind]}, ${size.toLocaleString('en-US')} posts`,
        middle,
      )
    } finally {
      await site.stop()
    }
  } finally {
    await close()
  }
}

async function measureAddresses(
  { origin, pid }: SiteProcess,
  where: string,
  middle: string,
): Promise<Figure[]> {
  const { jar } = await aStaffMember(origin)
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const figures: Figure[] = [await measureSiteIndex(origin, where)]
  for (const [name, path] of Object.entries(addresses(middle))) {
    const isRows = path.startsWith('/dashboard.data')
    const isOfStaff = path.startsWith('/dashboard')
    // A cookie that is not the site's makes a reader's page pass by the cache.
    const headers = { Cookie: isOfStaff ? cookie : 'bench-session=1' }
    const look = async () => {
      const { status, body } = await ask(origin + path, headers)
      const isAnswered = status === 200 && (!isRows || body.includes('blogPosts'))
      if (!isAnswered) throw new Error(`${path} was answered with ${status}`)
    }
    await look()
    const before = processorSeconds(pid)
    const times = await timeRuns(RUNS, look)
    const processorMs = ((processorSeconds(pid) - before) * 1_000) / RUNS
    const atMost = path.startsWith(PALETTE) ? 1_500 : 100
    figures.push(listFigure(`${where}: ${name}`, { times, processorMs, atMost }))
  }
  return figures
}

/** A reader's search without a hit asks the site search, and waits a second for its index until that is made. */
async function measureSiteIndex(origin: string, where: string): Promise<Figure> {
  const begun = performance.now()
  let asked = begun
  do {
    asked = performance.now()
    await ask(`${origin}/blog?q=${NOTHING}`, { Cookie: 'bench-session=1' })
  } while (performance.now() - asked > INDEX_WAIT_MS)
  const what = `${where}: the index of the site search`
  return toFigure({ what, value: (performance.now() - begun) / 1_000, unit: 's', isTimed: true })
}

// The processor time of the site alone: on SQLite that is all there is, on PostgreSQL its server's time comes on top.
function listFigure(
  what: string,
  { times, processorMs, atMost }: { times: number[]; processorMs: number; atMost: number },
): Figure {
  return toFigure({
    what,
    value: percentile(times, 0.95),
    unit: 'ms',
    detail: `p95; p50 ${write(median(times), 'ms')}; processor ${write(processorMs, 'ms')}`,
    atMost,
    isTimed: true,
  })
}

function addresses(middle: string): Record<string, string> {
  const rows = '/dashboard.data?_routes=routes/dashboard/posts/posts'
  return {
    "readers' list": '/blog',
    "readers' list from its middle": `/blog?after=${middle}`,
    'a category': '/blog/category/citizenship',
    'a search of readers, many hits': '/blog?q=passport',
    'a search of readers, few hits': `/blog?q=${RARE_WORD}`,
    'a search of readers, no hit': `/blog?q=${NOTHING}`,
    'a search of readers, one letter': '/blog?q=q',
    'a search of readers, two letters, no hit': '/blog?q=zq',
    'the feed': '/feed.xml',
    "the dashboard's list": rows,
    'the same from its middle': `${rows}&after=${middle}`,
    drafts: `${rows}&state=draft`,
    'drafts of a category': `${rows}&state=draft&category=citizenship`,
    'a category of the dashboard': `${rows}&category=visa`,
    'by title': `${rows}&sort=title`,
    'by author, from the middle': `${rows}&sort=-author&after=${middle}`,
    'by status': `${rows}&sort=status`,
    'drafts by title': `${rows}&state=draft&sort=title`,
    'a category by title': `${rows}&category=visa&sort=-title`,
    'a search of the dashboard, many hits': `${rows}&q=passport`,
    'a search of the dashboard, few hits': `${rows}&q=${RARE_WORD}`,
    'a search of the dashboard, no hit': `${rows}&q=${NOTHING}`,
    'a search within drafts by title': `${rows}&q=office&state=draft&sort=title`,
    'a search within a category': `${rows}&q=${RARE_WORD}&category=work`,
    'Find, a word in the text of the oldest draft': `${PALETTE}?q=${OLDEST_DRAFTS_WORD}`,
    'Find, a word in no text': `${PALETTE}?q=${NOTHING}`,
  }
}

async function middlePost(db: Db, size: number): Promise<string> {
  const { id } = await db
    .selectFrom('blog_posts')
    .where('published', '=', sql<boolean>`true`)
    .select('id')
    .orderBy('created_at')
    .offset(Math.floor(size * 0.45))
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
