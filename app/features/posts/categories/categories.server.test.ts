import { describe, expect, test } from 'vitest'
import { listKnownCategories } from '#app/features/posts/categories/categories.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openCategoryStore } from '#test/factories/category-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('categories on %s', (kind) => {
  const posts = openedForEach(() => openCategoryStore(kind))

  test('are counted, apart from what readers do not see', async () => {
    await posts.write('Post one', ['Visa', 'Fees'])
    await posts.write('Post two', ['visa'], false)
    await posts.create({
      title: 'Post later',
      categories: ['Visa'],
      published: true,
      publishAt: new Date('2199-01-01T00:00:00Z'),
    })
    const counts = (await posts.list()).map(({ slug, published, unpublished }) => [
      slug,
      published,
      unpublished,
    ])
    expect(counts).toEqual([
      ['fees', 1, 0],
      ['visa', 1, 2],
    ])
  })

  test('what somebody else has changed since is not overwritten', async () => {
    await posts.write('Post one', ['Visa'])
    await posts.write('Post two', ['Fees'])
    expect(await posts.rename('visa', 'Visa', 0, 'Mine.')).toMatchObject({ ok: true })
    const changed = { ok: false, problem: 'changed' }
    expect(await posts.rename('visa', 'Visa', 0, 'Yours.')).toEqual(changed)
    expect(await posts.merge('visa', 'fees')).toEqual(changed)
    expect(await posts.rename('visa', 'Visas', 1, 'Mine.')).toMatchObject({ ok: true })
    expect(await posts.rename('visa', 'Papers', 1)).toEqual(changed)
    expect(await posts.merge('nothing', 'fees')).toEqual(changed)
    expect(await posts.list()).toMatchObject([
      { name: 'Fees', description: '' },
      { name: 'Visas', description: 'Mine.', version: 2 },
    ])
    // Moving one changes nothing that is written in its form.
    expect(await posts.move('fees', 'down', 'visas')).toMatchObject({ ok: true })
    expect(await posts.rename('fees', 'Costs')).toMatchObject({ ok: true })
  })

  test('have the order that staff give them, for readers too, and new ones follow', async () => {
    await posts.write('Post one', ['Alpha', 'Beta', 'Gamma'])
    await posts.write('Post two', ['Alpha', 'Beta'])
    await posts.write('Post three', ['Alpha', 'Draft'], false)
    expect(await posts.order()).toEqual(['Alpha', 'Beta', 'Gamma', 'Draft'])
    const moved = { ok: true, value: { name: 'Gamma', place: 2, of: 4 } }
    expect(await posts.move('gamma', 'up', 'beta')).toEqual(moved)
    expect(await posts.move('draft', 'up', 'beta')).toMatchObject({ value: { place: 3 } })
    expect(await posts.move('alpha', 'down', 'gamma')).toMatchObject({ value: { place: 2 } })
    expect(await posts.order()).toEqual(['Gamma', 'Alpha', 'Draft', 'Beta'])
    expect(await posts.readersOrder()).toEqual(['Gamma', 'Alpha', 'Beta'])
    // Its neighbours are others by now.
    expect(await posts.move('gamma', 'up', 'alpha')).toEqual({ ok: false, problem: 'changed' })
    for (const past of ['beta', 'gamma', 'nothing'])
      expect(await posts.move('gamma', 'down', past)).toEqual({ ok: false, problem: 'changed' })
    await posts.write('Post four', ['Delta', 'Epsilon'])
    await posts.write('Post five', ['Epsilon'])
    expect(await posts.order()).toEqual(['Gamma', 'Alpha', 'Draft', 'Beta', 'Epsilon', 'Delta'])
    // The editor offers the most used first.
    const known = (await listKnownCategories(posts.db, 'en')).map(({ name }) => name)
    expect(known.slice(0, 2)).toEqual(['Alpha', 'Beta'])
    await posts.merge('alpha', 'gamma')
    expect(await posts.move('delta', 'up', 'epsilon')).toMatchObject({ ok: true })
    expect(await posts.order()).toEqual(['Gamma', 'Draft', 'Beta', 'Delta', 'Epsilon'])
  })

  test('one that has lost its last post keeps what was set for it', async () => {
    const one = await posts.write('Post one', ['Visa'])
    await posts.rename('visa', 'Visas', 0, 'For travellers.')
    await trashPost(posts.services(), one.id)
    expect(await posts.list()).toEqual([
      {
        slug: 'visas',
        name: 'Visas',
        description: 'For travellers.',
        version: 1,
        translated: {},
        published: 0,
        unpublished: 0,
      },
    ])
    expect(await posts.readersOrder()).toEqual([])
  })
})
