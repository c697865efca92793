import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { damageOf } from '#test/abuse/server-process.ts'
import {
  countSubmitted,
  openWatchedSite,
  saveImage,
  savePost,
  submitPost,
  sendUpload,
  type WatchedSite,
} from '#test/abuse/site-fixture.ts'
import { mountSmallDisk, type SmallDisk } from '#test/abuse/small-disk.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { type DatabaseKind, databaseKinds, openClient } from '#test/postgres.ts'
import { aStaffMember, aVisitor, STAFF, type Visitor } from '#test/site.ts'

const imageFile = new Uint8Array(await cornersImage({ width: 900, height: 600 }).png().toBuffer())
const NO_ROOM = 'There is no room left to save. Please tell the operator.'
const READ_ONLY = 'Nothing can be saved at the moment. Please tell the operator.'

let disk: SmallDisk
let site: WatchedSite
let staff: Visitor
let aheadMs = 0

function onASmallDisk(kind: DatabaseKind): void {
  beforeAll(async () => {
    disk = await mountSmallDisk(12)
    const dataDir = path.join(disk.folder, 'data')
    await mkdir(dataDir)
    site = await openWatchedSite(kind, { dataDir, now: () => new Date(Date.now() + aheadMs) })
  })
  afterAll(async () => {
    await site.close()
    await disk.remove()
  })
  beforeEach(async () => void (staff = await aStaffMember(site.origin)))
  afterEach(() => disk.freeAll())
}

// Abuse 35: with SQLite everything is on the disk, with PostgreSQL only the images.
describe.each(databaseKinds)('a site on %s whose disk', (kind) => {
  onASmallDisk(kind)

  test('is full keeps no image by halves, says so, and takes it when there is room again', async () => {
    const image = await saveImage(staff, imageFile)
    const files = await filesOf()
    await disk.fillUp()
    let refusals = 0
    for (let response = await upload(); response.status !== 201; response = await upload()) {
      refusals += 1
      expect(response.status).toBe(507)
      expect(await response.text()).toMatch(/There is no room left to (store images|save)\./)
      expect(await filesOf()).toEqual(files)
      const bytes = await (await staff.get(image)).bytes()
      expect((await sharp(bytes, { failOn: 'warning' }).stats()).channels).not.toHaveLength(0)
      await disk.freeSome(4)
    }
    expect(refusals).toBeGreaterThan(3)
    expect(await filesOf()).toHaveLength(2 * files.length)
  })

  test('is full serves every page that only reads, also one that no one has asked for before', async () => {
    const post = { title: 'Written while there was room', published: true }
    const { id, slug } = await savePost(staff, post)
    await disk.fillUp()
    const reader = aVisitor(site.origin)
    const unread = `/blog?q=${randomUUID()}`
    for (const page of ['/', '/blog', `/blog/${slug}`, unread, '/login', '/healthz'])
      expect([page, (await reader.get(page)).status]).toEqual([page, 200])
    for (const page of ['', '?q=room', '.data', `/blog/edit/${id}`])
      expect([page, (await staff.get(`/dashboard${page}`)).status]).toEqual([page, 200])
  })

  test('is full is not ready, from the next look on and until there is room again', async () => {
    expect(await readyAtNextLook()).toBe(200)
    await disk.fillUp()
    expect((await aVisitor(site.origin).get('/readyz')).status).toBe(200)
    expect(await readyAtNextLook()).toBe(503)
    expect(site.lines.join()).toContain('nothing can be written')
    await disk.freeAll()
    expect((await aVisitor(site.origin).get('/readyz')).status).toBe(503)
    expect(await readyAtNextLook()).toBe(200)
    expect(await readdir(site.dataDir)).not.toContain('write-probe')
  })

  // A file system with a database open for writing cannot become read-only, so the images have one of their own.
  test('has become read-only for images refuses them, serves those that are there, and recovers', async () => {
    const folder = path.join(site.dataDir, 'images')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    const own = await mountSmallDisk(2, folder)
    try {
      const image = await saveImage(staff, imageFile)
      await own.makeReadOnly()
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain('place where images are stored cannot be reached')
      expect((await staff.get(image)).status).toBe(200)
      expect((await save(randomUUID())).status).toBe(303)
      await own.makeWritable()
      expect((await upload()).status).toBe(201)
    } finally {
      await own.remove()
    }
  })
})

