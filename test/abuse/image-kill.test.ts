import { spawn } from 'node:child_process'
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
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { storedImages } from '#test/factories/images.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

type Database = Awaited<ReturnType<typeof openTestDatabase>>

const ROUNDS = 5
const HOUR_MS = 60 * 60 * 1000
const imageFile = await cornersImage({ width: 450, height: 300 }).jpeg().toBuffer()

// Abuse 33; a kill while an image is encoded is in crash-uploads.test.ts.
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

  test('in the middle of storing loses no picture that it acknowledged and shows none by halves', async () => {
    let leftovers = 0
    let acknowledged = 0
    // Repeated until a kill has interrupted the storing.
    for (let round = 0; round < (leftovers > 0 ? ROUNDS : 5 * ROUNDS); round += 1) {
      const names = await uploadUntilKilled(database, folder)
      leftovers += await expectWhole(database, path.join(folder, 'images'), names)
      acknowledged += names.length
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect(leftovers).toBeGreaterThan(0)
  })
})

async function uploadUntilKilled(database: Database, folder: string): Promise<string[]> {
  const program = path.join(ROOT, 'test/fixtures/upload-forever.ts')
  const address = JSON.stringify(database.address)
  const values = [address, path.join(folder, 'images'), path.join(folder, 'picture.source')]
  const site = spawn(process.execPath, [program, ...values], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  site.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await expect.poll(() => printed, { timeout: 20_000, interval: 5 }).toMatch(/^ready\n[^]*blog-/)
  await sleep(Math.random() * 150)
  site.kill('SIGKILL')
  await once(site, 'close')
  expect(printed).not.toContain('failed')
  // A truncated line was not acknowledged.
  return printed.split('\n').slice(1, -1)
}

async function expectWhole(database: Database, folder: string, names: string[]): Promise<number> {
  const { db } = database
  const storage = createFileStorage(folder)
  const read = (name: string) =>
    readImageFile({ db, storage }, name, { signedIn: true, readsAt: new Date() })
  const images = await storedImages(db)
  const known = images.map(({ name }) => name)
  expect(known).toEqual(expect.arrayContaining(names))
  for (const image of images.slice(-3)) {
    for (const name of imageFileNames(image)) {
      const file = await read(name)
      const bytes = Buffer.from(await new Response(file?.open()).arrayBuffer())
      const { width } = await sharp(bytes, { failOn: 'warning' }).metadata()
      expect([450, 400]).toContain(width)
      await sharp(bytes, { failOn: 'warning' }).stats()
    }
  }
  const wanted = images.flatMap(imageFileNames).sort()
  const found = await storage.list({ limit: 100_000 })
  const orphans = found.filter((name) => !wanted.includes(name as (typeof wanted)[number]))
  for (const name of orphans) expect(await read(name)).toBeNull()
  const now = new Date(Date.now() + 2 * HOUR_MS)
  const swept =
    (await storage.deleteTemporaryFiles(now)) + (await deleteOrphanedFiles({ db, storage }, now))
  expect(await storage.list({ limit: 100_000 })).toEqual(wanted)
  return swept
}
