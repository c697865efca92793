import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExportedPost, readPost, writePost } from '#app/features/export/export-format.ts'
import { exportSite } from '#app/features/export/export-site.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { openUploads } from '#app/features/import/images/find-upload.server.ts'
import { importItems } from '#app/features/import/import-items.server.ts'
import { IMPORT_LIMITS } from '#app/features/import/imported-item.ts'
import {
  readExportFile,
  readMarkdownFolder,
} from '#app/features/import/markdown/read-markdown-folder.server.ts'
import { takeCategories } from '#app/features/import/take/take-categories.server.ts'
import { TEXT_FIELDS, type TextName } from '#app/features/posts/post-fields.ts'
import { findPosts } from '#app/features/posts/posts.server.ts'
import { addRedirects } from '#app/features/posts/redirects.server.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { allOf } from '#test/all-of.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind } from '#test/postgres.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
import { openImageStore } from '#test/factories/image-store.ts'

async function openSite(kind: DatabaseKind) {
  const { store, files, services, close } = await openImageStore(kind, { stepMs: 1_000 })
  return {
    ...services,
    store,
    folder: path.join(files.folder, 'export'),
    async take(folder: string, isDryRun = false) {
      const exported = await readExportFile(folder)
      if (exported && !isDryRun) await takeCategories(store.db, exported.categories)
      const items = readMarkdownFolder(folder, exported, {
        limits: IMPORT_LIMITS,
        tags: false,
        textWorker: textsInPlace,
      })
      const uploads = await openUploads(folder)
      const options = { publish: true, isDryRun, uploads, timeZone: 'UTC', locale: 'en' as const }
      const own = exported && { ownImages: exported.images }
      return allOf(importItems(services, items, { ...options, ...own }))
    },
    async posts() {
      const posts = await findPosts(store.db, { after: '', limit: 100 })
      return posts.map((post) => ({ ...post, userId: null, version: null }))
    },
    close,
  }
}

