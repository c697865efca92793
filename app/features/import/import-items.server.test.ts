import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { eitherUploads, openUploads } from '#app/features/import/images/find-upload.server.ts'
import { importItems, type ImportOptions } from '#app/features/import/import-items.server.ts'
import { IMPORT_LIMITS, type ImportedItem } from '#app/features/import/imported-item.ts'
import { readWordPress } from '#app/features/import/wordpress/read-wordpress.server.ts'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { findRedirect } from '#app/features/posts/redirects.server.ts'
import { allOf } from '#test/all-of.ts'
import { storedImages } from '#test/factories/images.ts'
import { wxr } from '#test/factories/wxr.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind } from '#test/postgres.ts'
import { openImageStore } from '#test/factories/image-store.ts'

const NOW = new Date('2026-11-21T09:00:00Z')

async function openImport(kind: DatabaseKind) {
  const { store, files, services, close } = await openImageStore(kind, { begin: NOW })
  const chosen = {
    publish: false,
    isDryRun: false,
    uploads: eitherUploads([]),
    timeZone: 'UTC',
    locale: 'en' as const,
  }
  const runItems = (entries: AsyncIterable<ImportedItem>, options: Partial<ImportOptions> = {}) =>
    allOf(importItems(services, entries, { ...chosen, ...options }))
  const run = async (items: Parameters<typeof wxr>[0], options: Partial<ImportOptions> = {}) => {
    const file = path.join(files.folder, 'export.xml')
    writeFileSync(file, wxr(items))
    return runItems(readWordPress(file, { limits: IMPORT_LIMITS, tags: false }), options)
  }
  const outcomes = async (...given: Parameters<typeof run>) =>
    (await run(...given)).map(({ outcome }) => outcome)
  return { store, files, run, runItems, outcomes, close }
}

