import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import { openedOnce } from '#test/opened.ts'

type Place = { storage: ObjectStorage; close(): Promise<void> }

async function openFolder(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-storage-'))
  await mkdir(path.join(folder, 'images'))
  for (const inTheWay of ['secret.txt', 'images/.tmp-1.jpg', 'images/a'])
    await writeFile(path.join(folder, inTheWay), 'secret')
  const close = () => rm(folder, { recursive: true, force: true })
  return { storage: createFileStorage(path.join(folder, 'images')), close }
}

async function openBucket(): Promise<Place> {
  const store = await openObjectStore()
  return { storage: createS3Storage(store.settings, silentLog), close: store.close }
}

const bytes = (text: string) => new TextEncoder().encode(text)

// What every place for images promises.
describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s', (_, openPlace) => {
  const place = openedOnce<Place>(openPlace)
  let storage: ObjectStorage
  beforeEach(async () => {
    storage = place.storage
    for (const name of await storage.list({ limit: 10_000 })) await storage.delete(name)
  })
  const read = async (name: string) => {
    const found = await storage.get(name)
    return found && new Response(found.body).text()
  }

  test('gives back what was stored, with its size', async () => {
    const large = new Uint8Array(2_000_000).map((__, index) => index % 251)
    expect(await storage.put('blog-1.jpg', large)).toEqual({ ok: true, value: null })
    const found = await storage.get('blog-1.jpg')
    expect(found?.size).toBe(2_000_000)
    expect(Buffer.from(await new Response(found?.body).arrayBuffer()).equals(large)).toBe(true)
  })

  test('replaces nothing, and one of several at once wins', async () => {
    const outcomes = await Promise.all(
      [...'abcd'].map((content) => storage.put('blog-1.jpg', bytes(content))),
    )
    const refused = { ok: false, problem: 'exists' }
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([refused, refused, refused])
    const winner = 'abcd'[outcomes.findIndex(({ ok }) => ok)]
    expect(await read('blog-1.jpg')).toBe(winner)
    // The same bytes are another upload's, too.
    expect(await storage.put('blog-1.jpg', bytes(winner ?? ''))).toEqual(refused)
  })

  test('has nothing under an unknown name, and deletes such a name without a word', async () => {
    expect(await storage.get('blog-1.jpg')).toBeNull()
    await storage.delete('blog-1.jpg')
    await storage.put('blog-2.jpg', bytes('x'))
    await storage.delete('blog-2.jpg')
    expect(await storage.get('blog-2.jpg')).toBeNull()
    expect(await storage.list({})).toEqual([])
  })

  const outside = ['../secret.txt', '..', '.', '', 'a/b.jpg', 'a\\b.jpg']
  const malformed = ['.tmp-1.jpg', 'a.jpg\0', 'a', `${'a'.repeat(80)}.jpg`]

  test.each([...outside, ...malformed])(
    'neither reads nor writes a name such as %j',
    async (name) => {
      expect(await storage.get(name)).toBeNull()
      await expect(async () => storage.put(name, bytes('x'))).rejects.toThrow(TypeError)
      await expect(async () => storage.delete(name)).rejects.toThrow(TypeError)
    },
  )

  test('lists names in ascending order, a hundred at a time, and goes on after a name', async () => {
    const names = Array.from({ length: 130 }, (__, index) => `blog-${1000 + index}.jpg`)
    await Promise.all([...names, 'other.jpg'].map((name) => storage.put(name, bytes('x'))))
    const first = await storage.list({ prefix: 'blog-' })
    expect(first).toEqual(names.slice(0, 100))
    const after = first.at(-1) ?? ''
    expect(await storage.list({ prefix: 'blog-', after })).toEqual(names.slice(100))
    expect(await storage.list({ limit: 1, after: 'blog-1129.jpg' })).toEqual(['other.jpg'])
  })

  test('keeps neither file nor connection open for bodies that were not wanted or read to their end', async () => {
    await storage.put('blog-1.jpg', new Uint8Array(2_000_000))
    const open = async () => (await readdir('/proc/self/fd')).length
    const before = await open()
    const wanted = await Promise.all(Array.from({ length: 20 }, () => storage.get('blog-1.jpg')))
    const [first, second, ...others] = wanted.map((found) => found?.body.getReader())
    for (const reader of [first, second]) await reader?.read()
    for (const reader of [first, ...others]) await reader?.cancel()
    await expect.poll(() => open()).toBeLessThan(before + 10)
    let length = 0
    for (let part = await second?.read(); part?.value; part = await second?.read())
      length += part.value.length
    expect(length).toBeGreaterThan(1_500_000)
  })
})