describe.each(databaseKinds)('an export, on %s', (kind) => {
  const site = openedForEach(() => openSite(kind))
  const other = openedForEach(() => openSite(kind))

  test('comes back into an empty site as it was: posts, images, addresses and categories', async () => {
    const bytes = await cornersImage({ width: 900, height: 600 }).jpeg().toBuffer()
    const image = await uploadImage(site, { bytes, userId: null })
    if (!image.ok) throw new Error(image.problem)
    const address = `/images/${image.value.name}`
    const published = await site.store.create({
      content: `## Steps\n\n![Corners](${address})\n\n---\nnot front matter: "a" \\ \t`,
      title: 'Published: “with” # signs',
      image: address,
      published: true,
      review: { by: 'Ada', on: '2026-01-15' },
      unpublishAt: new Date('2030-01-01T00:00:00Z'),
    })
    await site.store.save(published.id, 1, {
      slug: 'moved',
      published: true,
      content: `![C](${address})${'x'.repeat(50)}`,
    })
    await site.store.create({
      title: 'Planned post',
      published: true,
      publishAt: new Date('2029-01-01T00:00:00Z'),
    })
    const draft = await site.store.create({ title: 'A draft', categories: ['Visa', 'Héritage'] })
    const spanish = await site.store.create({ title: 'Un borrador', locale: 'es' })
    await site.store.db
      .updateTable('blog_posts')
      .set({ translates: draft.id, translated_version: 1 })
      .where('id', '=', spanish.id)
      .execute()
    await site.store.db
      .insertInto('categories')
      .values({ slug: 'visa', name: 'Visa', description: 'All.', place: 1 })
      .execute()
    await site.store.db
      .insertInto('category_names')
      .values({ category_slug: 'visa', locale: 'fr', slug: 'visa-fr', name: 'Visa FR' })
      .execute()
    await site.store.db
      .insertInto('category_slugs')
      .values({ slug: 'visas', category_slug: 'visa' })
      .execute()
    await site.store.db
      .transaction()
      .execute((tx) => addRedirects(tx, published.id, ['/2019/04/old']))

    const exported = await exportSite({ ...site, siteTexts: '{}\n' })
    expect(exported).toEqual({ posts: 4, images: 1, missingImages: [] })
    expect(await exportSite({ ...site, siteTexts: '{}\n' })).toBeNull()
    const rows = await other.take(site.folder)
    expect(rows.map(({ outcome, lost }) => [outcome, ...lost])).toEqual(
      Array.from({ length: 4 }, () => ['new']),
    )
    expect(await other.posts()).toEqual(await site.posts())
    for (const table of [
      'images',
      'redirects',
      'post_slugs',
      'post_images',
      'category_names',
      'category_slugs',
    ] as const)
      expect(await other.db.selectFrom(table).selectAll().execute()).toEqual(
        await site.db.selectFrom(table).selectAll().execute(),
      )
    const stored = async ({ storage }: typeof site) =>
      new Response((await storage.get(image.value.name))?.body).bytes()
    expect(await stored(other)).toEqual(await stored(site))

    expect((await other.take(site.folder)).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
    ])
    expect((await site.take(site.folder)).map(({ outcome }) => outcome)).toEqual([
      'there',
      'there',
      'there',
      'there',
    ])
    expect(await other.db.selectFrom('images').selectAll().execute()).toHaveLength(1)
  })

  test('is known by a later release as what an earlier one took', async () => {
    await site.store.create({ review: { by: 'Ada', on: '2026-01-15' } })
    await exportSite({ ...site, siteTexts: '{}\n' })
    await other.take(site.folder)
    const noted = await other.db.selectFrom('imported_items').selectAll().execute()
    const content_hash = '421b1cfba7fb87bd5a34a1e734a636331aa13ed0b9abfbbe8f21d1f203141dcd'
    expect(noted).toMatchObject([{ content_hash }])
  })

  test('whose image was changed since is decoded and encoded like any other', async () => {
    const bytes = await cornersImage({ width: 900, height: 600 }).png().toBuffer()
    const image = await uploadImage(site, { bytes, userId: null })
    if (!image.ok) throw new Error(image.problem)
    await exportSite({ ...site, siteTexts: '{}\n' })
    const file = path.join(site.folder, 'images', image.value.name)
    const changed = Buffer.concat([await readFile(file), Buffer.from('<script>')])
    await writeFile(file, changed)
    await other.take(site.folder)
    const [row] = await other.db.selectFrom('images').select(['name', 'bytes']).execute()
    expect(row?.name).not.toBe(image.value.name)
    expect(row?.bytes).not.toBe(changed.length)
  })

  test('is refused where it is not one', async () => {
    await exportSite({ ...site, siteTexts: '{}\n' })
    writeFileSync(path.join(site.folder, 'posts/broken.md'), '---\ntitle: x\n---\n\n')
    const rows = await other.take(site.folder)
    expect(rows).toMatchObject([
      { outcome: 'refused', notes: ['Its front matter is not that of an export.'] },
    ])
    writeFileSync(path.join(site.folder, 'export.json'), '{"format":2}')
    await expect(other.take(site.folder)).rejects.toThrow('not of this version')
  })
})

test('any post is the same after it was written and read', () => {
  const text = fc.string({ unit: 'grapheme' })
  type Text = typeof text
  const date = fc.date({
    noInvalidDate: true,
    min: new Date('0001-01-01'),
    max: new Date('9999-12-31'),
  })
  const post: fc.Arbitrary<ExportedPost> = fc.record({
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, text])) as Record<TextName, Text>),
    id: text,
    slug: text,
    formerSlugs: fc.array(text),
    oldPaths: fc.array(text),
    content: fc.oneof(
      text,
      fc.constantFrom('\n---\n', '---\na: b\n---\n', '\n\n', ' ', 'a\r\nb\n'),
    ),
    categories: fc.array(text),
    published: fc.boolean(),
    createdAt: date,
    updatedAt: date,
    publishedAt: fc.option(date),
    publishAt: fc.option(date),
    unpublishAt: fc.option(date),
    locale: fc.constantFrom(...LOCALES),
    translates: fc.option(text),
    isOutOfDate: fc.boolean(),
    review: fc.option(fc.record({ by: text, on: fc.constant('2026-01-15' as const) })),
  })
  fc.assert(
    fc.property(post, (given) => {
      expect(readPost(writePost(given))).toEqual(given)
    }),
    { numRuns: 500 },
  )
})
