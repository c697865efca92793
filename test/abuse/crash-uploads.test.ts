import { mkdir, readdir, watch } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deleteOrphanedFiles } from '#app/features/images/delete-image.server.ts'
import { imageFileNames } from '#app/features/images/image.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { HOUR_MS } from '#app/platform/time.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { makePlace, type ServerProcess, startServer } from '#test/abuse/server-process.ts'
import { sendUpload } from '#test/abuse/site-fixture.ts'
import { storedImages } from '#test/factories/images.ts'
import { findEncoderProcess, isAlive } from '#test/fixtures/encoder-process.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { AT_ONCE, openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, type Visitor } from '#test/site.ts'

const ROUNDS = process.env['SOAK'] === undefined ? 4 : 60
const LIMIT_MS = process.env['SOAK'] === undefined ? 240_000 : 900_000
const imageFile = new Uint8Array(await cornersImage({ width: 450, height: 300 }).jpeg().toBuffer())

// Abuse 33, from the request to the response.
describe.each(databaseKinds)('a site on %s, killed while it takes uploads', AT_ONCE, (kind) => {
  const place = openedOnce(() => makePlace(kind))

  test(
    'has every image that it acknowledged, whole, and shows none by halves',
    async (context) => {
      const random = randomMoments(context)
      const folder = path.join(place.dataDir, 'images')
      await mkdir(folder)
      const storage = createFileStorage(folder)
      const acknowledged: string[] = []
      const checked = new Set<string>()
      let leftovers = 0
      let cookies = new Map<string, string>()
      // Repeated until a kill has interrupted the storing.
      for (let round = 0; round < ROUNDS || (leftovers === 0 && round < 5 * ROUNDS); round += 1) {
        const server = await startServer(place.environment)
        cookies = round === 0 ? (await aStaffMember(server.origin)).jar : cookies
        const staff = aVisitor(server.origin, cookies)
        leftovers = await expectWhole(staff, folder, acknowledged, checked)
        const moment = round % 2 === 0 ? sleep(150 + random() * 900) : null
        acknowledged.push(...(await uploadUntilKilled(server, staff, folder, { moment, random })))
      }
      const server = await startServer(place.environment)
      const staff = aVisitor(server.origin, cookies)
      expect((await sendUpload(staff, imageFile)).status).toBe(201)
      leftovers = await expectWhole(staff, folder, acknowledged, new Set())
      await server.stop()
      expect(acknowledged.length).toBeGreaterThan(0)
      expect(leftovers).toBeGreaterThan(0)
      const later = new Date(Date.now() + 2 * HOUR_MS)
      const swept = await place.look((db) => deleteOrphanedFiles({ db, storage }, later))
      expect(swept + (await storage.deleteTemporaryFiles(later))).toBe(leftovers)
      expect((await readdir(folder)).sort()).toEqual((await wantedFiles()).sort())
    },
    LIMIT_MS,
  )

  const wantedFiles = async () =>
    (await place.look(storedImages)).flatMap<string>((image) => imageFileNames(image))

  /** Looks at the files that are not in `checked`, and puts them there; returns how many files belong to no image. */
  async function expectWhole(
    staff: Visitor,
    folder: string,
    acknowledged: string[],
    checked: Set<string>,
  ) {
    const wanted = await wantedFiles()
    expect(wanted).toEqual(expect.arrayContaining(acknowledged))
    const there = await readdir(folder)
    const unchecked = [...new Set([...wanted, ...there])].filter((file) => !checked.has(file))
    for (const file of unchecked) {
      const response = await staff.get(`/images/${file}`)
      const isWhole = response.ok && (await canBeDecoded(await response.bytes()))
      const isWanted = wanted.includes(file)
      expect([file, response.status, isWhole]).toEqual([file, isWanted ? 200 : 404, isWanted])
      checked.add(file)
    }
    return there.length - wanted.length
  }
})

async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(bytes, { failOn: 'warning' }).stats()
  return channels.length > 2
}

/** Without a `moment`, the kill waits for an acknowledged upload, and then for the next one to be stored. */
async function uploadUntilKilled(
  server: ServerProcess,
  staff: Visitor,
  folder: string,
  { moment, random }: { moment: Promise<void> | null; random: () => number },
): Promise<string[]> {
  const acknowledged: string[] = []
  let killing = moment && killAt(server, moment)
  for (;;) {
    try {
      const response = await sendUpload(staff, imageFile)
      if (response.status !== 201) throw new Error(`Uploading was answered with ${response.status}`)
      const { path: image } = (await response.json()) as { path: string }
      acknowledged.push(image.replace('/images/', ''))
      killing ??= killAt(server, changesIn(folder, Math.ceil(random() * 9)))
    } catch (error) {
      await killing
      if (error instanceof TypeError) return acknowledged
      throw error
    }
  }
}

async function changesIn(folder: string, count: number): Promise<void> {
  let left = count
  for await (const _ of watch(folder)) if ((left -= 1) === 0) return
}

/** The server's child must not outlive it. */
async function killAt(server: ServerProcess, moment: Promise<void>): Promise<void> {
  await moment
  const encoder = await findEncoderProcess(server.pid)
  await server.kill()
  const giveUpAt = performance.now() + 5_000
  while (encoder !== null && (await isAlive(encoder))) {
    if (performance.now() > giveUpAt) throw new Error('The encoder goes on without its parent')
    await sleep(20)
  }
}
