import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LosableSite, openLosable } from '#test/abuse/losable-site.ts'
import { savePost } from '#test/abuse/site-world.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, type Visitor } from '#test/site.ts'

const PATIENCE_MS = 30_000
const QUIET_MS = 4_000

// Issue 7: a database that goes away under a running site, for real. What was read before is read on; the rest says what it is.
describe.each(databaseKinds)('a database that goes away under the site, on %s', (kind) => {
  let world: LosableSite
  let reader: Visitor
  let staff: Visitor
  let slug: string
  beforeAll(async () => {
    world = await openLosable(kind)
    reader = aVisitor(world.site.origin)
    staff = await aStaffMember(world.site.origin)
    for (const page of ['/', '/blog']) await reader.text(page)
    slug = (await savePost(staff, { title: 'Read before the trouble', published: true })).slug
    await reader.text(`/blog/${slug}`)
    // What the change has dropped is made again by itself, without a reader.
    await sleep(QUIET_MS)
    await world.lose()
  })
  afterAll(() => world.end())

  test('leaves readers the pages that were read, the newest state of them', async () => {
    for (const page of ['/', '/blog', `/blog/${slug}`]) {
      const answer = await reader.get(page)
      expect([page, answer.status]).toEqual([page, 200])
    }
    expect(await reader.text('/blog')).toContain('Read before the trouble')
  })

  test('leaves readers the sample articles, said to be such, where a page was not read', async () => {
    const answer = await reader.get('/blog?q=notary')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    const text = await answer.text()
    expect(text).toContain('Our articles cannot be loaded at the moment')
    expect(text).toContain('Before you sign')
    expect(text).not.toContain('Read before the trouble')
    const category = await reader.text('/blog/category/visa')
    expect(category).toContain('Our articles cannot be loaded at the moment')
    expect(category).toMatch(/<title>Immigration Updates &amp; Blog \|/)
    const sample = await reader.get('/blog/before-you-sign-who-may-help-you')
    expect(sample.status).toBe(200)
    expect(await sample.text()).toContain('This is a sample article')
  })

  test('answers for an article that nobody has read with the words for one that is not there, to be asked again', async () => {
    const answer = await reader.get('/blog/never-read')
    expect(answer.status).toBe(503)
    expect(answer.headers.has('Retry-After')).toBe(true)
    expect(await answer.text()).toContain('Blog Post Not Found')
  })

  test('leaves whoever is signed in the pages for everybody, and tells the desk what is wrong', async () => {
    expect((await staff.get('/')).status).toBe(200)
    expect((await staff.get('/blog')).status).toBe(200)
    expect((await staff.get('/dashboard')).status).toBe(503)
    const saved = await staff.post(
      '/dashboard/blog/new',
      postBody(aPostForm({ title: 'Not kept' })),
    )
    expect(saved.status).toBe(503)
    expect(((await saved.json()) as { message: string }).message).toMatch(/try again in a moment/)
    // The operator finds the cause of each refusal.
    expect(world.site.lines.some((line) => line.includes('"session could not be read"'))).toBe(true)
  })

  test('is told to whoever watches the site, which itself is alive', async () => {
    expect((await reader.get('/readyz')).status).toBe(503)
    expect((await reader.get('/healthz')).status).toBe(200)
  })

  test('is written into the log, and is well again as soon as it is back', async () => {
    expect(world.site.lines.some((line) => line.includes('posts could not be read'))).toBe(true)
    await world.bringBack()
    const isBack = async () => (await reader.text('/blog?q=trouble')).includes('Read before')
    await expect.poll(isBack, { timeout: PATIENCE_MS }).toBe(true)
    expect((await staff.get('/dashboard')).status).toBe(200)
    expect((await reader.get('/readyz')).status).toBe(200)
    const saved = await staff.post(
      '/dashboard/blog/new',
      postBody(aPostForm({ title: 'Kept again' })),
    )
    expect(saved.status).toBe(303)
  })
})
