import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendAndCut } from '#test/abuse/cut-request.ts'
import {
  changePost,
  cookieOf,
  openWatchedSite,
  savePost,
  submitPost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost, listPosts } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, postBody } from '#test/site.ts'

describe.each(databaseKinds)('the same submission twice, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const count = async (title: string) => {
    const rows = await site.db
      .selectFrom('blog_posts')
      .select('id')
      .where('title', '=', title)
      .execute()
    return rows.length
  }
  const formOf = (title: string, submission: string) => ({ ...aPostForm({ title }), submission })

  test('at the same moment makes one post, and every press is told of it', async () => {
    const title = 'Pressed ten times'
    const submission = randomUUID()
    const presses = Array.from({ length: 10 }, () => submitPost(staff, formOf(title, submission)))
    const responses = await Promise.all(presses)
    expect(responses.filter(({ status }) => status !== 303)).toEqual([])
    expect(await count(title)).toBe(1)
  })

  test('as a form without JavaScript makes one post', async () => {
    const title = 'Pressed in a plain form'
    const submission = await submissionOfEditor()
    const presses = Array.from({ length: 5 }, () =>
      staff.post('/dashboard/blog/new', postBody(formOf(title, submission))),
    )
    const responses = await Promise.all(presses)
    for (const response of responses) expect(response.headers.get('Location')).toBe('/dashboard')
    expect(await count(title)).toBe(1)
  })

  test('after the connection was cut before the answer makes one post, wherever it was cut', async () => {
    for (const delay of [0, 1, 2, 4, 8, 16, 40]) {
      const title = `Cut after ${delay} ms`
      const submission = randomUUID()
      const form = formOf(title, submission)
      await sendAndCut(site, '/dashboard/blog/new', postBody(form), delay, cookieOf(staff))
      const response = await submitPost(staff, form)
      expect(response.status).toBe(303)
      expect(await count(title)).toBe(1)
    }
  })

  test('of a change is answered as a conflict and not made twice', async () => {
    const { id } = await savePost(staff, { title: 'To be changed once' })
    const presses = Array.from({ length: 5 }, () =>
      changePost(staff, id, { title: 'Changed once' }),
    )
    const statuses = (await Promise.all(presses)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['303', '409', '409', '409', '409'])
    const row = site.db.selectFrom('blog_posts').select('version').where('id', '=', id)
    expect((await row.executeTakeFirst())?.version).toBe(2)
  })

  test('of a deletion deletes once', async () => {
    const { id } = await savePost(staff)
    const presses = Array.from({ length: 5 }, () => deletePost(staff, id))
    const statuses = (await Promise.all(presses)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['303', '404', '404', '404', '404'])
  })

  test('is two posts when it really is two submissions, each at an address of its own', async () => {
    const title = 'Twice on purpose'
    await Promise.all(
      Array.from({ length: 4 }, () => submitPost(staff, formOf(title, randomUUID()))),
    )
    const { rows } = await listPosts(staff, `q=${encodeURIComponent(title)}`)
    const slugs = rows.map(({ slug }) => slug)
    expect([slugs.length, new Set(slugs).size]).toEqual([4, 4])
    expect(await count(title)).toBe(4)
  })

  async function submissionOfEditor(): Promise<string> {
    const html = await staff.text('/dashboard/blog/new')
    const [, submission] = /name="submission"[^>]*value="([0-9a-f-]{36})"/.exec(html) ?? []
    if (submission === undefined) throw new Error('The editor sends no submission id')
    return submission
  }
})
