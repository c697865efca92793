import { describe, expect, test } from 'vitest'
import { trimmedLine } from '#app/features/posts/categories/category-names.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { findExecutables, openScriptWatch } from '#test/abuse/script-watch.ts'
import { openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { trySaving } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBerta } from '#test/second-editor.ts'
import { aStaffMember, aVisitor, postBody, type Visitor } from '#test/site.ts'

const save = (by: Visitor, slug: string, form: Record<string, string>) =>
  by.post(
    `/dashboard/categories/${encodeURIComponent(slug)}`,
    new URLSearchParams({ act: 'save', version: '0', description: '', ...form }),
  )

describe.each(databaseKinds)('categories that several people change at once, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const anna = openedOnce(() => aStaffMember(site.origin))
  const berta = openedOnce(() => aBerta(site))

  const categoriesOf = async (id: string) => {
    const row = await site.db
      .selectFrom('blog_posts')
      .where('id', '=', id)
      .select(['categories', 'version'])
      .executeTakeFirstOrThrow()
    return row
  }
  const editOf = async (id: string, version: number, changes: Parameters<typeof aPostForm>[0]) =>
    trySaving(anna, id, postBody({ ...aPostForm(changes), version: String(version) }))

  test('of many new names for one category one wins, and every post has that one', async () => {
    for (const title of ['Race one', 'Race two', 'Race three'])
      await savePost(anna, { title, categories: 'Race', published: true })
    const names = Array.from({ length: 12 }, (_, index) => `Winner ${index}`)
    const answers = await Promise.all(
      names.map((name, index) => save(index % 2 ? anna : berta, 'race', { name })),
    )
    const won = names.filter((_, index) => answers[index]?.status === 303)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
    const rows = await site.db
      .selectFrom('blog_posts')
      .where('title', 'like', 'Race%')
      .select('categories')
      .execute()
    expect(rows.map(({ categories }) => categories)).toEqual(
      Array.from({ length: 3 }, () => JSON.stringify(won)),
    )
  })

  test('two that are merged into each other leave one, with all posts, and no address leads in a circle', async () => {
    await savePost(anna, { title: 'Circle one', categories: 'Yin', published: true })
    await savePost(anna, { title: 'Circle two', categories: 'Yang, Yin', published: true })
    const answers = await Promise.all([
      save(anna, 'yin', { act: 'merge', into: 'yang' }),
      save(berta, 'yang', { act: 'merge', into: 'yin' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 422]))
    const reader = aVisitor(site.origin)
    const found = await Promise.all(
      ['yin', 'yang'].map((slug) => reader.get(`/blog/category/${slug}`)),
    )
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200, 301]))
    const there = found.find(({ status }) => status === 200)
    const page = (await there?.text()) ?? ''
    expect(page).toContain('Circle one')
    expect(page).toContain('Circle two')
  })

  test('posts that are saved while their category gets another name all have it afterwards', async () => {
    await savePost(anna, { title: 'Busy start', categories: 'Busy', published: true })
    const writing = Array.from({ length: 8 }, async (_, index) =>
      anna.post(
        '/dashboard/blog/new',
        postBody(aPostForm({ title: `Busy number ${index}`, categories: 'Busy' })),
      ),
    )
    const [renamed, ...written] = await Promise.all([
      save(berta, 'busy', { name: 'Calm' }),
      ...writing,
    ])
    expect(renamed.status).toBe(303)
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 303))
    const left = await site.db
      .selectFrom('post_categories')
      .where('slug', '=', 'busy')
      .selectAll()
      .execute()
    expect(left).toEqual([])
  })

  test('a form that is merged with what another saved has no question about the name either', async () => {
    const { id } = await savePost(anna, { title: 'Merged form', categories: 'Merged, Fees' })
    expect((await save(berta, 'merged', { name: 'Joined' })).status).toBe(303)
    // Somebody opened it afterwards, and was first.
    const first = await editOf(id, 1, { title: 'Merged form, first', categories: 'Joined, Fees' })
    expect(first.status).toBe(202)
    const excerpt = 'Another excerpt of the other form.'
    const title = 'Merged form'
    const second = await editOf(id, 1, { title, categories: 'Merged, Fees, New', excerpt })
    expect([second.status, second.merged]).toEqual([202, undefined])
    expect((await categoriesOf(id)).categories).toBe('["Joined","Fees","New"]')
    // Taken out in the form that still has the former name: it stays out.
    const third = await editOf(id, 1, { title, categories: 'Fees, More', excerpt })
    expect([third.status, third.merged]).toEqual([202, undefined])
    expect((await categoriesOf(id)).categories).toBe('["Fees","More","New"]')
  })

  test('a draft that differs in the former name only is not offered, and one that differs brings the new one', async () => {
    const { id } = await savePost(anna, { title: 'Drafted', categories: 'Drafty' })
    const keep = (number: number, changes: Parameters<typeof aPostForm>[0]) => {
      const draft = `0197a9d4-0000-7000-8000-00000000000${number}`
      const form = postBody(aPostForm({ title: 'Drafted', slug: 'drafted', ...changes }))
      const note = `version=1&counter=1&entry=${id}`
      return anna.request('PUT', `/dashboard/drafts/${draft}?${note}`, { body: form })
    }
    expect((await keep(1, { categories: 'Drafty' })).status).toBe(200)
    expect((await keep(2, { categories: 'Drafty, Fees' })).status).toBe(200)
    expect((await save(berta, 'drafty', { name: 'Calm air' })).status).toBe(303)
    const page = await anna.text(`/dashboard/blog/edit/${id}`)
    expect(page).not.toContain('0197a9d4-0000-7000-8000-000000000001')
    expect(page).toContain('0197a9d4-0000-7000-8000-000000000002')
    const resumed = await anna.text(
      `/dashboard/blog/edit/${id}?draft=0197a9d4-0000-7000-8000-000000000002`,
    )
    expect(resumed).toContain('value="Calm air, Fees"')
  })

  test('what somebody typed stands in the form again, whatever happened meanwhile', async () => {
    await savePost(anna, { title: 'Typed', categories: 'Typed' })
    const typed = { name: 'A “new” name', description: 'Many words.' }
    expect((await save(berta, 'typed', { name: 'Written' })).status).toBe(303)
    const late = await save(anna, 'typed', typed)
    const text = await late.text()
    expect(late.status).toBe(409)
    expect(text).toContain('It is called “Written” now')
    expect(text).toContain('action="/dashboard/categories/written"')
    expect(text).toContain('value="A “new” name"')
    expect(text).toContain('Many words.')
    const again = await save(anna, 'written', { ...typed, version: '1' })
    expect(again.status).toBe(303)
    const gone = await save(anna, 'nothing', typed)
    expect(gone.status).toBe(409)
    expect(await gone.text()).toContain('Many words.')
  })
})

