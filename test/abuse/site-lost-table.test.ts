import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor } from '#test/site.ts'

describe.each(databaseKinds)('posts that cannot be read, on %s', (kind) => {
  let slug: string
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    slug = (await savePost(staff, { title: 'Out of reach for a while', published: true })).slug
    await sql`alter table blog_posts rename to blog_posts_elsewhere`.execute(site.db)
  })

  test('leave readers the sample articles and the words for a missing one, and the cause in the log', async () => {
    const list = await aVisitor(site.origin).get('/blog')
    expect([list.status, await list.text()]).toEqual([
      200,
      expect.stringContaining('Our articles cannot be loaded right now'),
    ])
    const response = await aVisitor(site.origin).get(`/blog/${slug}`)
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toContain('Blog Post Not Found')
    expect(text).not.toMatch(/blog_posts|no such table|relation/)
    const causes = site.lines.filter((line) => line.includes('"posts could not be read"'))
    expect(causes).toHaveLength(2)
    expect(causes.at(-1)).toContain(`"requestId":"${response.headers.get('X-Request-Id')}"`)
    expect(causes.at(-1)).toContain('errorAt')
  })

  test('leave staff their dashboard, without samples, and the cause in the log', async () => {
    const response = await staff.get('/dashboard')
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('Blog Dashboard')
    expect(text).not.toContain('Before you sign')
    expect(site.lines.filter((line) => line.includes('"dashboard list failed"'))).toHaveLength(1)
  })

  test('are back as soon as they can be read', async () => {
    await sql`alter table blog_posts_elsewhere rename to blog_posts`.execute(site.db)
    const response = await aVisitor(site.origin).get(`/blog/${slug}`)
    expect(response.status).toBe(200)
  })
})

test.each(databaseKinds)(
  'an old address that cannot be looked up is a failure, and no missing page, on %s',
  async (kind) => {
    const site = await openWatchedSite(kind)
    await sql`alter table redirects rename to redirects_elsewhere`.execute(site.db)
    const { status, text } = await answerOf(site.origin)
    expect(status).toBe(500)
    expect(text).not.toMatch(/redirects|no such table|relation/)
    expect(site.lines.filter((line) => line.includes('"request failed"'))).toHaveLength(1)
    await sql`alter table redirects_elsewhere rename to redirects`.execute(site.db)
    expect((await answerOf(site.origin)).status).toBe(404)
    await site.close()
  },
)

async function answerOf(origin: string) {
  const response = await aVisitor(origin).get('/2019/04/elsewhere')
  return { status: response.status, text: await response.text() }
}
