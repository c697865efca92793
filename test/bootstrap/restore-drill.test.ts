import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAndRead } from '#test/abuse/contact-fixture.ts'
import { saveImage, savePost } from '#test/abuse/site-fixture.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite, type TestSite } from '#test/site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const image = new Uint8Array(await cornersImage({ width: 900, height: 600 }).png().toBuffer())

const disk = { environment: {}, close: async () => {} }

// Abuse 40.
describe.each([
  ...databaseKinds.map((kind) => [kind, 'a folder', async () => disk] as const),
  ['sqlite', 'a bucket', openObjectStore] as const,
])('a site on %s with images in %s that is destroyed', (kind, _, openPlace) => {
  const store = openedOnce<{ environment: Record<string, string>; close(): Promise<void> }>(
    openPlace,
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'site-drill-'))
  const restoredDir = path.join(folder, 'restored')
  const addresses: string[] = []
  const before: Buffer[] = []
  let site: TestSite
  let reference = ''
  let file = ''

  function command(dataDir: string, ...args: string[]) {
    const { DATABASE_URL } = site.environment
    const isOwn = dataDir === site.dataDir && DATABASE_URL !== undefined
    const env = { DATA_DIR: dataDir, ...store.environment, ...(isOwn && { DATABASE_URL }) }
    return runSiteCommand(args, { env })
  }

  beforeAll(async () => {
    site = await openSite(kind, { environment: store.environment })
    const staff = await aStaffMember(site.origin)
    const name = await saveImage(staff, image)
    const post = await savePost(staff, { image: name, imageAlt: 'Four corners', published: true })
    reference = await sendAndRead(site.origin)
    addresses.push(`/blog/${post.slug}`, name, '/blog', '/about')
    before.push(...(await readAll(site.origin)))
  })

  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function emptyBucket(count: number): Promise<void> {
    const { s3 } = readConfig(store.environment, root)
    if (s3 === null) return
    const bucket = createS3Storage(s3, silentLog)
    const names = await bucket.list({})
    expect(names).toHaveLength(count)
    for (const name of names) await bucket.delete(name)
  }

  const readAll = (origin: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const response = await aVisitor(origin).get(address)
        expect([address, response.status]).toEqual([address, 200])
        return Buffer.from(await response.arrayBuffer())
      }),
    )

  test('is backed up while it runs, and the file is good', async () => {
    const { code, output } = await command(site.dataDir, 'backup', folder)
    expect([code, output]).toEqual([0, expect.stringContaining('13 posts, 1 images, 1 messages')])
    file = /^Written: (\S+)/m.exec(output)?.[1] ?? ''
    expect(readFileSync(file).includes(readFileSync(path.join(site.dataDir, 'auth-secret')))).toBe(
      false,
    )
    await emptyBucket(5)
    const verified = await command(site.dataDir, 'restore', '--verify', file)
    // It needs no bucket, and writes into none.
    await emptyBucket(0)
    expect(verified.output).toContain('The backup is good.')
    expect(verified.output).toContain(`The message ${reference} can be decrypted.`)
    expect(verified.output).toMatch(
      /starts and shows “What a receipt notice tells you” with its im/,
    )
    expect(verified.code).toBe(0)
  })

  test('comes back equal, once its keys are there', async () => {
    const without = await command(restoredDir, 'restore', file)
    expect(without).toEqual({ code: 1, output: expect.stringContaining('Set MESSAGE_KEY') })
    for (const key of ['message-key', 'auth-secret'])
      cpSync(path.join(site.dataDir, key), path.join(restoredDir, key))
    const { code, output } = await command(restoredDir, 'restore', file)
    expect([code, output]).toEqual([0, expect.stringContaining('Restored.')])
    const files = readdirSync(restoredDir).map((name) => path.join(restoredDir, name))
    expect(files.filter((name) => (statSync(name).mode & 0o077) !== 0)).toEqual([])
    const { environment } = store
    const restored = await openSite('sqlite', { dataDir: restoredDir, environment })
    try {
      const after = await readAll(restored.origin)
      for (const [index, bytes] of after.entries())
        expect(withoutOrigin(bytes, restored)).toBe(withoutOrigin(before[index], site))
      await aStaffMember(restored.origin)
    } finally {
      await restored.close()
    }
    const again = await command(restoredDir, 'restore', file)
    expect(again).toEqual({
      code: 1,
      output: expect.stringContaining('There is a site here already'),
    })
  })

  test('is not made from a file in which one byte is another', async () => {
    const bytes = readFileSync(file)
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    const damaged = path.join(folder, 'damaged.tar.gz')
    writeFileSync(damaged, bytes)
    const verified = await command(site.dataDir, 'restore', '--verify', damaged)
    const output = `The backup ${damaged} is damaged. Nothing was restored; take another one.\n`
    expect(verified).toEqual({ code: 1, output })
  })
})

// The two sites have other ports.
function withoutOrigin(bytes: Buffer | undefined, { origin }: { origin: string }): string {
  return String(bytes).replaceAll(origin, '').replaceAll(encodeURIComponent(origin), '')
}