describe('a category made to run as a script', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const watch = openedOnce(() => openScriptWatch(site.origin))

  test('is text wherever its name or description stands', async () => {
    const names = Object.values(HOSTILE).map((text) =>
      trimmedLine(text.replaceAll(',', '').slice(0, 60)),
    )
    const description = Object.values(HOSTILE).join(' ').slice(0, 300)
    await savePost(staff, { title: 'Plain text', categories: 'One, Two', published: true })
    let slug = 'one'
    await watch.context.addCookies(
      [...staff.jar].map(([name, value]) => ({ name, value, url: site.origin })),
    )
    const page = await watch.context.newPage()
    for (const [version, name] of names.entries()) {
      const saved = await save(staff, slug, { name, description, version: String(version) })
      expect([name, saved.status]).toEqual([name, 303])
      const row = site.db.selectFrom('categories').where('name', '=', name).select('slug')
      slug = (await row.executeTakeFirstOrThrow()).slug
      const path = encodeURIComponent(slug)
      const pages = [
        '/dashboard/categories',
        `/dashboard/categories/${path}?into=two`,
        '/dashboard/categories/two',
        `/blog/category/${path}`,
        '/dashboard/activity',
      ]
      for (const address of pages) {
        const response = await page.goto(address)
        expect([address, response?.status()]).toEqual([address, 200])
        const { live, sent } = await findExecutables(page)
        expect([address, live.foreign, sent.foreign, watch.seen]).toEqual([address, [], [], []])
      }
    }
  })
})
