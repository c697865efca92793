import { describe, expect, test } from 'vitest'
import { changeImage } from '#app/features/images/change-image.server.ts'
import { listImages } from '#app/features/images/image-library.server.ts'
import { addImage } from '#test/factories/images.ts'
import { openImageFixture, type ImageFixture } from '#test/fixtures/image-fixture.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

describe.each(databaseKinds)('the library on %s', (kind) => {
  const fixture = openedForEach(() => openImageFixture(kind))

  const list = (request: Partial<Parameters<typeof listImages>[1]> = {}) =>
    listImages(fixture.db, { search: '', after: null, newestFirst: false, ...request })
  const namesFor = async (search: string) => (await list({ search })).images.map(({ name }) => name)
  const addPost = async (title: string, post: Parameters<ImageFixture['addPost']>[0], alt = '') => {
    const id = await fixture.addPost(post)
    const texts = { title, image_alt: alt }
    await fixture.db.updateTable('blog_posts').set(texts).where('id', '=', id).execute()
    return id
  }

  test('has a hundred images a page, by name or the newest first', async () => {
    for (let index = 0; index < 103; index += 1) await addImage(fixture.db, START + index)
    const first = await list()
    expect(first.images).toHaveLength(100)
    expect(first.images[0]?.name).toBe(`blog-${START}.jpg`)
    const second = await list({ after: first.nextAfter })
    expect(second.images.map(({ name }) => name)).toEqual(
      [100, 101, 102].map((index) => `blog-${START + index}.jpg`),
    )
    expect(second.nextAfter).toBeNull()
    const newest = await list({ newestFirst: true })
    expect(newest.images[0]?.name).toBe(`blog-${START + 102}.jpg`)
    expect((await list({ newestFirst: true, after: newest.nextAfter })).images).toHaveLength(3)
  })

  test('says of each where it is used, by whichever of its sizes, drafts and the trash as well', async () => {
    const used = await addImage(fixture.db, START)
    await addImage(fixture.db, START + 1, { widths: '' })
    const cover = await addPost('With a cover', { image: `/images/${used}` }, 'A receipt')
    const text = await addPost('In its text', {
      content: `![The **back** \\[1\\]](/images/blog-${START}-800.webp) ![no](/images/blog-1.jpg)`,
      published: false,
      deleted: true,
    })
    const [first, second] = (await list()).images
    expect(first).toMatchObject({
      address: `/images/${used}`,
      preview: `/images/blog-${START}-400.webp`,
      width: 900,
      bytes: 12_345,
      createdAt: new Date(START),
    })
    expect(first?.uses).toHaveLength(2)
    expect(first?.uses).toEqual(
      expect.arrayContaining([
        {
          path: `/dashboard/blog/edit/${cover}`,
          title: 'With a cover',
          isTrashed: false,
          alts: ['A receipt'],
        },
        {
          path: `/dashboard/blog/edit/${text}`,
          title: 'In its text',
          isTrashed: true,
          alts: ['The **back** [1]'],
        },
      ]),
    )
    expect(second).toMatchObject({ uses: [], preview: `/images/blog-${START + 1}.jpg` })
  })

  test('finds by its file name, by what a post says of it and by the title of a post', async () => {
    const one = await addImage(fixture.db, START)
    const two = await addImage(fixture.db, START + 1)
    const three = await addImage(fixture.db, START + 2, { format: 'png' })
    await addPost('Green cards', { image: `/images/${one}` }, 'A passport in a hand')
    await addPost('Visas', { content: `Of a passport.\n\n![The embassy](/images/${two})` })
    await addPost('A form I\u2011130', { image: `/images/${three}` }, 'De cœur à cœur')
    await addPost('In June', { content: `![Zoë’s reçu](/images/blog-${START + 2}-400.webp)` })
    const found = {
      '.png': [three],
      PASSPORT: [one],
      embassy: [two],
      green: [one],
      '%': [],
      _: [],
      'i-130': [three],
      'I\u2013130': [three],
      'A COEUR': [three],
      recu: [three],
      'Zoe\u00ad’s': [three],
    }
    for (const [search, names] of Object.entries(found))
      expect([search, await namesFor(search)]).toEqual([search, names])
    expect(await namesFor('  ')).toHaveLength(3)
    await changeImage(fixture.db, two, { description: 'The COÛRT – in May' })
    for (const search of ['court', 'Coûrt -'])
      expect([search, await namesFor(search)]).toEqual([search, [two]])
    const uses = [{ path: '', title: 'Émile Sjœberg', isTrashed: false, alts: [] }]
    const request = { search: 'emile sjoeberg', after: null, newestFirst: false }
    const { images } = await listImages(fixture.db, request, new Map([[START, uses]]))
    expect(images.map(({ name }) => name)).toEqual([one])
  })

  test('is narrowed to what nothing shows, neither in any size nor in a record', async () => {
    const [used, small, inRecord, unused, longer] = [
      await addImage(fixture.db, START),
      await addImage(fixture.db, START + 1),
      await addImage(fixture.db, START + 2),
      await addImage(fixture.db, START + 3),
      // Begins like the number of one that is used.
      await addImage(fixture.db, START * 10),
    ]
    await addPost('With a cover', { image: `/images/${used}` })
    await addPost('In a text', { content: `![x](/images/blog-${START + 1}-400.webp)` })
    expect([small, inRecord]).toHaveLength(2)
    const request = { search: '', after: null, newestFirst: false, unusedOnly: true }
    const { images } = await listImages(fixture.db, request, new Map([[START + 2, []]]))
    expect(images.map(({ name }) => name)).toEqual([longer, unused])
  })
})
