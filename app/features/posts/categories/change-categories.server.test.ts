import { describe, expect, test } from 'vitest'
import {
  findMovedSlug,
  listFormerSlugs,
} from '#app/features/posts/categories/category-settings.server.ts'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import { postKey } from '#app/features/posts/revisions/revision.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { createPostOnce } from '#app/features/posts/save-post.server.ts'
import { restorePost, trashPost } from '#app/features/posts/trash/trash.server.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openCategoryStore } from '#test/factories/category-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('names of categories on %s', (kind) => {
  const posts = openedForEach(() => openCategoryStore(kind))

  test('a new name is in every post, the trash included, in the lists and in the log, at once', async () => {
    const one = await posts.write('Post one', ['Fees', 'Visa', 'Policy'])
    const draft = await posts.write('Post draft', ['visa'], false)
    const trashed = await posts.write('Post trashed', ['VISA!'])
    const other = await posts.write('Post other', ['Visa Waiver'])
    await trashPost(posts.services(), trashed.id)
    posts.events.length = 0
    expect(await posts.rename('visa', 'Travel Papers')).toEqual({ ok: true, value: null })
    expect(posts.events).toEqual(['content', 'posts'])
    expect(await posts.categoriesOf(one.id)).toEqual(['Fees', 'Travel Papers', 'Policy'])
    expect(await posts.categoriesOf(draft.id)).toEqual(['Travel Papers'])
    expect(await posts.categoriesOf(other.id)).toEqual(['Visa Waiver'])
    await restorePost(posts.services(), trashed.id)
    expect(await posts.categoriesOf(trashed.id)).toEqual(['Travel Papers'])
    expect(await posts.titles({ category: 'travel-papers' })).toHaveLength(3)
    expect(await posts.titles({ category: 'visa' })).toEqual([])
    expect(await posts.titles({ search: 'travel pa', viewer: aReader })).toHaveLength(2)
    expect(await findMovedSlug(posts.db, 'visa')).toBe('travel-papers')
    expect(await posts.acts()).toContain('category.renamed Visa → Travel Papers')
  })

  test('a new name raises no version, so that nothing that is open is refused', async () => {
    const one = await posts.write('Post one', ['Visa'])
    await posts.rename('visa', 'Visas')
    const present = await findPost(posts.db, one.id, 'staff')
    expect(present).toEqual({ ...one, categories: ['Visas'] })
    const outcome = await changePosts(posts.services(), 'unpublish', [one])
    expect(outcome).toMatchObject({ done: 1, refused: [] })
  })

  test('others get their turn while the posts of a large category are written', async () => {
    for (let post = 0; post < 101; post += 1) await posts.write(`Post ${post}`, ['Visa'])
    let turns = 0
    const count = () => {
      turns += 1
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    await posts.rename('visa', 'Visas')
    clearImmediate(counting)
    // Three parts are read, and three are written.
    expect(turns).toBeGreaterThanOrEqual(6)
  })

  test('revisions keep the former name, and restoring one does not bring it back', async () => {
    const one = await posts.write('Post one', ['Visa', 'Fees'])
    await posts.rename('visa', 'Visas')
    expect(await findRevision(posts.db, postKey(one.id), 1)).toMatchObject({
      data: { categories: 'Visa, Fees' },
    })
    await posts.save(one.id, 1, { title: 'Post one, changed', categories: ['Visas'] })
    await restoreRevision(posts.services(), one.id, { version: 1, seenVersion: 2 })
    expect(await findPost(posts.db, one.id, 'staff')).toMatchObject({
      title: 'Post one',
      categories: ['Visas', 'Fees'],
    })
  })

  test('a post that has no revision yet gets one of what it said before', async () => {
    const one = await posts.write('Post one', ['Visa'])
    await posts.db.deleteFrom('entry_revisions').execute()
    await posts.rename('visa', 'Visas')
    expect(await listRevisions(posts.db, postKey(one.id))).toHaveLength(1)
    expect(await findRevision(posts.db, postKey(one.id), 1)).toMatchObject({
      data: { categories: 'Visa' },
    })
  })

  test('a former name that is saved again is the present one, in any spelling', async () => {
    const one = await posts.write('Post one', ['Visa'])
    await posts.rename('visa', 'Visas')
    await posts.save(one.id, 1, { categories: ['VISA', 'Visas', 'Fees'] })
    expect(await posts.categoriesOf(one.id)).toEqual(['Visas', 'Fees'])
    const input = { title: 'Post two', categories: ['visa'] }
    expect((await posts.create(input)).categories).toEqual(['Visas'])
    // It is no other text than the one that was sent, so it is saved once.
    const submission = { userId: null, submissionId: 'once' }
    const once = await createPostOnce(posts.services(), aPostInput(input), submission)
    expect(once.version).toBe(1)
    // Also where the name was spelled in another way only.
    expect(await posts.rename('visas', 'VISAS', 1)).toMatchObject({ ok: true })
    await posts.save(one.id, 2, { categories: ['Visas'] })
    expect(await posts.categoriesOf(one.id)).toEqual(['VISAS'])
    expect(await listFormerSlugs(posts.db, 'visas')).toEqual(['visa'])
  })

  test('redirects do not chain, and end where the name is taken up again', async () => {
    await posts.write('Post one', ['Alpha'])
    await posts.write('Post two', ['Omega'])
    await posts.rename('alpha', 'Beta')
    await posts.rename('beta', 'Gamma', 1)
    expect(await listFormerSlugs(posts.db, 'gamma')).toEqual(['alpha', 'beta'])
    expect(await posts.rename('gamma', 'Alpha', 2)).toMatchObject({ ok: true })
    expect(await listFormerSlugs(posts.db, 'alpha')).toEqual(['beta', 'gamma'])
    await posts.rename('omega', 'Beta')
    expect(await findMovedSlug(posts.db, 'beta')).toBeNull()
    expect(await findMovedSlug(posts.db, 'omega')).toBe('beta')
  })

  test('one that another program took up again can be changed as any other', async () => {
    const one = await posts.write('Post one', ['Visa'])
    await posts.rename('visa', 'Visas')
    await posts.db
      .updateTable('blog_posts')
      .set({ categories: '["Visa"]' })
      .where('id', '=', one.id)
      .execute()
    expect(await posts.rename('visa', 'Visa', 0, 'For travellers.')).toMatchObject({ ok: true })
    expect(await findMovedSlug(posts.db, 'visa')).toBeNull()
    expect((await posts.list()).map(({ name }) => name)).toEqual(['Visa', 'Visas'])
  })

  test('what cannot be a name is refused with a sentence, and nothing changes', async () => {
    await posts.write('Post one', ['Visa'])
    await posts.write('Post two', ['Work Visas'])
    const refused: [string, string][] = [
      ['', 'Please give the category a name.'],
      ['A'.repeat(61), 'A name can be at most 60 characters.'],
      ['Visa, Fees', 'A name cannot have a comma'],
      ['!?', 'A name needs at least one letter or digit.'],
      ['Work Visas', 'There is a category “Work Visas” already.'],
      ['work vísas', 'in capitals, accents or punctuation only'],
    ]
    for (const [name, sentence] of refused) {
      const result = await posts.rename('visa', name)
      const problem = { name: expect.stringContaining(sentence) as string }
      expect([name, result]).toEqual([name, { ok: false, problem }])
    }
    const long = await posts.rename('visa', 'Visa', 0, 'A'.repeat(301))
    expect(long).toMatchObject({ problem: { description: expect.any(String) as string } })
    expect(await posts.order()).toEqual(['Visa', 'Work Visas'])
    expect(await posts.db.selectFrom('categories').selectAll().execute()).toEqual([])
  })

  test('a name is refused where the categories of a post could not be saved with it', async () => {
    const long = Array.from({ length: 14 }, (_, index) => `A category of twenty${index}`)
    await posts.write('Post full', [...long.slice(0, 13), 'Visa'])
    const result = await posts.rename('visa', 'B'.repeat(60))
    expect(result).toMatchObject({
      problem: { name: expect.stringContaining('“Post full”') as string },
    })
    expect(await posts.titles({ category: 'visa' })).toEqual(['Post full'])
  })

  test('two are merged: a post with both has one, and all their addresses lead to it', async () => {
    const both = await posts.write('Post both', ['Visas', 'Fees', 'Visa'])
    const one = await posts.write('Post one', ['visa'])
    await posts.rename('visa', 'Visa', 0, 'An old text.')
    await posts.rename('visa', 'Entry', 1, 'An old text.')
    posts.events.length = 0
    expect(await posts.merge('entry', 'visas', 2)).toMatchObject({ ok: true })
    expect(posts.events).toEqual(['content', 'posts'])
    expect(await posts.categoriesOf(both.id)).toEqual(['Visas', 'Fees'])
    expect(await posts.categoriesOf(one.id)).toEqual(['Visas'])
    expect(await listFormerSlugs(posts.db, 'visas')).toEqual(['entry', 'visa'])
    expect(await posts.order()).toEqual(['Visas', 'Fees'])
    expect((await posts.write('Post two', ['Entry'])).categories).toEqual(['Visas'])
    expect(await posts.acts()).toContain('category.merged Entry → Visas')
    for (const into of ['visas', 'entry', 'nothing', ''])
      expect(await posts.merge('visas', into)).toMatchObject({
        problem: { into: expect.any(String) as string },
      })
  })
})
