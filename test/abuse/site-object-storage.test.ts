import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteOrphanedFiles } from '#app/features/images/delete-image.server.ts'
import { imageFileNames } from '#app/features/images/image.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import { HOUR_MS } from '#app/platform/time.ts'
import {
  countSubmitted,
  openWatchedSite,
  saveImage,
  savePost,
  sendUpload,
} from '#test/abuse/site-fixture.ts'
import { storedImages } from '#test/factories/images.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openObjectStore } from '#test/fixtures/object-store.ts'
import type { Fault } from '#test/fixtures/object-store-proxy.ts'
import { AT_ONCE, IN_TURN, openedOnce } from '#test/opened.ts'
import { type DatabaseKind, sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody } from '#test/site.ts'

// A store that hangs is given up after seconds.
vi.setConfig({ testTimeout: 90_000 })

const imageFile = new Uint8Array(await cornersImage({ width: 450, height: 300 }).png().toBuffer())
// A request is given up after 8 s at most; an upload deletes what it has stored, in as much time. The rest is the machine's.
const LIMIT_MS = 40_000
const REASON = 'The place where images are stored cannot be reached.'
const METHODS = ['GET', 'HEAD', 'PUT', 'DELETE']

const kinds = sqliteAlone('What waits for the bucket holds no connection of the database.')
const cases: [DatabaseKind, Fault][] = [
  ['sqlite', 'reset'],
  ['sqlite', 'busy'],
  ...kinds.map((kind): [DatabaseKind, Fault] => [kind, 'hang']),
]

