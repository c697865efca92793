import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packTar } from 'modern-tar'
import { describe, expect, test } from 'vitest'
import {
  confirmImport,
  countOutcomes,
  deleteExpiredImports,
  discardImport,
  findImport,
  findLastImport,
  listReport,
} from '#app/features/import/dashboard/dashboard-imports.server.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { openDashboardImports, OWNER } from '#test/factories/dashboard-imports.ts'
import { wxr } from '#test/factories/wxr.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => new File([text], name)
const many = (count: number) => Array.from({ length: count }, (_, place) => ({ id: place + 1 }))

describe.each(databaseKinds)('an import from the dashboard, on %s', (kind) => {
  const imports = openedForEach(() => openDashboardImports(kind))
  const posts = () => imports.db.selectFrom('blog_posts').select(['title', 'published']).execute()

  test('looks first and writes nothing, then takes drafts in the language; the same again is the same', async () => {
    const sent = () => file('export.xml', wxr([...many(30), { id: 99, type: 'attachment' }]))
    const id = await imports.check(sent())
    expect(await findImport(imports.db, 'u1', id)).toMatchObject({ state: 'checked', found: 31 })
    expect(await countOutcomes(imports.db, id)).toEqual({ new: 30, 'left out': 1 })
    expect(await posts()).toEqual([])
    expect(await confirmImport(imports.services, OWNER, id)).toBe(true)
    expect(await confirmImport(imports.services, OWNER, id)).toBe(false)
    await imports.runToTheEnd(id)
    expect(await imports.stateOf(id)).toBe('done')
    expect((await posts()).filter(({ published }) => Boolean(published))).toEqual([])
    const locales = imports.db.selectFrom('blog_posts').select('locale').distinct()
    expect(await locales.execute()).toEqual([{ locale: 'es' }])
    const acts = (await imports.store.acts()).filter((act) => act.startsWith('import'))
    expect(acts).toEqual([
      'import.started export.xml',
      'import.finished export.xml: 1 left out, 30 new',
    ])
    expect(await countOutcomes(imports.db, await imports.take(sent()))).toEqual({
      unchanged: 30,
      'left out': 1,
    })
    expect(await posts()).toHaveLength(30)
    expect(imports.lines).toEqual([])
  })

  test('reports what is lost, in pages, of one outcome', async () => {
    const id = await imports.check(file('export.xml', wxr(many(3))))
    const first = await listReport(imports.db, id, { after: -1, outcome: 'new', limit: 2 })
    expect(first.lines[0]).toEqual({
      place: 0,
      outcome: 'new',
      title: 'Title 1',
      details: ['Lost: tags: H-1B'],
    })
    expect(first.nextAfter).toBe(1)
    const rest = await listReport(imports.db, id, { after: 1, outcome: 'new', limit: 2 })
    expect([rest.lines.length, rest.nextAfter]).toEqual([1, null])
    expect(
      (await listReport(imports.db, id, { after: -1, outcome: 'updated', limit: 2 })).lines,
    ).toEqual([])
  })

  test('goes on after a stop or a killed process, and reports each item once', async () => {
    const id = await imports.send(file('export.xml', wxr(many(90))))
    const done = async () => (await findImport(imports.db, 'u1', id))?.done ?? 0
    await imports.runUntil(async () => (await done()) > 0)
    expect(await done()).toBeLessThan(90)
    await imports.runToTheEnd(id)
    await confirmImport(imports.services, OWNER, id)
    await imports.runUntil(async () => (await done()) > 0)
    expect((await posts()).length).toBeLessThan(90)
    // As if it had been killed before its last rows were written.
    await imports.db.deleteFrom('import_rows').where('place', '>=', 0).execute()
    await imports.db.updateTable('imports').set({ done: 0 }).execute()
    await imports.runToTheEnd(id)
    expect(await posts()).toHaveLength(90)
    const counts = await countOutcomes(imports.db, id)
    expect((counts.new ?? 0) + (counts.unchanged ?? 0)).toBe(90)
    expect(existsSync(path.join(tmpdir(), `site-import-${id}`))).toBe(false)
  })

  test('takes Markdown files, and a folder with images in an archive; a file without a date stays the same', async () => {
    const text = '# Words\n\nA text that says something.\n'
    await imports.take(file('a.md', text), file('b.md', '---\ntitle: B\ndate: 2020-01-02\n---\nB'))
    expect((await posts()).map(({ title }) => title).toSorted()).toEqual(['B', 'Words'])
    imports.store.pass(DAY_MS)
    expect(await countOutcomes(imports.db, await imports.check(file('a.md', text)))).toEqual({
      unchanged: 1,
    })
    const image = new Uint8Array(await cornersImage({ width: 60, height: 60 }).png().toBuffer())
    const entry = (name: string, body: string | Uint8Array<ArrayBuffer>) => ({
      header: { name, size: body.length, type: 'file' as const },
      body,
    })
    const archive = await packTar([
      entry('blog/c.md', '# C\n\n![Corners](img/c.png) ![Other](img/d.png)\n'),
      entry('blog/img/c.png', image),
    ])
    const id = await imports.take(file('folder.tar', archive))
    const { lines } = await listReport(imports.db, id, { after: -1, outcome: null, limit: 9 })
    expect(lines).toMatchObject([
      {
        outcome: 'new',
        title: 'C',
        details: ['Lost: the image /img/d.png: its file was not given'],
      },
    ])
    expect(await imports.db.selectFrom('images').select('width').execute()).toEqual([{ width: 60 }])
  })

  test('what cannot be read is refused in one sentence, without a path, and is not kept', async () => {
    const refusals: [name: string, content: string | Uint8Array<ArrayBuffer>, sentence: string][] =
      [
        ['x.xml', wxr([], { before: '<!DOCTYPE a [<!ENTITY b "c">]>' }), 'DOCTYPE'],
        ['x.xml', wxr(many(9)).slice(0, 1_500), 'not the XML of an export'],
        ['x.xml', '<feed/>', 'does not begin with <rss>'],
        ['x.json', new Uint8Array([0x89, 0x50, 0xff]), 'The file is not UTF-8.'],
        ['x.json', '{"data":{"posts":[{"id":1', 'not the JSON of an export'],
        ['x.xml', wxr([{ id: 1, content: 'x'.repeat(1_200_000) }]), 'One item is larger than 1 MB'],
        ['x.tar', 'not a tar', 'damaged or cut off'],
      ]
    for (const [name, content, sentence] of refusals) {
      const found = await findImport(imports.db, 'u1', await imports.check(file(name, content)))
      expect(found).toMatchObject({ state: 'failed', done: 0 })
      expect(found?.problem).toContain(sentence)
      expect(found?.problem).not.toContain(tmpdir())
      const kept = imports.db.selectFrom('imports').select('content')
      expect(await kept.execute()).toEqual([{ content: '' }])
    }
  })

  test('a file of an archive stays in its folder', async () => {
    const body = 'x'
    const outside = await packTar([{ header: { name: '../out.md', size: 1, type: 'file' }, body }])
    const refused = await findImport(imports.db, 'u1', await imports.check(file('x.tar', outside)))
    expect(refused?.problem).toContain('outside of its folder')
    const link = { name: 'etc.md', size: 0, type: 'symlink' as const, linkname: '/etc/hosts' }
    const linked = await imports.check(file('x.tar', await packTar([{ header: link }])))
    expect(await countOutcomes(imports.db, linked)).toEqual({})
  })

  test('wrong files are refused before anything is stored', async () => {
    const large = new Uint8Array(10 * 1024 ** 2 + 1)
    expect(await imports.send()).toBe('no-file')
    expect(await imports.send(file('x.zip', 'x'))).toBe('wrong-kind')
    expect(await imports.send(file('a.xml', 'x'), file('b.md', 'x'))).toBe('wrong-kind')
    expect(await imports.send(file('a.md', 'x'), file('a.md', 'y'))).toBe('same-name')
    expect(await imports.send(file('a.xml', large))).toBe('too-large')
    expect(await findLastImport(imports.db, 'u1')).toBeNull()
  })

  test('belongs to one account, one at a time, and for a day', async () => {
    const id = await imports.send(file('export.xml', wxr(many(1))))
    expect(await imports.send(file('export.xml', wxr(many(1))))).toBe('running')
    await imports.runToTheEnd(id)
    expect(await findImport(imports.db, 'u2', id)).toBeNull()
    expect(await confirmImport(imports.services, { ...OWNER, id: 'u2' }, id)).toBe(false)
    await discardImport(imports.db, 'u2', id)
    const next = await imports.check(file('export.xml', wxr(many(1))))
    expect(await imports.stateOf(id)).toBeUndefined()
    imports.store.pass(DAY_MS - 1)
    await deleteExpiredImports(imports.db, imports.store.clock.at)
    expect(await imports.stateOf(next)).toBe('checked')
    imports.store.pass(1)
    await deleteExpiredImports(imports.db, imports.store.clock.at)
    expect(await imports.db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })

  test('one that never gets on is given up', async () => {
    const id = await imports.send(file('export.xml', wxr(many(1))))
    await imports.db.schema.dropTable('imported_items').execute()
    for (let start = 1; start <= 5; start += 1)
      await imports.runUntil(() => imports.lines.length === start)
    expect(imports.lines.join()).toContain('an import could not go on')
    expect(await imports.stateOf(id)).toBe('checking')
    await imports.runToTheEnd(id)
    expect(await imports.stateOf(id)).toBe('failed')
  })
})
