import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  findCategoryPages,
  listCategories,
  listKnownCategories,
} from '#app/features/posts/categories/categories.server.ts'
import { findLocalSlug } from '#app/features/posts/categories/category-settings.server.ts'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { translatePost } from '#app/features/posts/translations/translate-post.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { aReader } from '#test/factories/posts.ts'
import { openCategoryStore } from '#test/factories/category-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const es = { name: 'Visa U', description: 'Para víctimas de delitos.' }
const none = { name: '', description: '' }

describe.each(databaseKinds)('a category in several languages on %s', (kind) => {
  const posts = openedForEach(() => openCategoryStore(kind))

  const pagesOf = async (slug: string, locale: Locale = 'en') => {
    const pages = await findCategoryPages(posts.db, slug, { ...aReader, locale })
    return pages.map((page) => `${page.locale} ${page.slug}`)
  }
  const listed = async (locale: Locale) =>
    (await listCategories(posts.db, { ...aReader, locale })).map(
      ({ slug, name, description }) => `${slug}: ${name}. ${description}`,
    )

  test('has a name, an address and a description in each, and posts of that language only', async () => {
    const english = await posts.writeIn('en', 'U visa')
    const spanish = await posts.writeIn('es', 'U visa')
    const french = await posts.writeIn('fr', 'U visa')
    const form = { es, fr: { name: 'Visa U pour victimes', description: '' } }
    expect(await posts.rename('u-visa', 'U visa', 0, 'For victims.', form)).toMatchObject({
      ok: true,
    })
    expect(await posts.categoriesOf(english.id)).toEqual(['U visa'])
    expect(await posts.categoriesOf(spanish.id)).toEqual(['Visa U'])
    expect(await posts.categoriesOf(french.id)).toEqual(['Visa U pour victimes'])
    expect(await listed('en')).toEqual(['u-visa: U visa. For victims.'])
    expect(await listed('es')).toEqual(['visa-u: Visa U. Para víctimas de delitos.'])
    expect(await listed('fr')).toEqual(['visa-u-pour-victimes: Visa U pour victimes. '])
    expect(await posts.list()).toMatchObject([{ slug: 'u-visa', published: 3 }])
    const all = ['en u-visa', 'es visa-u', 'fr visa-u-pour-victimes']
    expect([await pagesOf('u-visa'), await pagesOf('visa-u', 'es')]).toEqual([all, all])
    // A page that readers see no post on is none.
    await changePosts(posts.services(), 'unpublish', [french])
    expect(await pagesOf('visa-u', 'es')).toEqual(['en u-visa', 'es visa-u'])
    expect(await posts.titles({ category: 'u-visa' })).toHaveLength(3)
    await posts.db
      .updateTable('blog_posts')
      .set({ categories: '["U visa"]' })
      .where('id', '=', spanish.id)
      .execute()
    await indexMissingPosts(posts.db)
    expect([await listed('es'), await pagesOf('u-visa', 'es')]).toEqual([['u-visa: U visa. '], []])
    const acts = await posts.acts()
    expect(acts).toContain('category.renamed U visa → Visa U')
    expect(acts).toContain('category.described Visa U')
  })

  test('the name of one may be that of another in another language, and staff see the posts of each', async () => {
    const [english, spanish] = [
      await posts.writeIn('en', 'Work'),
      await posts.writeIn('es', 'Work'),
    ]
    const form = { es: { name: 'Trabajo', description: '' } }
    expect(await posts.rename('work', 'Work', 0, '', form)).toMatchObject({ ok: true })
    const other = await posts.writeIn('en', 'Trabajo')
    const idsOf = async (category: string) => {
      const found = await searchPosts(posts.db, { viewer: 'staff', category, limit: 9 })
      return found.posts.map(({ id }) => id).toSorted()
    }
    expect(await idsOf('work')).toEqual([english.id, spanish.id].toSorted())
    expect(await idsOf('trabajo')).toEqual([other.id])
  })

  test('a new name in one language leaves the others and leads on from its old address', async () => {
    await posts.writeIn('en', 'U visa')
    const spanish = await posts.writeIn('es', 'U visa')
    const french = await posts.writeIn('fr', 'U visa')
    await posts.rename('u-visa', 'U visa', 0, '', { es, fr: { name: 'Visa U', description: '' } })
    const changed = { es: { name: 'Visa para víctimas', description: '' }, fr: { ...es } }
    expect(await posts.rename('u-visa', 'U visa', 1, '', changed)).toMatchObject({ ok: true })
    expect(await posts.categoriesOf(spanish.id)).toEqual(['Visa para víctimas'])
    expect(await posts.categoriesOf(french.id)).toEqual(['Visa U'])
    for (const slug of ['visa-u', 'u-visa'])
      expect(await findLocalSlug(posts.db, slug, 'es')).toBe('visa-para-victimas')
    expect(await findLocalSlug(posts.db, 'visa-para-victimas', 'en')).toBe('u-visa')
    // What is saved under a former name, or under the first one, has the present one of its language.
    expect((await posts.writeIn('es', 'VISA U')).categories).toEqual(['Visa para víctimas'])
    expect((await posts.writeIn('es', 'U visa')).categories).toEqual(['Visa para víctimas'])
    expect((await posts.writeIn('fr', 'U visa')).categories).toEqual(['Visa U'])
    // The first one changes everywhere but where there is another.
    const portuguese = await posts.writeIn('pt', 'U visa')
    expect(await posts.rename('u-visa', 'Victims', 2, '', changed)).toMatchObject({ ok: true })
    expect(await posts.categoriesOf(portuguese.id)).toEqual(['Victims'])
    expect(await posts.categoriesOf(french.id)).toEqual(['Visa U'])
    // Without a name of its own a language has the first one.
    const without = { es: changed.es }
    expect(await posts.rename('victims', 'Victims', 3, '', without)).toMatchObject({ ok: true })
    expect(await posts.categoriesOf(french.id)).toEqual(['Victims'])
    expect(await findLocalSlug(posts.db, 'visa-u', 'fr')).toBe('victims')
  })

  test('two of different languages become one by merging, each with its name', async () => {
    const english = await posts.writeIn('en', 'U visa')
    const spanish = await posts.writeIn('es', 'Visa U', 'Noticias')
    const french = await posts.writeIn('fr', 'Visa U')
    await posts.rename('visa-u', 'Visa U', 0, '', { es, fr: { ...none, name: 'Visa U' } })
    expect(await posts.merge('u-visa', 'visa-u', 0)).toMatchObject({ ok: true })
    expect(await posts.list()).toMatchObject([
      { slug: 'u-visa', name: 'U visa', translated: { es, fr: { name: 'Visa U' } }, published: 3 },
      { slug: 'noticias' },
    ])
    expect(await posts.categoriesOf(english.id)).toEqual(['U visa'])
    expect(await posts.categoriesOf(spanish.id)).toEqual(['Visa U', 'Noticias'])
    expect(await posts.categoriesOf(french.id)).toEqual(['Visa U'])
    expect(await pagesOf('visa-u', 'fr')).toEqual(['en u-visa', 'es visa-u', 'fr visa-u'])
    // Where both have posts, the name of the other one stays.
    await posts.writeIn('pt', 'Visto U')
    const both = await posts.writeIn('es', 'Delitos')
    await posts.rename('visto-u', 'Visto U', 0, 'Crimes.')
    await posts.merge('delitos', 'u-visa', 2)
    expect(await posts.merge('visto-u', 'u-visa', 1)).toMatchObject({ ok: true })
    expect(await posts.categoriesOf(both.id)).toEqual(['Delitos'])
    expect(await posts.merge('delitos', 'u-visa', 0)).toMatchObject({ ok: true })
    expect(await posts.categoriesOf(both.id)).toEqual(['Visa U'])
    expect(await findLocalSlug(posts.db, 'delitos', 'es')).toBe('visa-u')
    expect(await pagesOf('u-visa')).toContain('pt visto-u')
  })

  test('the same address in another language is the same category, until it has another name', async () => {
    await posts.writeIn('es', 'Familia')
    const portuguese = await posts.writeIn('pt', 'Família')
    expect(await pagesOf('familia', 'es')).toEqual(['es familia', 'pt familia'])
    const names = { es: { ...none, name: 'Familia' }, pt: { ...none, name: 'Família' } }
    await posts.rename('familia', 'Family', 0, '', names)
    expect(await posts.categoriesOf(portuguese.id)).toEqual(['Família'])
    expect(await pagesOf('familia', 'pt')).toEqual(['es familia', 'pt familia'])
    // The order of the firm is that of every language.
    await posts.writeIn('es', 'Ayuda')
    await posts.move('family', 'up', 'ayuda')
    await posts.move('ayuda', 'up', 'family')
    expect(await posts.readersOrder('es')).toEqual(['Ayuda', 'Familia'])
    await posts.move('family', 'up', 'ayuda')
    expect(await posts.readersOrder('es')).toEqual(['Familia', 'Ayuda'])
    expect((await listKnownCategories(posts.db, 'pt')).map(({ name }) => name)).toEqual(['Família'])
  })

  test('what cannot be a name in a language is refused at its field', async () => {
    await posts.writeIn('en', 'U visa')
    await posts.writeIn('es', 'Visa U')
    const refused: [Record<string, { name: string; description: string }>, string, string][] = [
      [{ es }, 'name-es', 'In Spanish the category “Visa U” has the name “Visa U” already.'],
      [
        { fr: { ...none, description: 'Texte' } },
        'name-fr',
        'Please give the name in French, too.',
      ],
      [{ pt: { ...none, name: 'a, b' } }, 'name-pt', 'A name cannot have a comma'],
      [{ pt: { name: 'Visto', description: 'A'.repeat(301) } }, 'description-pt', 'at most 300'],
    ]
    for (const [names, field, sentence] of refused) {
      const problem = { [field]: expect.stringContaining(sentence) as string }
      expect(await posts.rename('u-visa', 'U visa', 0, '', names)).toEqual({ ok: false, problem })
    }
    expect(await posts.db.selectFrom('categories').selectAll().execute()).toEqual([])
  })

  test('a translation of a post begins with the categories that are known in its language', async () => {
    await posts.writeIn('es', 'EB-5')
    const source = await posts.writeIn('en', 'U visa', 'EB-5', 'News')
    await posts.rename('u-visa', 'U visa', 0, '', { es })
    const wish = { source: source.id, locale: 'es', userId: 'u1', timeZone: 'America/New_York' }
    const id = await translatePost(posts.services(), { ...wish, locale: 'es' })
    const translation = await findPost(posts.db, id ?? '', 'staff')
    expect(translation?.categories).toEqual(['Visa U', 'EB-5'])
  })

  test('of the samples are joined by the upgrade, unless somebody has changed them', async () => {
    for (const [locale, ...names] of [
      ['en', 'Visa', 'Policy Updates', 'Immigration Law'],
      ['es', 'Visas', 'Nuevas reglas', 'Ley de inmigración'],
      ['fr', 'Visas', 'Droit de l’immigration'],
    ] as const)
      await posts.writeIn(locale, ...names)
    await posts.writeIn('pt', 'Nuevas reglas')
    await posts.rename('ley-de-inmigracion', 'Ley de inmigración', 0, 'La nuestra.')
    await posts.move('visas', 'up', 'visa')
    await posts.db.schema.dropTable('category_names').execute()
    const folder = path.resolve(import.meta.dirname, '../../../../db/migrations', kind)
    const migration = await readFile(path.join(folder, '0029_category_names.sql'), 'utf8')
    for (const statement of migration.split(';\n').filter((text) => text.trim() !== ''))
      await posts.db.executeQuery(CompiledQuery.raw(statement))
    expect(await pagesOf('visa')).toEqual(['en visa', 'es visas', 'fr visas'])
    expect(await pagesOf('droit-de-l-immigration', 'fr')).toEqual([
      'en immigration-law',
      'fr droit-de-l-immigration',
    ])
    // Described by the firm, and used in a language that would lose its category.
    for (const own of ['ley-de-inmigracion', 'nuevas-reglas'])
      expect(await pagesOf(own, 'es')).toContain(`es ${own}`)
    expect(await pagesOf('policy-updates')).toEqual(['en policy-updates'])
    expect((await posts.list()).map(({ slug }) => slug).toSorted()).toEqual([
      'immigration-law',
      'ley-de-inmigracion',
      'nuevas-reglas',
      'policy-updates',
      'visa',
    ])
  })
})
