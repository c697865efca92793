import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import { readImageFile } from '#app/features/images/images.server.ts'
import { deleteOrphanedFiles } from '#app/features/images/delete-image.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { storedImages } from '#test/factories/images.ts'
import { isAlive, waitForEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { openImageFixture, ROOT } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

type Database = Awaited<ReturnType<typeof openTestDatabase>>

const ROUNDS = 5
const HOUR_MS = 60 * 60 * 1000
const imageFile = await cornersImage({ width: 450, height: 300 }).jpeg().toBuffer()
// Seconds of work, so that a kill always interrupts it.
const heavy = await cornersImage({ width: 7000, height: 6000 }).jpeg().toBuffer()

// Abuse 33.
describe('a killed encoder', () => {
  test('leaves nothing, and the next upload is fine', async () => {
    const fixture = await openImageFixture('sqlite')
    for (const delay of [0, 50, 100, 200, 400]) {
      const uploading = uploadImage(fixture, { bytes: heavy, userId: 'user' })
      const child = await waitForEncoderProcess()
      await sleep(delay)
      process.kill(child, 'SIGKILL')
      expect(await uploading).toEqual({ ok: false, problem: 'interrupted' })
      expect(await fixture.files()).toEqual([])
    }
    const uploaded = await uploadImage(fixture, { bytes: imageFile, userId: 'user' })
    expect(uploaded.ok).toBe(true)
    expect(await fixture.files()).toHaveLength(3)
    await fixture.close()
  })
})

async function timeOfHeavyWork(): Promise<number> {
  const fixture = await openImageFixture('sqlite')
  const started = performance.now()
  expect((await uploadImage(fixture, { bytes: heavy, userId: 'user' })).ok).toBe(true)
  const workMs = performance.now() - started
  await fixture.close()
  return workMs
}

describe('an encoder whose site is killed', () => {
  test('ends with it, in the middle of its work', async () => {
    const workMs = await timeOfHeavyWork()
    const database = await openTestDatabase('sqlite')
    const folder = await mkdtemp(path.join(tmpdir(), 'site-images-'))
    await writeFile(path.join(folder, 'picture.source'), heavy)
    const { site } = await startSite(database, folder, 'encoding')
    const encoder = await waitForEncoderProcess(site.pid)
    await sleep(300)
    site.kill('SIGKILL')
    await once(site, 'close')
    // Measured here, because a busy machine takes longer for both.
    await expect.poll(() => isAlive(encoder), { timeout: workMs / 2, interval: 50 }).toBe(false)
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
})

describe.each(databaseKinds)('a site on %s, killed while it takes uploads', (kind) => {
  let folder: string
  const database = openedForEach(() => openTestDatabase(kind))
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-images-'))
    await writeFile(path.join(folder, 'picture.source'), imageFile)
  })
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  test.each(['storing', 'encoding'] as const)(
    'in the middle of %s loses no picture that it acknowledged and shows none by halves',
    async (mode) => {
      let leftovers = 0
      let acknowledged = 0
      // Repeated until a kill has interrupted the storing.
      const isShown = () => mode === 'encoding' || leftovers > 0
      for (let round = 0; round < (isShown() ? ROUNDS : 5 * ROUNDS); round += 1) {
        const names = await uploadUntilKilled(database, folder, mode)
        leftovers += await expectWhole(database, path.join(folder, 'images'), names)
        acknowledged += names.length
      }
      expect(acknowledged).toBeGreaterThan(0)
      expect(isShown()).toBe(true)
    },
  )
})

type Site = { site: ChildProcess; printed: () => string }

async function startSite(database: Database, folder: string, mode: string): Promise<Site> {
  const program = path.join(ROOT, 'test/fixtures/upload-forever.ts')
  const address = JSON.stringify(database.address)
  const values = [address, path.join(folder, 'images'), path.join(folder, 'picture.source'), mode]
  const site = spawn(process.execPath, [program, ...values], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  site.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await expect.poll(() => printed, { timeout: 20_000 }).toMatch(/^ready\n/)
  return { site, printed: () => printed }
}

async function uploadUntilKilled(
  database: Database,
  folder: string,
  mode: string,
): Promise<string[]> {
  const { site, printed } = await startSite(database, folder, mode)
  await expect.poll(printed, { timeout: 20_000, interval: 5 }).toContain('blog-')
  await sleep(Math.random() * (mode === 'storing' ? 150 : 800))
  site.kill('SIGKILL')
  await once(site, 'close')
  expect(printed()).not.toContain('failed')
  // A truncated line was not acknowledged.
  return printed().split('\n').slice(1, -1)
}

async function expectWhole(database: Database, folder: string, names: string[]): Promise<number> {
  const { db } = database
  const storage = createFileStorage(folder)
  const images = await storedImages(db)
  const known = images.map(({ name }) => name)
  expect(known).toEqual(expect.arrayContaining(names))
  for (const image of images.slice(-3)) {
    for (const name of imageFileNames(image)) {
      const file = await readImageFile({ db, storage }, name, {
        signedIn: true,
        readsAt: new Date(),
      })
      const bytes = Buffer.from(await new Response(file?.open()).arrayBuffer())
      const { width } = await sharp(bytes, { failOn: 'warning' }).metadata()
      expect([450, 400]).toContain(width)
      await sharp(bytes, { failOn: 'warning' }).stats()
    }
  }
  const wanted = images.flatMap(imageFileNames).sort()
  const found = await storage.list({ limit: 100_000 })
  const orphans = found.filter((name) => !wanted.includes(name as (typeof wanted)[number]))
  for (const name of orphans)
    expect(
      await readImageFile({ db, storage }, name, { signedIn: true, readsAt: new Date() }),
    ).toBeNull()
  const now = new Date(Date.now() + 2 * HOUR_MS)
  const swept =
    (await storage.deleteTemporaryFiles(now)) + (await deleteOrphanedFiles({ db, storage }, now))
  expect(await storage.list({ limit: 100_000 })).toEqual(wanted)
  return swept
}
