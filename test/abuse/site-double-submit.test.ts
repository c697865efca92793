import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendAndCut } from '#test/abuse/cut-request.ts'
import { cookieOf, openWatchedSite, savePost, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, postBody } from '#test/site.ts'

describe.each(databaseKinds)('the same submission twice, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const count = async (title: string) => {
    const posts = site.db.selectFrom('blog_posts').select('id').where('title', '=', title)
    return (await posts.execute()).length
  }
  const formOf = (title: string, submission: string) => ({ ...aPostForm({ title }), submission })

  test('at the same moment makes one post, and every press is told of it', async () => {
    const title = 'Pressed ten times'
    const html = await staff.text('/dashboard/blog/new')
    const [, submission = ''] = /name="submission"[^>]*value="([0-9a-f-]{36})"/.exec(html) ?? []
    expect(submission).not.toBe('')
    const presses = Array.from({ length: 10 }, () => submitPost(staff, formOf(title, submission)))
    for (const { status, headers } of await Promise.all(presses))
      expect([status, headers.get('Location')]).toEqual([303, '/dashboard'])
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

  test('of a deletion deletes once', async () => {
    const { id } = await savePost(staff)
    const presses = Array.from({ length: 5 }, () => deletePost(staff, id))
    const statuses = (await Promise.all(presses)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['303', '404', '404', '404', '404'])
  })
})
