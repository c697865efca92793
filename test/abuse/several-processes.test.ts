import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import { startPaced } from '#test/abuse/group/paced.ts'
import {
  openProcessGroup,
  type Member,
  type ProcessGroup,
} from '#test/abuse/group/process-group.ts'
import { createWriters, DRAFT_MARK, type Ledger } from '#test/abuse/group/writers.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { storedImages } from '#test/factories/images.ts'

const { processes, readsPerSecond, writesPerSecond, lastsMs } =
  process.env['SOAK'] === undefined
    ? { processes: 2, readsPerSecond: 60, writesPerSecond: 5, lastsMs: 0 }
    : {
        processes: 4,
        readsPerSecond: 200,
        writesPerSecond: 5,
        lastsMs: 120_000,
      }
const RECOVERS_WITHIN_MS = 5_000
const SHOWN_WITHIN_MS = 1_000
const POST = { title: 'Read all the time', slug: 'read-all-the-time' }
const PAGES = [
  '/',
  '/services/u-visa',
  '/blog',
  '/faq',
  '/contact',
  '/no/such/page',
  `/blog/${POST.slug}`,
]
// So long that everything notices, and that pages dropped by the last change are made again before.
const OUTAGE_MS = 2_000
const QUIET_MS = 1_000

type Writers = Awaited<ReturnType<typeof createWriters>>

// Abuse 37 and 38, with several processes.
test(
  `${processes} processes, their database and their bucket are killed in turn: nothing acknowledged is lost, and no cached page fails`,
  { timeout: lastsMs + 120_000 },
  async (context) => {
    const group = await openProcessGroup(processes)
    context.onTestFinished(() => group.close())
    const writers = await createWriters(group, lastsMs === 0 ? 8 : 80)
    await writers.publish(POST.title)
    const failures: string[] = []
    const reading = startPaced(readsPerSecond, (number) => read(group, number, failures))
    const writing = startPaced(writesPerSecond, writers.write)
    await sleep(QUIET_MS)
    const recoveries = await killInTurn(group, writers, randomMoments(context))
    await expect.poll(() => writers.ledger.shownAfter, { timeout: 30_000 }).not.toEqual([])
    await writing.stop()
    await reading.stop()

    process.stdout.write(report(writers.ledger, reading.begun(), recoveries))
    expect(failures).toEqual([])
    await expectAllKept(group, writers)
    expect(Math.max(...recoveries.map(({ ms }) => ms))).toBeLessThan(RECOVERS_WITHIN_MS)
    expect(Math.max(...writers.ledger.shownAfter)).toBeLessThan(SHOWN_WITHIN_MS)
  },
)

async function read(group: ProcessGroup, number: number, failures: string[]): Promise<void> {
  const page = PAGES[number % PAGES.length] ?? '/'
  try {
    const { status, body } = await group.read(page)
    if (status !== (page === '/no/such/page' ? 404 : 200)) failures.push(`${page} ${status}`)
    if (body.includes(DRAFT_MARK)) failures.push(`${page} shows a draft`)
  } catch (error) {
    failures.push(`${page} ${String(error)}`)
  }
}

/** `ms` from the moment when it takes connections. */
type Recovery = { of: string; startMs: number; ms: number }

async function killInTurn(
  group: ProcessGroup,
  writers: Writers,
  random: () => number,
): Promise<Recovery[]> {
  const { members, cluster, store } = group
  const recoveries: Recovery[] = []
  const endsAt = performance.now() + lastsMs
  const startAgain = async (of: string, restart: () => Promise<unknown>) => {
    const began = performance.now()
    await restart()
    const up = performance.now()
    await Promise.all(members.map((member) => untilWell(member, writers, of === 'S3')))
    recoveries.push({ of, startMs: up - began, ms: performance.now() - up })
    writers.state.isCalm = true
    await sleep(QUIET_MS)
  }
  do {
    for (const [number, member] of members.entries()) {
      writers.state.isCalm = false
      await member.kill()
      await sleep(random() * 500)
      await startAgain(`process ${number + 1}`, member.restart)
    }
    // A page that was dropped by a change can be made again with the database only (decision 19).
    writers.state.mayChangePages = false
    await expect.poll(() => writers.state.changing, { timeout: 60_000 }).toBe(0)
    await sleep(QUIET_MS)
    writers.state.isCalm = false
    await cluster.kill()
    await sleep(OUTAGE_MS)
    await startAgain('PostgreSQL', cluster.restart)
    writers.state.mayChangePages = true

    writers.state.isCalm = false
    await store.kill()
    await sleep(OUTAGE_MS)
    await startAgain('S3', store.restart)
  } while (performance.now() < endsAt)
  return recoveries
}

/** Reads what no cache has and the dashboard, and saves. */
async function untilWell(member: Member, writers: Writers, withImages: boolean): Promise<void> {
  const { staff, upload, saveDraft } = writers
  const submission = randomUUID()
  const isWell = async () => {
    const [list, ready, dashboard] = await Promise.all([
      member.get(`/blog?q=${randomUUID()}`),
      member.get('/readyz'),
      staff(member.origin).get('/dashboard'),
      withImages ? upload(member.origin) : saveDraft(member.origin, submission),
    ])
    const statuses = [list.status, ready.status, dashboard.status]
    return statuses.join() === '200,200,200' && !list.body.includes('cannot be loaded')
  }
  while (!(await isWell().catch(() => false))) await sleep(50)
}

function report(
  { posts, withdrawn, references, images, shownAfter }: Ledger,
  reads: number,
  recoveries: Recovery[],
) {
  const written = posts.size + withdrawn.length + references.length + images.length
  const longest = recoveries.toSorted((one, other) => other.ms - one.ms)
  return [
    `${reads} reads, ${written} writes acknowledged: ${references.length} messages, ${posts.size} posts, ${withdrawn.length} withdrawn, ${images.length} images`,
    `shown by every process after at most ${Math.round(Math.max(...shownAfter))} ms (${shownAfter.length} posts)`,
    ...longest.map(
      ({ of, startMs, ms }) =>
        `${of} started in ${Math.round(startMs)} ms, all was well ${Math.round(ms)} ms later`,
    ),
    '',
  ].join('\n')
}

async function expectAllKept(group: ProcessGroup, { ledger, staff }: Writers): Promise<void> {
  const rows = await group.look((db) => db.selectFrom('blog_posts').selectAll().execute())
  for (const [submission, post] of ledger.posts) {
    const found = rows.filter((row) => row.submission_id === submission)
    expect(found.map(({ title, published }) => ({ title, published }))).toEqual([post])
  }
  for (const id of ledger.withdrawn) {
    const row = rows.find((each) => each.id === id)
    expect(row?.published).toBe(false)
    expect(row?.title).toContain(DRAFT_MARK)
  }
  const messages = await group.look((db) => db.selectFrom('messages').select('reference').execute())
  const references = messages.map(({ reference }) => reference).toSorted()
  expect(references).toEqual(ledger.references.toSorted())
  const images = await group.look((db) => storedImages(db))
  const names = images.flatMap<string>((image) => imageFileNames(image))
  expect(group.store.names()).toEqual(expect.arrayContaining(names))
  expect(names).toEqual(expect.arrayContaining(ledger.images.map((image) => image.slice(8))))
  const [image = ''] = ledger.images
  for (const { origin } of group.members) expect((await staff(origin).get(image)).status).toBe(200)
}
