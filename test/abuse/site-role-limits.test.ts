import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/features/auth/roles/roles.ts'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { post } from '#test/abuse/desk.ts'
import { changesOf, listen } from '#test/abuse/live-stream.ts'
import { changePost, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { theInboxOf } from '#test/factories/inbox.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { trySaving } from '#test/post-requests.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, postBody, type Visitor } from '#test/site.ts'

const TYPED = 'What a writer typed and must not lose'
const kinds = sqliteAlone('What a role may do is a table in the code.')

describe.each(kinds)('roles behind an allowed address, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const owner = openedOnce(() => aStaffMember(site.origin))
  const colleague = openedOnce(() => aColleague(site, 'writer'))
  const writer = openedOnce(async () => colleague.visitor)
  afterEach(() => become('writer'))

  const become = (role: Role, id = colleague.id) =>
    owner.post('/dashboard/staff', new URLSearchParams({ act: 'role', id, role }))
  const postOf = (id: string) =>
    site.db.selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  const PUBLISHING = [
    { published: true },
    { publishAt: '2031-01-01T09:00' },
    { unpublishAt: '2031-01-01T09:00' },
    { reviewedBy: 'A writer', reviewedOn: '2026-11-20' },
    { reviewedOn: '2026-11-21' },
  ]

  test.each(PUBLISHING)('a writer decides nothing that readers see: %o', async (changes) => {
    const { id } = await savePost(owner, { title: 'A draft of a colleague' })
    for (const asked of [null, id]) {
      const form = aPostForm({ title: TYPED, ...changes })
      const answer = await trySaving(writer, asked, postBody({ ...form, version: '1' }))
      expect(answer).toMatchObject({ status: 403, failed: roleTexts.posts.publication })
      expect(answer.form?.title).toBe(TYPED)
    }
    expect(await postOf(id)).toMatchObject({ title: 'A draft of a colleague', version: 1 })
    expect(await titlesOf()).not.toContain(TYPED)
  })

  test('a published post is closed to a writer, who gets the typed text back, without JavaScript too', async () => {
    const { id } = await savePost(owner, { title: 'Readers see this', published: true })
    const form = { ...aPostForm({ title: TYPED }), version: '1' }
    const page = await writer.post(`/dashboard/blog/edit/${id}`, postBody(form))
    const html = await page.text()
    expect(page.status).toBe(403)
    expect(html).toContain(roleTexts.posts.published)
    expect(html).toContain(`>${TYPED}</textarea>`)
    await changePost(owner, id, { title: 'Readers see this now', published: true })
    // Merged with what was saved meanwhile, it would still change what readers see.
    const stale = await trySaving(writer, id, postBody(form))
    expect(stale).toMatchObject({ status: 403, failed: roleTexts.posts.published })
    const restored = await writer.post(
      `/dashboard/blog/edit/${id}/revisions/1`,
      new URLSearchParams({ version: '2' }),
    )
    expect(restored.status).toBe(403)
    expect(await postOf(id)).toMatchObject({ title: 'Readers see this now', version: 2 })
  })

  test('a review is of those who may save the post, and no comment reaches a reader', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const draft = await savePost(owner, { title: 'To be reviewed' })
    const open = await savePost(owner, { title: 'Readers see the reviewed one', published: true })
    const ask = (who: Visitor, id: string, fields: Record<string, string>) =>
      post(who, `/dashboard/blog/edit/${id}/review`, fields)
    const [id, other] = [randomUUID(), randomUUID()]
    const comment = { act: 'comment', id, text: hostile, quote: hostile, place: '0' }
    for (const fields of [comment, { act: 'ready' }]) {
      const refused = await ask(writer, open.id, { ...fields, note: TYPED, text: TYPED })
      expect([refused.status, (await refused.text()).includes(TYPED)]).toEqual([403, true])
    }
    expect((await ask(writer, draft.id, { act: 'ready', assignee: 'nobody' })).status).toBe(422)
    const long = { ...comment, text: 'x'.repeat(100_000) }
    expect((await ask(writer, draft.id, long)).status).toBe(422)
    expect((await ask(writer, draft.id, comment)).status).toBe(303)
    const resolve = { act: 'resolve', thread: id }
    expect((await ask(owner, open.id, resolve)).status).toBe(404)
    expect((await ask(owner, draft.id, { ...comment, id: other, thread: other })).status).toBe(404)
    const both = await Promise.all([owner, writer].map((who) => ask(who, draft.id, resolve)))
    expect(both.map(({ status }) => status)).toEqual([303, 303])
    const acts = site.db.selectFrom('audit_log').select('id').where('subject_id', '=', draft.id)
    expect(await acts.where('act', '=', 'post.comment-resolved').execute()).toHaveLength(1)
    await ask(owner, open.id, { ...comment, id: other, text: 'Between colleagues' })
    const readers = [`/blog/${open.slug}`, '/blog', '/feed.xml', '/search?q=colleagues']
    for (const page of [...readers, `/dashboard/blog/edit/${open.id}`]) {
      const html = await owner.text(page)
      expect(html).not.toContain(hostile)
      expect([page, html.includes('Between colleagues')]).toEqual([page, !readers.includes(page)])
    }
  })

  test('a writer deletes no image', async () => {
    const form = new URLSearchParams({ act: 'delete', name: 'blog-1700000000000.png' })
    expect((await writer.post('/dashboard/images', form)).status).toBe(403)
    expect((await owner.post('/dashboard/images', form)).status).toBe(422)
  })

  test('a writer is told neither how many messages wait nor that one is late', async () => {
    const { receive } = await theInboxOf(site, Date.now() - 26 * 3_600_000)
    await receive()
    const marks = {
      '/dashboard': ['Oldest unanswered', '1 unread', '/dashboard/messages'],
      '/dashboard/overview': ['Oldest unanswered', '1 unread', '/dashboard/messages'],
      '/dashboard/facts': ['alarmline', '1 unread', '/dashboard/messages'],
    }
    for (const [address, texts] of Object.entries(marks)) {
      const pages = [await owner.text(address), await writer.text(address)]
      for (const mark of texts)
        expect([mark, ...pages.map((page) => page.includes(mark))]).toEqual([mark, true, false])
    }
  })

  test('drafts are hidden on the public pages from whoever may not read posts', async () => {
    const { id } = await savePost(owner, { title: 'Only for those who write' })
    expect((await writer.get(`/blog/${id}`)).status).toBe(302)
    await become('assistant')
    expect((await writer.get(`/blog/${id}`)).status).toBe(404)
  })

  test('the last owner keeps the role, and says so; whoever gives it up is led out of the page', async () => {
    const own = await site.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow()
    const refused = await become('writer', own.id)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('the last owner who can sign in')
    expect((await become('superuser' as Role)).status).toBe(422)
    expect((await become('owner', 'nobody')).status).toBe(404)
    await become('owner')
    const left = await writer.post(
      '/dashboard/staff',
      new URLSearchParams({ act: 'role', id: colleague.id, role: 'writer' }),
    )
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/dashboard'])
    expect((await writer.get('/dashboard/staff')).status).toBe(403)
  })

  test('an invitation without a role, or with an unknown one, is refused beside the field', async () => {
    for (const role of ['', 'superuser']) {
      const typed = { act: 'invite', name: 'Dora', email: 'dora@example.com', role }
      const response = await owner.post('/dashboard/staff', new URLSearchParams(typed))
      const html = await response.text()
      expect(response.status).toBe(422)
      expect(html).toContain(roleTexts.choose)
      expect(html).toContain('value="dora@example.com"')
    }
    expect(await site.db.selectFrom('invitations').selectAll().execute()).toEqual([])
  })

  test('an open stream tells a writer nothing of messages, and of nothing that a new role takes away', async () => {
    const stream = await listen(writer)
    await expect.poll(() => stream.received).toHaveLength(1)
    site.publish({ kind: 'messages' })
    site.publish({ kind: 'posts' })
    await expect.poll(() => changesOf(stream)).toEqual(['{"kinds":["posts"]}'])
    await become('assistant')
    await expect.poll(() => changesOf(stream).at(-1)).toBe('{"kinds":["accounts"]}')
    site.publish({ kind: 'posts' })
    site.publish({ kind: 'messages' })
    await expect.poll(() => changesOf(stream).at(-1)).toBe('{"kinds":["messages"]}')
    expect(changesOf(stream)).toHaveLength(3)
    stream.stop()
  })

  const titlesOf = async () => {
    const rows = await site.db.selectFrom('blog_posts').select('title').execute()
    return rows.map(({ title }) => title)
  }
})
