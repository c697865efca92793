import { beforeAll, describe, expect, test } from 'vitest'
import { changePost, openWatchedSite, savePost, submitPost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { aBerta } from '#test/second-editor.ts'
import { aColleague } from '#test/colleagues.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, aVisitor, postBody, STAFF, type Visitor } from '#test/site.ts'

const COPY = '0197a9d4-0000-7000-8000-000000000001'

const kinds = sqliteAlone(
  'The drafts are kept by a store that is tested on both; these requests are refused before it.',
)

describe.each(kinds)('texts that are not saved, on %s', (kind) => {
  let id: string

  const site = openedOnce(() => openWatchedSite(kind))
  const anna = openedOnce(() => aStaffMember(site.origin))
  const berta = openedOnce(() => aBerta(site))
  beforeAll(async () => void ({ id } = await savePost(anna)))

  const address = (query = '') => `/dashboard/drafts/${COPY}?${query}`
  const noteOf = (entry: string, counter = 1) => `entry=${entry}&version=1&counter=${counter}`
  const note = (counter = 1) => noteOf(id, counter)
  const keep = (by: Visitor, fields: Record<string, string>, query = note()) =>
    by.request('PUT', address(query), { body: postBody(fields) })
  const rows = () => site.db.selectFrom('working_copies').selectAll().orderBy('user_id').execute()
  const clear = () => site.db.deleteFrom('working_copies').execute()

  test('are read, overwritten and thrown away by no one else', async () => {
    await clear()
    expect((await keep(anna, { title: 'Anna’s secret', content: 'Hers alone' })).status).toBe(200)
    const [before] = await rows()
    await keep(berta, { title: 'Over it' }, note(99))
    await keep(berta, { title: 'Instead of it' }, `${note(100)}&continues=${COPY}`)
    await berta.request('DELETE', address())
    await berta.post(address(), new URLSearchParams())
    await submitPost(berta, { ...aPostForm({ title: 'Saved by Berta' }), drafts: COPY })
    expect(await rows()).toEqual([before])
    const editor = `/dashboard/blog/edit/${id}`
    const named = [`${editor}?draft=${COPY}`, `${editor}.data?draft=${COPY}`, address()]
    for (const page of [editor, `${editor}.data`, '/dashboard/blog/new', ...named])
      expect(await berta.text(page), page).not.toMatch(/secret|Hers/)
    expect(await anna.text(`/dashboard/blog/edit/${id}?draft=${COPY}`)).toContain('Hers alone')
  })

  test('of a record are written by those who may write it, and are no draft of it', async () => {
    await clear()
    const record = '/dashboard/content/page/about'
    const about = noteOf('page/about/en')
    const assistant = (await aColleague(site, 'assistant')).visitor
    expect((await keep(assistant, { 'field.title': 'Nothing' }, about)).status).toBe(403)
    expect((await keep(anna, { 'field.title': 'Anna’s secret' }, about)).status).toBe(200)
    for (const page of [record, `${record}?draft=${COPY}`, `${record}.data`])
      expect(await berta.text(page), page).not.toContain('secret')
    expect(await anna.text(`${record}?draft=${COPY}`)).toContain('Anna’s secret')
    expect(await site.db.selectFrom('content_records').selectAll().execute()).toEqual([])
    const left = await anna.post(address(), new URLSearchParams())
    expect([left.status, left.headers.get('Location')]).toEqual([303, record])
    expect(await rows()).toEqual([])
  })

  test('are refused in words when they are longer than any post, and nothing is kept', async () => {
    await clear()
    const long = await keep(anna, { content: 'x'.repeat(400_001) })
    expect(long.status).toBe(413)
    expect(await long.json()).toEqual({ message: 'It is too long.' })
    const fields = Array.from({ length: 2_001 }, (_, number) => [`f${number}`, 'x'] as const)
    expect((await keep(anna, Object.fromEntries(fields))).status).toBe(413)
    expect((await keep(anna, { content: 'x'.repeat(2_200_000) })).status).toBe(413)
    expect(await rows()).toEqual([])
    expect((await keep(anna, { content: '語'.repeat(400_000) })).status).toBe(200)
  })

  test('are refused when the request says nonsense', async () => {
    await clear()
    for (const query of [
      '',
      'version=1',
      'version=-1&counter=1',
      'version=1&counter=1e9',
      'version=1&counter=99999999999',
      'version=1&counter=1&entry=../../etc',
      'version=1&counter=1&entry=page/about/xx',
      'version=1&counter=1&entry=page/about/en/more',
      `version=1&counter=1&continues=${'x'.repeat(36)}`,
      `version=1&counter=1${`&continues=${COPY}`.repeat(11)}`,
    ])
      expect([query, (await keep(anna, { title: 'x' }, query)).status]).toEqual([query, 400])
    for (const gone of [COPY, 'page/nowhere/en'])
      expect([gone, (await keep(anna, { title: 'x' }, noteOf(gone))).status]).toEqual([gone, 404])
    const body = postBody({ title: 'x' })
    const unknown = '/dashboard/drafts/anything?version=1&counter=1'
    expect((await anna.request('PUT', unknown, { body })).status).toBe(404)
    expect((await keep(anna, { title: 'half a pair \ud800' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('an earlier text is restored over no nonsense for a version, and only one that is there', async () => {
    const { id: post } = await savePost(anna, { title: 'The first title' })
    expect((await changePost(anna, post, { title: 'The second title' })).status).toBe(303)
    const page = `/dashboard/blog/edit/${post}/revisions`
    for (const version of ['', '-1', 'x', '99999999999'])
      expect((await anna.post(`${page}/1`, new URLSearchParams({ version }))).status).toBe(409)
    for (const unknown of ['0', '99', 'x', '1e3'])
      expect((await anna.get(`${page}/${unknown}`)).status).toBe(404)
  })
  test('an open form is named by whoever has it open, and of a post that is there', async () => {
    const form = (post: string, name: string) => `/dashboard/blog/edit/${post}/editors/${name}`
    const own = form(id, COPY)
    const news = async (by: Visitor, at: string): Promise<unknown> =>
      (await by.request('PUT', at)).json()
    expect((await anna.request('PUT', own)).status).toBe(200)
    await berta.request('DELETE', own)
    expect(await news(berta, form(id, id))).toMatchObject({
      version: 1,
      savedBy: STAFF.email,
      isOwn: false,
      editors: [{ isOwn: false }],
    })
    const refused: [by: Visitor, method: string, address: string, status: number][] = [
      [anna, 'PUT', form(COPY, COPY), 404],
      [anna, 'PUT', form(id, 'anything'), 404],
      [anna, 'DELETE', form(id, 'anything'), 404],
      [anna, 'POST', own, 405],
      [anna, 'GET', own, 405],
      [aVisitor(site.origin), 'PUT', own, 401],
      [aVisitor(site.origin), 'DELETE', own, 401],
    ]
    for (const [by, method, at, status] of refused)
      expect([method, at, (await by.request(method, at)).status]).toEqual([method, at, status])
    expect((await anna.request('DELETE', own)).status).toBe(204)
    expect(await news(berta, form(id, id))).toMatchObject({ editors: [] })
  })
})
