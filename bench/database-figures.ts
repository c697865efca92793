import { sql } from 'kysely'
import {
  countPosts,
  type Db,
  listPostCategories,
  listPosts,
  type PostQuery,
} from '#app/features/blog/posts.server.ts'
import { createPost } from '#app/features/blog/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { CLUSTER_ADDRESS, databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { createRowMaker, RARE_WORD, writeBulkPosts } from './bulk-posts.ts'
import { type Figure, notMeasured, toFigure, write } from './figure.ts'
import { median, percentile, timeRuns } from './statistics.ts'

const RUNS = 30
const INSERT_MS = 3_000
const WORDS_OF_AN_INSERT = 150
const names: Record<DatabaseKind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * Lists, searches and durable writes on both databases, through the product's own functions.
 * @param sizes how many posts there are when lists are measured
 * @param missing why there is no PostgreSQL; null when there is
 */
export async function measureDatabases(
  sizes: readonly number[],
  missing: string | null,
): Promise<Figure[]> {
  if (missing !== null) return [notMeasured('lists, searches and writes', missing)]
  const cluster = await startPostgres({ durable: true })
  process.env[CLUSTER_ADDRESS] = cluster.adminUrl
  try {
    const figures: Figure[] = []
    for (const kind of databaseKinds) figures.push(...(await measureInserts(kind)))
    for (const size of sizes)
      for (const kind of databaseKinds) figures.push(...(await measureLists(kind, size)))
    return figures
  } finally {
    await cluster.stop()
  }
}

async function measureLists(kind: DatabaseKind, size: number): Promise<Figure[]> {
  const { db, close } = await openTestDatabase(kind)
  try {
    await writeBulkPosts(db, size)
    // PostgreSQL does so by itself, a minute after such a change.
    if (kind === 'postgres') await sql`vacuum analyze blog_posts`.execute(db)
    const middle = await middlePost(db, size)
    const figures: Figure[] = []
    for (const [name, read] of Object.entries(readings(db, middle))) {
      await read()
      const times = await timeRuns(RUNS, read)
      figures.push(
        listFigure(`${names[kind]}, ${size.toLocaleString('en-US')} posts: ${name}`, times),
      )
    }
    return figures
  } finally {
    await close()
  }
}

function listFigure(what: string, times: number[]): Figure {
  return toFigure({
    what,
    value: percentile(times, 0.95),
    unit: 'ms',
    detail: `p95; p50 ${write(median(times), 'ms')}`,
    atMost: 100,
    isTimed: true,
  })
}

function readings(db: Db, middle: string): Record<string, () => Promise<unknown>> {
  // A list is a page and the number of all.
  const page =
    ({ limit, after, ...query }: PostQuery) =>
    async () => {
      await listPosts(db, { ...query, limit, ...(after !== undefined && { after }) })
      await countPosts(db, query)
    }
  const reader = { viewer: 'reader', limit: 12 } as const
  const staff = { viewer: 'staff', limit: 50 } as const
  return {
    "the readers' list": page(reader),
    "the readers' list from its middle": page({ ...reader, after: middle }),
    'a category': page({ ...reader, categories: ['Citizenship'] }),
    'the choice of categories': () => listPostCategories(db),
    'a search of readers, many hits': page({ ...reader, search: 'passport' }),
    'a search of readers, few hits': page({ ...reader, search: RARE_WORD }),
    'a search of readers, no hit': page({ ...reader, search: 'nothing like it' }),
    "the dashboard's list": page(staff),
    'a search of the dashboard, few hits': page({ ...staff, search: RARE_WORD }),
    'a search of the dashboard, no hit': page({ ...staff, search: 'nothing like it' }),
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

async function measureInserts(kind: DatabaseKind): Promise<Figure[]> {
  const { db, close } = await openTestDatabase(kind)
  const services = { db, bus: createBus(), now: () => new Date() }
  const nobody = { userId: null, submissionId: null }
  const makeRow = createRowMaker(WORDS_OF_AN_INSERT)
  try {
    const row = await countWhile(async (number) => {
      await db.insertInto('blog_posts').values(makeRow(number)).execute()
    })
    const post = await countWhile(async (number) => {
      await createPost(services, aPostInput({ title: `Made in the bench ${number}` }), nobody)
    })
    const anchor = 'node:sqlite 6,262/s, PostgreSQL 4,500/s of small rows in the trial'
    const found = { 'one row': row, 'a post by the editor': post }
    return Object.entries(found).map(([what, value]) =>
      toFigure({
        what: `${names[kind]}: durable inserts, ${what}`,
        value,
        unit: 'a second',
        anchor,
        isTimed: true,
      }),
    )
  } finally {
    await close()
  }
}

/** How often a second something is done, one after the other. */
async function countWhile(work: (number: number) => Promise<void>): Promise<number> {
  const start = performance.now()
  let done = 0
  while (performance.now() - start < INSERT_MS) await work((done += 1))
  return (done * 1_000) / (performance.now() - start)
}
