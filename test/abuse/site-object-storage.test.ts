import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deleteOrphanedFiles } from '#app/features/images/delete-image.server.ts'
import { imageFileNames } from '#app/features/images/image.ts'
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
import { silentLog } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { type Fault, openObjectStore } from '#test/fixtures/object-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody } from '#test/site.ts'

// A store that hangs is given up after seconds.
vi.setConfig({ testTimeout: 90_000 })

const imageFile = new Uint8Array(await cornersImage({ width: 900, height: 600 }).png().toBuffer())
const AWAY: Fault[] = ['reset', 'busy', 'hang']
const UPLOAD_LIMIT_MS = 25_000
const READ_LIMIT_MS = 12_000
const REASON = 'The place where images are stored cannot be reached.'

// Abuse 38.
describe.each(databaseKinds)('a site on %s whose images are in a bucket', (kind) => {
  const store = openedOnce(openObjectStore)
  const site = openedOnce(() => openWatchedSite(kind, { environment: store.environment }))
  const staff = openedOnce(() => aStaffMember(site.origin))
  afterEach(() => store.failWith(null))

  const wanted = async () =>
    (await storedImages(site.db)).flatMap<string>((image) => imageFileNames(image)).toSorted()
  const failing = (fault: Fault, methods = ['GET', 'HEAD', 'PUT', 'DELETE'], after = 0) => {
    let passed = 0
    store.failWith(({ method }) => (methods.includes(method) && ++passed > after ? fault : null))
  }
  async function within<Value>(limitMs: number, work: () => Promise<Value>): Promise<Value> {
    const startedAt = performance.now()
    const value = await work()
    expect(performance.now() - startedAt).toBeLessThan(limitMs)
    return value
  }

  test('keeps them there alone, and serves them as it does from a folder', async () => {
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

  describe.each(AWAY)('that is away (%s)', (fault) => {
    test('refuses an upload in the words of the form and in a limited time, and takes it later', async () => {
      const before = await wanted()
      failing(fault)
      const refused = await within(UPLOAD_LIMIT_MS, () => sendUpload(staff, imageFile))
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(`Image Upload Failed: There was an error`)
      expect(await wanted()).toEqual(before)
      expect(site.lines.join('\n')).toContain('"event":"object storage failed"')
      expect(site.lines.join('\n')).not.toContain(store.settings.secretAccessKey)
      store.failWith(null)
      expect((await sendUpload(staff, imageFile)).status).toBe(201)
    })

    test('refuses one that fails in the middle, and no image is known of which a file is missing', async () => {
      const before = await wanted()
      failing(fault, ['PUT', 'DELETE'], 2)
      const refused = await within(UPLOAD_LIMIT_MS, () => sendUpload(staff, imageFile))
      expect(refused.status).toBe(503)
      expect(await wanted()).toEqual(before)
      expect(store.names()).toEqual(expect.arrayContaining(before))
    })

    test('keeps everything that was typed with an image that cannot be stored', async () => {
      const submission = crypto.randomUUID()
      const form = aPostForm({ title: 'Typed before the store went away' })
      const body = postBody({ ...form, submission })
      body.set('file', new Blob([imageFile]), 'photo.png')
      failing(fault)
      const page = await within(UPLOAD_LIMIT_MS, () => staff.post('/dashboard/blog/new', body))
      const html = await page.text()
      expect(html).toContain(REASON)
      for (const text of [form.title, form.excerpt, form.author])
        expect(html).toContain(text.replaceAll("'", '&#x27;'))
      expect(await countSubmitted(site.db, submission)).toBe(0)
    })

    test('tells a reader of an image to come back, and serves every page', async () => {
      const image = await saveImage(staff, imageFile)
      const { slug } = await savePost(staff, {
        title: `Shown while the store is away: ${fault}`,
        image,
        imageAlt: 'Four corners',
        published: true,
      })
      failing(fault)
      const reader = aVisitor(site.origin)
      const response = await within(READ_LIMIT_MS, () => reader.get(image))
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('10')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(await response.text()).toBe(`${REASON} Please try again in a moment.`)
      for (const address of ['/', '/blog', `/blog/${slug}`, '/readyz'])
        expect([address, (await reader.get(address)).status]).toEqual([address, 200])
      expect((await staff.get('/dashboard/images')).status).toBe(200)
      store.failWith(null)
      expect((await reader.get(image)).status).toBe(200)
    })

    test('deletes an image at once, and its files when the store is back', async () => {
      const image = await saveImage(staff, imageFile)
      const name = image.slice('/images/'.length)
      failing(fault)
      const form = new URLSearchParams({ act: 'delete', name })
      const deleted = await within(UPLOAD_LIMIT_MS, () => staff.post('/dashboard/images', form))
      expect(deleted.status).toBe(200)
      expect(await wanted()).not.toContain(name)
      store.failWith(null)
      const storage = createS3Storage(store.settings, silentLog)
      const early = await deleteOrphanedFiles({ db: site.db, storage }, new Date())
      expect([early, store.names().includes(name)]).toEqual([0, true])
      const later = new Date(Date.now() + 2 * HOUR_MS)
      await deleteOrphanedFiles({ db: site.db, storage }, later)
      expect(store.names()).toEqual(await wanted())
    })
  })

  test('sends a slow image whole, and cuts off one that ends too soon', async () => {
    const image = await saveImage(staff, imageFile)
    const whole = await (await staff.get(image)).bytes()
    failing('slow', ['GET'])
    expect(await (await staff.get(image)).bytes()).toEqual(whole)
    failing('cut', ['GET'])
    await expect(staff.get(image).then((response) => response.bytes())).rejects.toThrow(TypeError)
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
