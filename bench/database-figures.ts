import { createPost } from '#app/features/posts/save-post.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import {
  type DatabaseKind,
  CLUSTER_ADDRESS,
  databaseKinds,
  makeTemplates,
  openTestDatabase,
} from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { createRowMaker } from './bulk-posts.ts'
import { type Figure, notMeasured, toFigure } from './figure.ts'
import { measureLists } from './list-figures.ts'

const INSERT_MS = 3_000
const TEXTS_OF_AN_INSERT = 150
const names: Record<DatabaseKind, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * Durable writes by the product's own functions, and lists and searches over HTTP, on both databases.
 * @param sizes how many posts there are when lists are measured
 * @param missing why there is no PostgreSQL; null when there is
 */
export async function measureDatabases(
  root: string,
  sizes: readonly number[],
  missing: string | null,
): Promise<Figure[]> {
  if (missing !== null) return [notMeasured('lists, searches and writes', missing)]
  const cluster = await startPostgres({ durable: true })
  process.env[CLUSTER_ADDRESS] = cluster.adminUrl
  await makeTemplates(cluster.folder)
  try {
    const figures: Figure[] = []
    for (const kind of databaseKinds) figures.push(...(await measureInserts(kind)))
    for (const size of sizes)
      for (const kind of databaseKinds) figures.push(...(await measureLists(root, kind, size)))
    return figures
  } finally {
    await cluster.stop()
  }
}

async function measureInserts(kind: DatabaseKind): Promise<Figure[]> {
  const { db, close } = await openTestDatabase(kind)
  const services = {
    db,
    bus: createBus(),
    now: () => new Date(),
    actor: { id: null, name: 'bench' },
  }
  const nobody = { userId: null, submissionId: null }
  const makeRow = createRowMaker(TEXTS_OF_AN_INSERT)
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
