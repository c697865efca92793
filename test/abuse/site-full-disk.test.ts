import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, cookieOf, fromElsewhere, openWatchedSite, savePost, uploadPicture, type WatchedSite } from '#test/abuse/site-world.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersPicture } from '#test/fixtures/pictures.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, STAFF, type Visitor } from '#test/site.ts'

const run = promisify(execFile)
const picture = new Uint8Array(await cornersPicture({ width: 500, height: 300 }).png().toBuffer())
const NO_ROOM = 'There is no room left to save. Please tell the operator.'

// Abuse 35. The disk is a real one of twelve megabytes, in memory.
describe.each(databaseKinds)('a site on %s whose disk', (kind) => {
  let disk: string
  let site: WatchedSite
  let staff: Visitor
  let slug: string
  beforeAll(async () => {
    if (process.getuid?.() !== 0) throw new Error('This test mounts a small disk, so it must run as root on Linux.')
    disk = mkdtempSync(path.join(tmpdir(), 'site-disk-'))
    await run('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
    await mkdir(path.join(disk, 'data'))
    site = await openWatchedSite(kind, { dataDir: path.join(disk, 'data') })
  })
  afterAll(async () => {
    await site.close()
    await run('umount', [disk])
    rmdirSync(disk)
  })
  beforeEach(async () => {
    staff = await aStaffMember(site.origin)
    slug = (await savePost(staff, { title: 'Written while there was room', published: true })).slug
  })
  afterEach(freeAll)

  test('is full keeps no picture by halves, says so, and takes it when there is room again', async () => {
    const first = await upload()
    expect(first.status).toBe(201)
    const { path: image } = (await first.json()) as { path: string }
    const files = await readdir(path.join(site.dataDir, 'images'))
    await fillUp()
    for (const kilobytes of [0, 4, 4, 8]) {
      await freeSome(kilobytes)
      const answer = await upload()
      expect(answer.status).toBe(507)
      expect(await answer.text()).toMatch(/Image Upload Failed: .*There is no room left to store pictures\./)
      expect((await readdir(path.join(site.dataDir, 'images'))).toSorted()).toEqual(files.toSorted())
    }
    const bytes = await (await staff.get(image)).bytes()
    expect((await sharp(bytes).metadata()).width).toBe(500)
    await freeAll()
    expect((await upload()).status).toBe(201)
  })

  test('is full serves every page that only reads, also one that nobody has asked for before', async () => {
    await fillUp()
    const reader = aVisitor(site.origin)
    for (const page of ['/', '/blog', `/blog/${slug}`, `/blog?q=${randomUUID()}`, '/login', '/readyz']) {
      expect([page, (await reader.get(page)).status]).toEqual([page, 200])
    }
    for (const page of ['/dashboard', '/dashboard?q=room', '/dashboard/posts.json', '/dashboard/blog/new']) {
      expect([page, (await staff.get(page)).status]).toEqual([page, 200])
    }
  })

  test.runIf(kind === 'sqlite')('is full refuses what would be saved, in words, and saves it once when there is room', async () => {
    const acknowledged: string[] = []
    const refused: string[] = []
    await fillUp()
    for (let tries = 0; tries < 40; tries += 1) {
      const submission = randomUUID()
      const answer = await save(submission)
      const list = answer.status === 201 ? acknowledged : refused
      list.push(submission)
      if (answer.status !== 201) {
        expect([answer.status, await answer.json()]).toEqual([507, { message: NO_ROOM }])
        await freeSome(8)
      }
    }
    expect(refused.length).toBeGreaterThan(3)
    for (const submission of refused) expect(await countOf(submission)).toBe(0)
    await freeAll()
    for (const submission of refused) {
      expect((await save(submission)).status).toBe(201)
      expect(await countOf(submission)).toBe(1)
    }
    for (const submission of acknowledged) expect(await countOf(submission)).toBe(1)
    expect(check()).toBe('ok')
  })

  test.runIf(kind === 'sqlite')('is full says so on a page as well, and to whoever signs in or out', async () => {
    await fillUp()
    const form = { ...aPostForm({ content: 'A long text. '.repeat(9_000) }) }
    const page = await staff.post('/dashboard/blog/new', postBody(form))
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([507, 'private, no-store'])
    expect(await page.text()).toContain('Something went wrong')
    const statuses: number[] = []
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await ask(site, {
        method: 'POST',
        path: '/session',
        headers: { Origin: site.origin, ...fromElsewhere() },
        body: new URLSearchParams(STAFF),
      })
      statuses.push(answer.status)
      if (answer.status === 507) expect(answer.text).toContain(NO_ROOM)
    }
    expect([...new Set(statuses)].filter((status) => status !== 204 && status !== 507)).toEqual([])
    expect(statuses).toContain(507)
    const out = await ask(site, { method: 'POST', path: '/logout', headers: { Origin: site.origin, ...cookieOf(staff) } })
    expect([303, 507]).toContain(out.status)
  })

  test.runIf(kind === 'postgres')('is full still saves what the database keeps elsewhere', async () => {
    await fillUp()
    const submission = randomUUID()
    expect((await save(submission)).status).toBe(201)
    expect(await countOf(submission)).toBe(1)
  })

  // A file system with a database that is open for writing cannot be made read-only, so the pictures get one of their own.
  test('has become read-only for pictures refuses them, serves those that are there, and recovers', async () => {
    const images = path.join(site.dataDir, 'images')
    await rm(images, { recursive: true, force: true })
    await mkdir(images)
    await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', images])
    try {
      const { path: image } = (await (await upload()).json()) as { path: string }
      await run('mount', ['-o', 'remount,ro', images])
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain('The place where pictures are stored cannot be reached.')
      expect((await staff.get(image)).status).toBe(200)
      expect((await save(randomUUID())).status).toBe(201)
      await run('mount', ['-o', 'remount,rw', images])
      expect((await upload()).status).toBe(201)
    } finally {
      await run('umount', [images])
    }
  })

  const filler = () => path.join(disk, 'filler')
  const upload = () => uploadPicture(staff, picture)
  const save = (submission: string) => {
    const form = aPostForm({ title: 'Written on the last free page', content: 'A text of some length. '.repeat(300) })
    return staff.post('/dashboard/posts', postBody({ ...form, submission }), { headers: fromElsewhere() })
  }

  async function countOf(submission: string): Promise<number> {
    const rows = await site.db.selectFrom('blog_posts').select('id').where('submission_id', '=', submission).execute()
    return rows.length
  }

  function check(): unknown {
    const database = new DatabaseSync(path.join(site.dataDir, 'site.db'), { readOnly: true })
    const found = database.prepare('pragma integrity_check').get()?.['integrity_check']
    database.close()
    return found
  }

  /** Writes until not one more block goes onto the disk. */
  async function fillUp(): Promise<void> {
    const file = await open(filler(), 'w')
    const block = Buffer.alloc(4_096)
    try {
      for (;;) await file.write(block)
    } catch (error) {
      if (Reflect.get(error as Error, 'code') !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }

  async function freeSome(kilobytes: number): Promise<void> {
    const file = await open(filler(), 'r+')
    const { size } = await file.stat()
    await file.truncate(Math.max(0, size - kilobytes * 1_024))
    await file.close()
  }

  async function freeAll(): Promise<void> {
    await rm(filler(), { force: true })
  }
})
