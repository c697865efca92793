import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BUSY_TIMEOUT_MS } from '#app/platform/db/sqlite-dialect.server.ts'
import {
  makePlace,
  type Place,
  type ServerProcess,
  startServer,
} from '#test/abuse/server-process.ts'
import { countSubmitted, sendUpload, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { AT_ONCE, IN_TURN } from '#test/opened.ts'
import { databaseKinds, openClient } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, STAFF, type Visitor } from '#test/site.ts'

const PIXEL = new Uint8Array(await cornersImage({ width: 2, height: 2 }).png().toBuffer())
const BUSY = 'The database is busy. Please try again in a moment.'
const SHORT_MS = 1_500
// The server itself measures its longest gap, which readers without a pause would lengthen.
const BETWEEN_READS_MS = 100
// Nobody notices it, whatever is usual.
const SHORT_GAP_MS = 50
const LONG_MS = process.env['SOAK'] === undefined ? BUSY_TIMEOUT_MS + 1_500 : 10_000

type Read = { path: string; status: number; ms: number }

// Abuse 34.
describe.each(databaseKinds)('while another program holds the lock, on %s', AT_ONCE, (kind) => {
  let place: Place
  let server: ServerProcess
  let staff: Visitor
  let usualReads: number
  let release = (): unknown => undefined
  beforeAll(async () => {
    place = await makePlace(kind)
    server = await startServer(place.environment)
    staff = await aStaffMember(server.origin)
    usualReads = await requestEverything(SHORT_MS)
  })
  afterEach(free)
  afterAll(async () => {
    await server.stop()
    await place.close()
  })

  test(
    'pages are read as ever, and what is saved waits and is saved when the lock is free',
    IN_TURN,
    async () => {
      const submission = randomUUID()
      await hold()
      const started = performance.now()
      const saving = Promise.all([save(submission), signIn(), save(randomUUID())])
      const gap = await readFluently(SHORT_MS)
      await free()
      expect((await saving).map(({ status }) => status)).toEqual([202, 204, 202])
      expect(performance.now() - started).toBeGreaterThan(SHORT_MS)
      expect(await countOf(submission)).toBe(1)
      await expectUsualGap(gap, SHORT_MS)
    },
  )

  test(
    'for longer than a person waits, what is saved is refused with a time to try again, and saved once then',
    IN_TURN,
    async () => {
      const submission = randomUUID()
      // Near enough to its end to be extended.
      const soon = new Date(Date.now() + 85_000)
      await place.look((db) => db.updateTable('sessions').set({ expires_at: soon }).execute())
      await hold()
      const saving = Promise.all([
        save(submission),
        upload(),
        saveForm(submission),
        staff.request('POST', '/session/renewal'),
        save(randomUUID()),
      ])
      const gap = await readFluently(LONG_MS)
      const ended = performance.now()
      const [refused, image, page, renewal] = await saving
      // Concurrent requests must not add up their waits.
      expect(performance.now() - ended).toBeLessThan(BUSY_TIMEOUT_MS / 2)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
      expect(await refused.text()).toContain(BUSY)
      expect([image.status, page.status, renewal.status]).toEqual([503, 503, 503])
      expect(renewal.headers.get('Retry-After')).toBe('5')
      expect(page.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/)
      const text = await page.text()
      expect(text).toContain(BUSY)
      expect(text).toContain('Saved in spite of a lock')
      await free()
      expect(await countOf(submission)).toBe(0)
      expect((await save(submission)).status).toBe(202)
      expect((await save(submission)).status).toBe(202)
      expect(await countOf(submission)).toBe(1)
      expect((await staff.request('POST', '/session/renewal')).status).toBe(200)
      await expectUsualGap(gap, LONG_MS)
    },
  )

  async function hold(): Promise<void> {
    if (kind === 'sqlite') {
      const database = new DatabaseSync(path.join(place.dataDir, 'site.db'))
      database.exec('begin immediate')
      release = () => database.close()
      return
    }
    const client = await openClient(place.environment['DATABASE_URL'])
    await client.query('begin')
    await client.query('lock blog_posts, images, sessions, sign_in_attempts in exclusive mode')
    release = () => client.end()
  }

  async function free(): Promise<void> {
    const giveBack = release
    release = () => undefined
    await giveBack()
  }

  const formOf = (submission: string) => ({
    ...aPostForm({ title: 'Saved in spite of a lock' }),
    submission,
  })
  const save = (submission: string) =>
    staff.post('/dashboard/blog/new.data', postBody(formOf(submission)))
  const saveForm = (submission: string) => submitPost(staff, formOf(submission))
  const signIn = () => aVisitor(server.origin).post('/session', new URLSearchParams(STAFF))

  const upload = () => sendUpload(staff, PIXEL)

  // The same work as under the lock; a form that is not valid renders the editor, as a refused one does.
  async function requestEverything(ms: number): Promise<number> {
    const [{ length }] = await Promise.all([
      readFor(ms),
      save(randomUUID()),
      upload(),
      submitPost(staff, { ...formOf(randomUUID()), title: '' }),
      staff.request('POST', '/session/renewal'),
      signIn(),
    ])
    return length
  }

  const countOf = (submission: string) => place.look((db) => countSubmitted(db, submission))

  /** @returns the longest gap meanwhile, in milliseconds */
  async function readFluently(ms: number): Promise<number> {
    await server.longestGap()
    const reads = await readFor(ms)
    const gap = await server.longestGap()
    expect(reads.length).toBeGreaterThan((usualReads / 2) * (ms / SHORT_MS))
    for (const { path: read, status } of reads) {
      expect([read, status]).toEqual([read, read === '/blog/unknown' ? 404 : 200])
    }
    const times = reads.map((read) => read.ms).toSorted((one, other) => one - other)
    expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(250)
    return gap
  }

  /**
   * `ms` is the time in which the gap was measured, because the longest one grows with it. The usual one is measured again where the first
   * is shorter, because other programs on the machine make gaps at random; one that waits for the lock is several times the longest of them.
   */
  async function expectUsualGap(gap: number, ms: number): Promise<void> {
    let usual = SHORT_GAP_MS / 2
    for (let attempt = 0; attempt < 5 && gap >= 2 * usual; attempt += 1) {
      await server.longestGap()
      await requestEverything(ms)
      usual = Math.max(usual, await server.longestGap())
    }
    expect(gap).toBeLessThan(2 * usual)
  }

  async function readFor(ms: number): Promise<Read[]> {
    const reader = aVisitor(server.origin)
    const paths: [Visitor, string][] = [
      [reader, '/blog'],
      [reader, `/blog?q=visa`],
      [reader, '/blog/unknown'],
      [reader, '/readyz'],
      [staff, '/dashboard'],
      [staff, '/dashboard.data'],
      [staff, '/session'],
    ]
    const until = performance.now() + ms
    const reads: Read[] = []
    while (performance.now() < until) {
      for (const [who, page] of paths) {
        const start = performance.now()
        const { status } = await who.get(page)
        reads.push({ path: page, status, ms: performance.now() - start })
      }
      await sleep(BETWEEN_READS_MS)
    }
    return reads
  }
})