describe.each(databaseKinds)('an import, on %s', (kind) => {
  const opened = openedForEach(() => openImport(kind))
  const { run, outcomes } = {
    run: (...given: Parameters<typeof opened.run>) => opened.run(...given),
    outcomes: (...given: Parameters<typeof opened.run>) => opened.outcomes(...given),
  }
  const find = (slug: string) => findPost(opened.store.db, slug, 'staff')

  test('takes drafts, keeps dates, author and categories, and is in the audit log', async () => {
    expect(await outcomes([{ id: 1 }])).toEqual(['new'])
    const at = new Date('2019-04-02T12:00:00Z')
    expect(await find('title-1')).toMatchObject({
      title: 'Title 1',
      excerpt: 'A paragraph that is long enough to be published on the site of the firm.',
      author: 'Ada O’Hara',
      date: 'April 2, 2019',
      categories: ['Visa & Travel'],
      published: false,
      createdAt: at,
      updatedAt: at,
      userId: null,
    })
    expect(await opened.store.acts()).toEqual(['post.created Title 1'])
    expect(await opened.store.titles({ search: 'paragraph' })).toEqual(['Title 1'])
    const accounts = opened.store.db.selectFrom('users').selectAll()
    expect(await accounts.execute()).toEqual([])
  })

  test('repeated changes nothing; what changed at the source is taken, what was edited or deleted here is left', async () => {
    const items = [{ id: 1 }, { id: 2 }, { id: 3 }]
    await run(items)
    expect(await outcomes(items)).toEqual(['unchanged', 'unchanged', 'unchanged'])
    const edited = await find('title-2')
    await opened.store.save(edited?.id ?? '', 1, { title: 'Edited here' })
    const deleted = await find('title-3')
    await changePosts(opened.store.services(), 'trash', [{ id: deleted?.id ?? '', version: 1 }])
    const changed = items.map(({ id }) => ({ id, title: `Another ${id}` }))
    const expected = ['updated', 'edited', 'deleted']
    expect(await outcomes(changed, { isDryRun: true })).toEqual(expected)
    expect(await outcomes(changed)).toEqual(expected)
    expect((await opened.store.titles()).toSorted()).toEqual(['Another 1', 'Edited here'])
    expect(await outcomes(changed)).toEqual(['unchanged', 'edited', 'deleted'])
  })

  test('by a later release still knows what an earlier one took', async () => {
    await run([{ id: 1 }])
    const noted = opened.store.db.selectFrom('imported_items').select('content_hash')
    const content_hash = '2e3a7c722a3427e70c9215c768398fa4e26515033e0f0805102f45ff4d91de12'
    expect(await noted.execute()).toEqual([{ content_hash }])
  })

  test('publishes what was published, at its date, and takes nothing down again', async () => {
    const items = [
      { id: 1 },
      { id: 2, status: 'draft' },
      { id: 3, type: 'page' },
      { id: 4, content: 'Short' },
    ]
    const rows = await run(items, { publish: true })
    expect(rows.map(({ notes }) => notes)).toEqual([
      [],
      [],
      ['A page stays a draft.'],
      [
        'It stays a draft: Excerpt must be at least 10 characters. Content must be at least 50 characters.',
      ],
    ])
    const states = await Promise.all([1, 2, 3, 4].map((id) => find(`title-${id}`)))
    expect(states.map((post) => post?.published)).toEqual([true, false, false, false])
    expect(states[0]?.publishedAt).toEqual(new Date('2019-04-02T12:00:00Z'))
    expect(states[2]?.categories).toEqual(['Pages', 'Visa & Travel'])
    expect(await outcomes(items)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged'])
    expect((await find('title-1'))?.published).toBe(true)
  })

  test('sends readers of the old address to a post that they may see', async () => {
    await run([{ id: 1 }, { id: 2, status: 'draft' }], { publish: true })
    const { db } = opened.store
    const readers = { readsAt: NOW }
    for (const address of [
      '/2019/04/title-1/',
      '/2019/04/title-1',
      'https://new.example/2019/04/title-1/',
    ])
      expect(await findRedirect(db, address, readers)).toBe('/blog/title-1')
    expect(await findRedirect(db, '/2019/04/title-2/', readers)).toBeNull()
    expect(await findRedirect(db, '/2019/04/title-2/', 'staff')).toBe('/blog/title-2')
    expect(await findRedirect(db, '/2019/04/title-1/?p=1', readers)).toBeNull()
  })

  test('tries without writing', async () => {
    expect(await outcomes([{ id: 1 }], { isDryRun: true })).toEqual(['new'])
    expect(await opened.store.titles()).toEqual([])
    await run([{ id: 1 }])
    expect(await outcomes([{ id: 1 }], { isDryRun: true })).toEqual(['unchanged'])
    expect(await outcomes([{ id: 1, title: 'Other' }], { isDryRun: true })).toEqual(['updated'])
    expect(await opened.store.titles()).toEqual(['Title 1'])
  })

  test('takes images from the folder once, without metadata, and lists those that are not there', async () => {
    const image = await cornersImage({ width: 900, height: 600 }).jpeg().toBuffer()
    opened.files.write('uploads/2019/04/photo.jpg', '')
    writeFileSync(path.join(opened.files.folder, 'uploads/2019/04/photo.jpg'), image)
    const uploads = await openUploads(path.join(opened.files.folder, 'uploads'))
    const at = 'https://old.example/wp-content/uploads/2019/04'
    const content = `<p><img src="${at}/photo-300x200.jpg" alt="Four"><img src="${at}/gone.jpg" alt="Gone"></p>`
    const data = `<p><img src="data:image/jpeg;base64,${image.toString('base64')}" alt="Same"></p>`
    const items = [
      { id: 1, content },
      { id: 2, content: data },
    ]
    const [tried] = await run(items, { uploads, isDryRun: true })
    expect(tried?.lost).toContain(`the image ${at}/gone.jpg: its file was not given`)
    expect(await storedImages(opened.store.db)).toEqual([])
    const [taken] = await run(items, { uploads })
    expect(taken?.lost).toContain(`the image ${at}/gone.jpg: its file was not given`)
    const images = await storedImages(opened.store.db)
    expect(images).toHaveLength(1)
    const address = `/images/${images[0]?.name}`
    expect((await find('title-1'))?.content).toBe(`![Four](${address})![Gone](${at}/gone.jpg)`)
    expect((await find('title-2'))?.content).toBe(`![Same](${address})`)
    expect(await outcomes(items, { uploads })).toEqual(['unchanged', 'unchanged'])
    expect(await storedImages(opened.store.db)).toHaveLength(1)
  })

  test('reads no file outside the folder, and stores none that is no image', async () => {
    opened.files.write('secret.jpg', 'secret')
    opened.files.write('uploads/text.jpg', 'no image')
    const folder = path.join(opened.files.folder, 'uploads')
    symlinkSync(path.join(opened.files.folder, 'secret.jpg'), path.join(folder, 'link.jpg'))
    symlinkSync(opened.files.folder, path.join(folder, 'up'))
    const uploads = await openUploads(folder)
    const names = [
      '..%2fsecret.jpg',
      '%2e%2e/secret.jpg',
      'link.jpg',
      'up/secret.jpg',
      'a%00.jpg',
      '%E0.jpg',
    ]
    for (const name of names) expect(await uploads.find(`https://old.example/${name}`)).toBeNull()
    const content = '<p><img src="https://old.example/text.jpg" alt="Text"></p>'
    const [row] = await run([{ id: 1, content }], { uploads })
    expect(row?.lost).toContain(
      'the image https://old.example/text.jpg: Only JPEG, PNG, WebP and GIF images can be used.',
    )
  })

  test('takes no time that cannot be stored, and publishes nothing whose time is lost', async () => {
    const far = new Date('+010000-01-01T00:00:00Z')
    const state = 'planned' as const
    const text = { kind: 'markdown', markdown: 'Words of an article. '.repeat(5) } as const
    const fields = { slug: '', author: 'Ada O’Hara', categories: ['Visa'], image: '', imageAlt: '' }
    const times = { createdAt: far, updatedAt: far, date: 'January 1, 10000', state }
    const post = { kind: 'post' as const, text, excerpt: '', oldAddresses: [], ...fields, ...times }
    const item = { source: 'ghost', key: '1', title: 'For the far future', lost: [], post }
    const [row] = await opened.runItems(each([item]), { publish: true })
    expect(row).toMatchObject({
      outcome: 'new',
      lost: [
        'the time +010000-01-01T00:00:00.000Z, because the site keeps times of the years 1 to 9999',
      ],
      notes: ['It stays a draft: nothing says from when readers may see it.'],
    })
    const stored = { published: false, publishAt: null, createdAt: NOW, updatedAt: NOW }
    expect(await find('for-the-far-future')).toMatchObject(stored)
  })

  test('refuses one item and takes the others', async () => {
    const items = [
      { id: 1, content: '<div>'.repeat(600) },
      { id: 2, content: 'x '.repeat(150_000) },
      { id: 3 },
    ]
    const rows = await run(items)
    expect(rows.map(({ outcome, notes }) => [outcome, ...notes])).toEqual([
      ['refused', 'Its HTML is nested more than 500 levels deep.'],
      ['refused', 'Its text is longer than 200,000 characters.'],
      ['new'],
    ])
  })
})

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}
