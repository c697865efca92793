import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageFileNames, parseImageName, VARIANT_WIDTHS } from '#app/features/images/image.ts'
import { makePlace, type ServerProcess, startServer } from '#test/abuse/server-process.ts'
import { sendUpload } from '#test/abuse/site-fixture.ts'
import { findEncoderProcess, isAlive } from '#test/fixtures/encoder-process.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { AT_ONCE, openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, type Visitor } from '#test/site.ts'

const ROUNDS = process.env['SOAK'] === undefined ? 4 : 60
const imageFile = new Uint8Array(await cornersImage({ width: 450, height: 300 }).jpeg().toBuffer())

// Abuse 33, from the request to the response.
describe.each(databaseKinds)(
  'a site on %s, killed while pictures are uploaded',
  AT_ONCE,
  (kind) => {
    const place = openedOnce(() => makePlace(kind))

    test(
      'has every image that it acknowledged, whole, and shows none by halves',
      { timeout: 240_000 },
      async () => {
        const acknowledged: string[] = []
        let cut = 0
        let cookies = new Map<string, string>()
        for (let round = 0; round < ROUNDS; round += 1) {
          const server = await startServer(place.environment)
          cookies = round === 0 ? (await aStaffMember(server.origin)).jar : cookies
          const staff = aVisitor(server.origin, cookies)
          await expectWhole(staff, acknowledged)
          cut += await uploadUntilKilled(server, staff, acknowledged, round)
        }
        const server = await startServer(place.environment)
        const staff = aVisitor(server.origin, cookies)
        await expectWhole(staff, acknowledged)
        expect((await upload(staff)).status).toBe(201)
        await server.stop()
        expect(cut).toBe(ROUNDS)
        expect(acknowledged.length).toBeGreaterThan(0)
      },
    )

    async function expectWhole(staff: Visitor, acknowledged: string[]): Promise<void> {
      const images = await place.look((db) =>
        db.selectFrom('images').select(['name', 'variant_widths']).execute(),
      )
      expect(images.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
      const wanted = images.flatMap(({ name, variant_widths: widths }) => {
        const variantWidths = VARIANT_WIDTHS.filter((width) =>
          widths.split(',').includes(String(width)),
        )
        const known = parseImageName(name)
        return known === null ? [] : imageFileNames({ name: known, variantWidths })
      })
      const there = await readdir(path.join(place.dataDir, 'images')).catch(() => [])
      for (const file of new Set<string>([...wanted, ...there])) {
        const response = await staff.get(`/images/${file}`)
        const isWhole = response.status === 200 && (await canBeDecoded(await response.bytes()))
        expect([file, isWhole]).toEqual([file, wanted.some((name) => name === file)])
      }
    }
  },
)

async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(bytes, { failOn: 'warning' }).stats()
  return channels.length > 2
}

/** In every second round the kill waits for an acknowledged upload. */
async function uploadUntilKilled(
  server: ServerProcess,
  staff: Visitor,
  acknowledged: string[],
  round: number,
): Promise<number> {
  let killing = round % 2 === 0 ? killSoon(server) : undefined
  for (;;) {
    try {
      const response = await upload(staff)
      if (response.status !== 201) throw new Error(`Uploading was answered with ${response.status}`)
      const { path: image } = (await response.json()) as { path: string }
      acknowledged.push(image.replace('/images/', ''))
      killing ??= killSoon(server)
    } catch (error) {
      await killing
      if (error instanceof TypeError) return 1
      throw error
    }
  }
}

/** The server's child must not outlive it. */
async function killSoon(server: ServerProcess): Promise<void> {
  await sleep(150 + Math.random() * 900)
  const encoder = await findEncoderProcess(server.pid)
  await server.kill()
  const giveUpAt = performance.now() + 5_000
  while (encoder !== null && (await isAlive(encoder))) {
    if (performance.now() > giveUpAt) throw new Error('The encoder goes on without its parent')
    await sleep(20)
  }
}

const upload = (staff: Visitor) => sendUpload(staff, imageFile)
