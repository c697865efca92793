import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'

let parent: string
let folder: string
let storage: ObjectStorage

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'site-storage-'))
  folder = path.join(parent, 'images')
  storage = createFileStorage(folder)
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)

describe('a stored file', () => {
  test('is never replaced, and a refused one leaves nothing', async () => {
    await Promise.all([...'abcd'].map((content) => storage.put('blog-1.jpg', bytes(content))))
    expect(await readdir(folder)).toEqual(['blog-1.jpg'])
  })

  test('is open only while it is read', async () => {
    await storage.put('blog-1.jpg', new Uint8Array(1_000_000))
    const open = async () => (await readdir('/proc/self/fd')).length
    const before = await open()
    const responses = await Promise.all(Array.from({ length: 20 }, () => storage.get('blog-1.jpg')))
    const bodies = responses.map((response) => response?.body)
    expect(await open()).toBe(before)
    const reader = bodies[0]?.getReader()
    await reader?.read()
    expect(await open()).toBe(before + 1)
    await reader?.cancel()
    expect(await open()).toBe(before)
  })

  test('is private to the account that the site runs as', async () => {
    await storage.put('blog-1.jpg', bytes('a'))
    expect((await stat(path.join(folder, 'blog-1.jpg'))).mode & 0o077).toBe(0)
    expect((await stat(folder)).mode & 0o077).toBe(0)
  })
})

test('the list of names has no temporary file, and is empty while nothing was ever stored', async () => {
  expect(await storage.list({})).toEqual([])
  expect(await storage.get('blog-1.jpg')).toBeNull()
  await mkdir(folder)
  for (const name of ['.tmp-x.jpg', 'blog-1.jpg']) await writeFile(path.join(folder, name), '')
  expect(await storage.list({})).toEqual(['blog-1.jpg'])
})

test('what a killed process left is removed when it is old; a young file stays', async () => {
  await mkdir(folder)
  const now = new Date('2026-11-21T12:00:00Z')
  const old = new Date('2026-11-21T11:49:00Z')
  const files = { '.tmp-old': old, '.tmp-young': now, 'blog-1.jpg': old }
  for (const [name, time] of Object.entries(files)) {
    await writeFile(path.join(folder, name), 'x')
    await utimes(path.join(folder, name), time, time)
  }
  expect(await storage.deleteTemporaryFiles(now)).toBe(1)
  expect((await readdir(folder)).sort()).toEqual(['.tmp-young', 'blog-1.jpg'])
})

test('a folder that cannot be used is a problem, not a crash', async () => {
  await writeFile(folder, 'a file stands where the folder should')
  const outcome = await storage.put('blog-1.jpg', bytes('x'))
  expect(outcome).toEqual({ ok: false, problem: 'unavailable' })
})