describe('a site on sqlite whose disk', () => {
  onASmallDisk('sqlite')

  test('is full refuses what would be saved, in words, and saves it once when there is room', async () => {
    const acknowledged: string[] = []
    const refused: string[] = []
    await disk.fillUp()
    for (let tries = 0; tries < 40; tries += 1) {
      const submission = randomUUID()
      const response = await save(submission)
      ;(response.status === 303 ? acknowledged : refused).push(submission)
      if (response.status === 303) continue
      expect(response.status).toBe(507)
      expect(await response.text()).toContain(NO_ROOM)
      await disk.freeSome(8)
    }
    expect(refused.length).toBeGreaterThan(3)
    for (const submission of refused) expect(await countSubmitted(site.db, submission)).toBe(0)
    await disk.freeAll()
    for (const submission of refused) expect((await save(submission)).status).toBe(303)
    for (const submission of [...acknowledged, ...refused])
      expect(await countSubmitted(site.db, submission)).toBe(1)
    expect(damageOf(site)).toBe(null)
  })

  test('is full says so on a page as well, and to anyone who signs in or out', async () => {
    await disk.fillUp()
    const form = { ...aPostForm({ content: 'A long text. '.repeat(15_000) }) }
    let page = await submitPost(staff, form)
    // Changes for which the journal still has room are saved.
    for (let tries = 0; page.status === 303 && tries < 60; tries += 1)
      page = await submitPost(staff, form)
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([507, 'private, no-store'])
    const text = await page.text()
    expect(text).toContain(NO_ROOM)
    expect(text).toContain('A long text. A long text.')
    const refusals = new Set<string>()
    for (let tries = 0; tries < 30; tries += 1) {
      const response = await change('/session', STAFF)
      if (response.status !== 204) refusals.add(`${response.status} ${await response.text()}`)
    }
    expect([...refusals]).toEqual([expect.stringMatching(/^507 .*There is no room left to save/)])
    const out = await change('/logout')
    expect([303, 507]).toContain(out.status)
    expect((await staff.get('/dashboard')).status).toBe(out.status === 303 ? 302 : 200)
    await disk.freeAll()
    expect((await change('/logout')).status).toBe(303)
    expect((await staff.get('/dashboard')).status).toBe(302)
  })
})

describe('a site on postgres whose disk', () => {
  onASmallDisk('postgres')

  test('has become read-only refuses what would be saved, and recovers, even if no image has room', async () => {
    const client = await openClient(site.environment['DATABASE_URL'])
    try {
      await setReadOnly(client, 'on')
      const submission = randomUUID()
      const refused = await save(submission)
      expect(refused.status).toBe(507)
      expect(await refused.text()).toContain(READ_ONLY)
      expect(site.lines.join('\n')).toContain('"event":"database refused","errorName"')
      const entering = await aVisitor(site.origin).post('/session', new URLSearchParams(STAFF))
      expect(entering.status).toBe(507)
      expect(await entering.text()).toContain(READ_ONLY)
      expect(await readyAtNextLook()).toBe(503)
      for (const address of ['/blog?q=visa', '/healthz', '/login'])
        expect((await aVisitor(site.origin).get(address)).status).toBe(200)
      expect((await staff.get('/dashboard')).status).toBe(200)
      await setReadOnly(client, 'off')
      expect(await readyAtNextLook()).toBe(200)
      await disk.fillUp()
      expect((await save(submission)).status).toBe(303)
      expect(await countSubmitted(site.db, submission)).toBe(1)
    } finally {
      await client.end()
    }
  })
})

/** As after a failover to a standby; open connections would not notice, so they are cut. */
async function setReadOnly(client: Client, value: 'on' | 'off'): Promise<void> {
  await client.query('set default_transaction_read_only = off')
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await sleep(100)
}

/** The site writes at most every 10 s to see whether it can. */
async function readyAtNextLook(): Promise<number> {
  aheadMs += 10_000
  return (await aVisitor(site.origin).get('/readyz')).status
}

const upload = () => sendUpload(staff, imageFile)

const filesOf = async () => (await readdir(path.join(site.dataDir, 'images'))).toSorted()

function save(submission: string): Promise<Response> {
  const content = 'Some length of text. '.repeat(300)
  const form = aPostForm({ title: 'Written on the last free page', content })
  return submitPost(staff, { ...form, submission })
}

const change = (target: string, form: Record<string, string> = {}) =>
  aVisitor(site.origin, new Map(staff.jar)).post(target, new URLSearchParams(form))
