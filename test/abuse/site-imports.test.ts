import { describe, expect, test } from 'vitest'
import { importProblems, importTexts } from '#app/features/import/dashboard/import-texts.ts'
import { everythingOf, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aColleague } from '#test/colleagues.ts'
import { wxr } from '#test/factories/wxr.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, type Visitor } from '#test/site.ts'

const ADDRESS = '/dashboard/import'
const PAGE = { headers: { Accept: 'text/html' } }
const { report } = importTexts

const many = (count: number) => Array.from({ length: count }, (_, place) => ({ id: place + 1 }))

function send(owner: Visitor, text: string, name = 'export.xml'): Promise<Response> {
  const form = new FormData()
  form.set('files', new File([text], name))
  form.set('language', 'en')
  return owner.post(ADDRESS, form, PAGE)
}

/** The address of the report, once the file has been read. */
async function check(owner: Visitor, text: string): Promise<string> {
  const sent = await send(owner, text)
  expect(sent.status).toBe(303)
  const place = sent.headers.get('Location') ?? ''
  await untilShown(owner, place, report.checked)
  return place
}

function untilShown(owner: Visitor, place: string, text: string): Promise<void> {
  return expect.poll(() => owner.text(place), { timeout: 20_000 }).toContain(text)
}

const confirm = (owner: Visitor, place: string) =>
  owner.post(place, new URLSearchParams({ act: 'import' }), PAGE)

describe.each(databaseKinds)('imports from the dashboard, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const owner = openedOnce(() => aStaffMember(site.origin))
  const count = async () =>
    (await site.db.selectFrom('imported_items').select('post_id').execute()).length

  test('need no script, and readers see nothing of what came', async () => {
    const title = '<script>alert(1)</script>'
    const sent = await send(owner, wxr([{ id: 900, title: '&lt;script>alert(1)&lt;/script>' }]))
    const place = sent.headers.get('Location') ?? ''
    await untilShown(owner, place, 'Import 1 post as a draft')
    const page = await owner.text(place)
    expect(page).not.toContain(title)
    expect(page).toContain('Lost: tags: H-1B')
    expect((await confirm(owner, place)).status).toBe(303)
    await untilShown(owner, place, report.done)
    expect(await owner.text('/dashboard/activity')).toContain('Finished the import of export.xml')
    expect((await aVisitor(site.origin).get('/blog/title-900')).status).toBe(404)
    expect((await aVisitor(site.origin).get('/2019/04/title-900/')).status).toBe(404)
  })

  test('of two owners at once take each item once', async () => {
    const other = (await aColleague(site, 'owner')).visitor
    const before = await count()
    const places = await Promise.all([owner, other].map((each) => check(each, wxr(many(60)))))
    const [mine = '', theirs = ''] = places
    expect((await other.get(mine, PAGE)).status).toBe(404)
    // Each pressed twice.
    const presses = [confirm(owner, mine), confirm(other, theirs), confirm(owner, mine)]
    await Promise.all(presses)
    await untilShown(owner, mine, report.done)
    await untilShown(other, theirs, report.done)
    expect(await count()).toBe(before + 60)
    const drafts = site.db.selectFrom('blog_posts').where('slug', 'like', 'title-%').select('slug')
    expect(await drafts.execute()).toHaveLength(61)
  })

  test('a refused file, one of another kind and one that is cut off change nothing', async () => {
    const before = await everythingOf(site)
    for (const [text, name, problem] of [
      ['x', 'export.zip', importProblems['wrong-kind']],
      ['x'.repeat(10 * 1024 ** 2 + 1), 'export.xml', importProblems['too-large']],
    ] as const) {
      const refused = await send(owner, text, name)
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining(problem),
      ])
    }
    const headers = { ...PAGE.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
    const cut = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.xml"\r\n\r\n<rss'
    expect((await owner.post(ADDRESS, cut, { headers })).status).toBe(400)
    expect(await everythingOf(site)).toBe(before)
  })
})