// Abuse 38.
describe.each(cases)('a site on %s whose bucket may be away (%s)', AT_ONCE, (kind, fault) => {
  const store = openedOnce(openObjectStore)
  const site = openedOnce(() => openWatchedSite(kind, { environment: store.environment }))
  const staff = openedOnce(() => aStaffMember(site.origin))

  // Also after a test that failed while the store was away.
  beforeEach(() => store.failWith(null))

  const wanted = async () =>
    (await storedImages(site.db)).flatMap<string>((image) => imageFileNames(image)).toSorted()
  async function within<Value>(work: Promise<Value>): Promise<Value> {
    const startedAt = performance.now()
    const value = await work
    expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS)
    return value
  }
  /** The requests with these methods, after the first ones; until the returned function is called. */
  function goAway(how: Fault, methods = METHODS, after = 0): () => void {
    let passed = 0
    store.failWith(({ method }) => (methods.includes(method) && ++passed > after ? how : null))
    return () => store.failWith(null)
  }
  const publish = async (title: string) => {
    const image = await saveImage(staff, imageFile)
    const { slug } = await savePost(staff, { title, image, imageAlt: 'Corners', published: true })
    return { image, slug }
  }

  test('has its images there alone, and serves them as from a folder', IN_TURN, async () => {
    const image = await saveImage(staff, imageFile)
    const name = image.slice('/images/'.length)
    expect(store.names()).toEqual(await wanted())
    expect(store.names()).toContain(name)
    expect(existsSync(path.join(site.dataDir, 'images'))).toBe(false)
    const reader = aVisitor(site.origin)
    expect((await reader.get(image)).status).toBe(404)
    await savePost(staff, { image, imageAlt: 'Four corners', published: true })
    const response = await reader.get(image)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(response.headers.get('ETag')).toBe(`"${name}"`)
    const bytes = await response.bytes()
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    const known = { headers: { 'If-None-Match': `"${name}"` } }
    const asked = store.requests.length
    expect((await reader.get(image, known)).status).toBe(304)
    expect(store.requests).toHaveLength(asked)
    const head = await reader.request('HEAD', image)
    expect(head.headers.get('Content-Length')).toBe(String(bytes.length))
  })

  test('tells readers of images to come back, and serves every page', IN_TURN, async () => {
    const { image, slug } = await publish('Shown while the store is away')
    const back = goAway(fault)
    const reader = aVisitor(site.origin)
    const reading = within(reader.get(image))
    for (const address of ['/', '/blog', `/blog/${slug}`, '/readyz'])
      expect([address, (await reader.get(address)).status]).toEqual([address, 200])
    expect((await staff.get('/dashboard/images')).status).toBe(200)
    const response = await reading
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.text()).toBe(`${REASON} Please try again in a moment.`)
    back()
    expect((await reader.get(image)).status).toBe(200)
  })

  test(
    'refuses uploads in words and keeps what was typed with them, in a limited time',
    IN_TURN,
    async () => {
      const before = await wanted()
      const submission = crypto.randomUUID()
      const form = aPostForm({ title: 'Typed before the store went away' })
      const body = postBody({ ...form, submission })
      body.set('file', new Blob([imageFile]), 'photo.png')
      const three = new FormData()
      for (const name of ['1.png', '2.png', '3.png'])
        three.append('file', new Blob([imageFile]), name)
      const asked = store.requests.length
      const back = goAway(fault)
      const [refused, page, library] = await within(
        Promise.all([
          sendUpload(staff, imageFile),
          staff.post('/dashboard/blog/new', body),
          staff.post('/dashboard/images', three),
        ]),
      )
      const refusals = [...(await library.text()).matchAll(/(\d\.png): Image Upload Failed/g)]
      expect([...new Set(refusals.map(([, name]) => name))]).toEqual(['1.png', '2.png', '3.png'])
      // One name for each of the three requests: the library does not wait for each of its files.
      expect(new Set(store.requests.slice(asked)).size).toBe(3)
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(`Please try again or use a different image. ${REASON}`)
      const html = await page.text()
      for (const text of [REASON, form.title, form.excerpt, form.author])
        expect(html).toContain(text.replaceAll("'", '&#x27;'))
      expect(await countSubmitted(site.db, submission)).toBe(0)
      expect(await wanted()).toEqual(before)
      const log = site.lines.join('\n')
      expect(log).toContain('"event":"object storage failed"')
      expect(log).not.toContain(store.settings.secretAccessKey)
      back()
      expect((await sendUpload(staff, imageFile)).status).toBe(201)
    },
  )

  test(
    'knows no image of which a file is missing, and sweeps what was left, an hour later',
    IN_TURN,
    async () => {
      const gone = await saveImage(staff, imageFile)
      const before = (await wanted()).filter((name) => !name.startsWith(gone.slice(8, -4)))
      const back = goAway(fault, ['PUT', 'DELETE'], 2)
      const form = new URLSearchParams({ act: 'delete', name: gone.slice('/images/'.length) })
      const [refused, deleted] = await within(
        Promise.all([sendUpload(staff, imageFile), staff.post('/dashboard/images', form)]),
      )
      expect([refused.status, deleted.status]).toEqual([503, 200])
      expect(await wanted()).toEqual(before)
      expect(store.names()).not.toEqual(before)
      expect(store.names()).toEqual(expect.arrayContaining(before))
      const storage = createS3Storage(store.settings, silentLog)
      const parts = { db: site.db, storage }
      const later = new Date(Date.now() + 2 * HOUR_MS)
      goAway(fault, ['GET'])
      await expect(deleteOrphanedFiles(parts, later)).rejects.toThrow(StorageError)
      back()
      expect(await deleteOrphanedFiles(parts, new Date())).toBe(0)
      // Of an older site, which had the same names in the same bucket.
      store.plant(['blog-1700000000000.jpg'])
      expect(await deleteOrphanedFiles(parts, later)).toBeGreaterThan(0)
      expect(store.names()).toEqual([...before, 'blog-1700000000000.jpg'].toSorted())
    },
  )

  test('lets go of an image whose reader has left', IN_TURN, async () => {
    const image = await saveImage(staff, imageFile)
    goAway('late', ['GET'])
    const leaving = new AbortController()
    const reading = staff.get(image, { signal: leaving.signal })
    await expect.poll(() => store.openResponses()).toBe(1)
    leaving.abort()
    await expect(reading).rejects.toThrow(/abort/i)
    await expect.poll(() => store.openResponses(), { timeout: 20_000 }).toBe(0)
    store.failWith(null)
    expect((await staff.get(image)).status).toBe(200)
  })
})

test('a bucket that cannot be used is named at the start, and the site starts', async () => {
  const store = await openObjectStore()
  const environment = { ...store.environment, S3_BUCKET: 'no-such-bucket' }
  const site = await openWatchedSite('sqlite', { environment })
  expect(site.startupMessages.join('\n')).toContain(
    'Images can be neither shown nor uploaded. The object storage refused a request (404, NoSuchBucket). Look at the bucket no-such-bucket',
  )
  expect((await aVisitor(site.origin).get('/')).status).toBe(200)
  await site.close()
  await store.close()
})
