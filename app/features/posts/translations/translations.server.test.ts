import { describe, expect, test } from 'vitest'
import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import type { PostInput } from '#app/features/posts/post.ts'
import { textsOf } from '#app/features/posts/post-fields.ts'
import {
  findPost,
  listPostAddresses,
  listPostsAbout,
  listPostsOf,
  listPublications,
  listRelatedPosts,
} from '#app/features/posts/posts.server.ts'
import { listRevisions, writeRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { postKey } from '#app/features/posts/revisions/revision.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { listPublishedIds } from '#app/features/posts/search/post-texts.server.ts'
import { findOutOfDate, findSource } from '#app/features/posts/translations/source.server.ts'
import {
  markUpToDate,
  translatePost,
} from '#app/features/posts/translations/translate-post.server.ts'
import {
  listUsedLanguages,
  findVersions,
} from '#app/features/posts/translations/translations.server.ts'
import {
  deleteTrashedPost,
  restorePost,
  trashPost,
} from '#app/features/posts/trash/trash.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { aPostInput, aReader } from '#test/factories/posts.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const inSpanish = { ...aReader, locale: 'es' } as const

describe.each(databaseKinds)('posts in languages on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 1_000 }))
  const get = async (id: string) => {
    const post = await findPost(posts.db, id, 'staff')
    if (!post) throw new Error('no such post')
    return post
  }
  const translate = async (source: string, locale: Locale = 'es') =>
    (await translatePost(posts.services(), {
      source,
      locale,
      userId: 'u1',
      timeZone: 'America/New_York',
    })) ?? ''
  const save = async (id: string, changes: Partial<PostInput>) => {
    const { sample: _, ...post } = await get(id)
    return posts.save(id, post.version, { ...post, ...changes })
  }
  const publish = (id: string, changes: Partial<PostInput> = {}) =>
    save(id, { published: true, ...changes })

  test('every list of readers has the posts of their language and no others', async () => {
    await posts.create({ title: 'About visas', published: true })
    const spanish: Partial<PostInput> = {
      title: 'Sobre la inmigración',
      categories: ['Visas'],
      locale: 'es',
    }
    const one = await posts.create({ ...spanish, published: true })
    await posts.create({ ...spanish, title: 'Todavía no', published: false })
    const asked = { limit: 9, ...inSpanish }
    const lists = [
      (await posts.search({ viewer: inSpanish })).posts,
      (await posts.search({ viewer: inSpanish, search: 'INMIGRACION' })).posts,
      (await posts.search({ viewer: inSpanish, category: 'visas' })).posts,
      await listPublications(posts.db, 9, inSpanish),
      await listPostsOf(posts.db, { name: 'Sample Author', isLawyer: true }, asked),
      await listPostsAbout(posts.db, () => true, asked),
    ]
    expect(lists.map((list) => list.map(({ title }) => title))).toEqual(
      lists.map(() => ['Sobre la inmigración']),
    )
    expect(await listRelatedPosts(posts.db, one, { limit: 9, ...aReader })).toEqual([])
    expect(await listPublishedIds(posts.db, 'es')).toEqual([one.id])
    const names = async (locale: Locale) =>
      (await listCategories(posts.db, { ...aReader, locale })).map(({ name }) => name)
    expect([await names('es'), await names('en'), await names('fr')]).toEqual([
      ['Visas'],
      ['Policy Updates', 'Visa'],
      [],
    ])
    const addresses = await listPostAddresses(posts.db, 9, aReader.readsAt)
    expect(addresses.map(({ locale }) => locale).toSorted()).toEqual(['en', 'es'])
    expect(await posts.titles({ viewer: aReader })).toEqual(['About visas'])
    expect(await posts.titles({ locale: 'es' })).toEqual(['Todavía no', 'Sobre la inmigración'])
    expect(await posts.titles()).toHaveLength(3)
    const used = await listUsedLanguages(posts.db)
    expect(used.map(({ name }) => name)).toEqual(['English', 'Spanish'])
  })

  test('a translation is a draft of its own with the text of its source, and one a language', async () => {
    const source = await posts.create({ published: true, image: 'https://example.com/a.jpg' })
    const id = await translate(source.id)
    expect(await get(id)).toMatchObject({
      ...textsOf(source),
      locale: 'es',
      date: '21 de noviembre de 2026',
      categories: [],
      published: false,
      review: null,
      translation: { of: source.id, version: 1 },
    })
    expect((await get(id)).slug).not.toBe(source.slug)
    expect(await translate(source.id)).toBe(id)
    const [one, other] = await Promise.all([translate(source.id, 'fr'), translate(source.id, 'fr')])
    expect(one).toBe(other)
    expect(await translate(source.id, 'en')).toBe('')
    expect(await translate(id, 'pt')).toBe('')
    expect(await get(source.id)).toEqual(source)
    expect(await findVersions(posts.db, id, aReader)).toEqual([])
    await publish(id, { slug: 'en-espanol' })
    const versions = await findVersions(posts.db, 'en-espanol', aReader)
    const sources = versions.map(({ locale, isSource }) => [locale, isSource] as const)
    expect(Object.fromEntries(sources)).toEqual({ en: true, es: false })
  })

  test('publishing, restoring and trashing one of them leaves the others as they are', async () => {
    const source = await posts.create({ published: true })
    const [spanish, french] = [await translate(source.id), await translate(source.id, 'fr')]
    await publish(spanish)
    const [before, other] = [await get(spanish), await get(french)]
    await save(source.id, { title: 'Another title', published: false })
    await restoreRevision(posts.services(), source.id, { version: 1, seenVersion: 2 })
    await trashPost(posts.services(), source.id)
    expect([await get(spanish), await get(french)]).toEqual([before, other])
    await restorePost(posts.services(), source.id)
    await trashPost(posts.services(), french)
    expect(await get(spanish)).toEqual(before)
    // Its place was taken meanwhile.
    const again = await translate(source.id, 'fr')
    expect(again).not.toBe(french)
    await restorePost(posts.services(), french)
    expect((await get(french)).translation).toBeNull()
    await trashPost(posts.services(), source.id)
    await deleteTrashedPost(posts.services(), source.id)
    expect(await get(spanish)).toMatchObject({ title: before.title, translation: null })
  })

  test('a language is chosen until readers have seen the post, or it has a translation', async () => {
    const post = await posts.create({ locale: 'pt' })
    await save(post.id, { locale: 'es' })
    expect((await get(post.id)).locale).toBe('es')
    const id = await translate(post.id, 'en')
    await save(post.id, { locale: 'fr' })
    await save(id, { locale: 'fr' })
    expect([(await get(post.id)).locale, (await get(id)).locale]).toEqual(['es', 'en'])
    const seen = await posts.create({ published: true })
    await save(seen.id, { locale: 'es', published: false })
    expect((await get(seen.id)).locale).toBe('en')
    // A form without the field.
    await save(post.id, { locale: null })
    expect((await get(post.id)).locale).toBe('es')
  })

  const isOutOfDate = async (id: string) => {
    const post = await get(id)
    const source = await findSource(posts.db, post, aReader)
    const listed = await findOutOfDate(posts.db, [post])
    return [source?.isChanged ?? false, listed.has(id)]
  }

  test('it is out of date while title, excerpt or content of its source differ from what was translated', async () => {
    const source = await posts.create({ published: true })
    const id = await translate(source.id)
    await save(source.id, { author: 'Somebody Else', published: false })
    await publish(source.id)
    expect(await isOutOfDate(id)).toEqual([false, false])
    for (const changes of [{ title: 'A new title' }, { content: `${source.content} More.` }]) {
      await save(source.id, changes)
      expect(await isOutOfDate(id)).toEqual([true, true])
      await save(source.id, aPostInput({ published: true }))
      expect(await isOutOfDate(id)).toEqual([false, false])
    }
    // Readers see nothing of a change that they do not see.
    await save(source.id, { excerpt: 'Something else is said here.', published: false })
    expect(await isOutOfDate(id)).toEqual([false, true])
  })

  test('it is up to date again once somebody says so of the text that is there', async () => {
    const source = await posts.create({ published: true })
    const id = await translate(source.id)
    await publish(id)
    const before = await get(id)
    await save(source.id, { title: 'A new title' })
    const { version } = await get(source.id)
    await save(source.id, { title: 'A newer title' })
    posts.events.length = 0
    expect(await markUpToDate(posts.services(), id, version)).toMatchObject({ problem: 'changed' })
    expect(await isOutOfDate(id)).toEqual([true, true])
    expect(await markUpToDate(posts.services(), id, version + 1)).toMatchObject({ ok: true })
    expect(await isOutOfDate(id)).toEqual([false, false])
    expect(await get(id)).toEqual({
      ...before,
      translation: { of: source.id, version: version + 1 },
    })
    expect(posts.events).toContain('content')
    expect(await posts.acts()).toContain(`post.translation-checked ${before.title}`)
  })

  test('the text that was translated is kept, however often its source is saved', async () => {
    const source = await posts.create({ published: true })
    const id = await translate(source.id)
    const old = { state: 'saved', words: 1, data: '{}', savedAt: posts.clock.at } as const
    for (let version = 10; version < 70; version += 1)
      await writeRevision(posts.db, postKey(source.id), { ...old, version, savedBy: null })
    posts.pass(40 * 86_400_000)
    await save(source.id, { title: 'A new title' })
    const kept = (await listRevisions(posts.db, postKey(source.id))).map(({ version }) => version)
    expect(kept.toSorted((one, other) => one - other).slice(0, 3)).toEqual([1, 2, 20])
    expect((await findSource(posts.db, await get(id), 'staff'))?.translated?.['title']).toBe(
      source.title,
    )
  })
})
