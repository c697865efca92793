import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { wxr } from '#test/factories/wxr.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase, sqliteAlone } from '#test/postgres.ts'

function site({ address }: { address: DatabaseAddress }, ...args: string[]) {
  const { dataDir, databaseUrl } = address
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
  return runSiteCommand(args, { env })
}

describe.each(databaseKinds)('an import at the command line, on %s', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))
  const other = openedOnce(() => openTestDatabase(kind))
  const folder = openedOnce(() => openFolder())

  test('is tried, made, repeated, exported and brought into another site', async () => {
    const file = path.join(folder.folder, 'export.xml')
    const lost = '<img src="https://old.example/a.jpg" alt="A">'
    await writeFile(
      file,
      wxr([
        { id: 1, title: 'One &amp; more' },
        { id: 2, type: 'nav_menu_item' },
        { id: 3, content: lost },
      ]),
    )
    const tried = await site(database, 'import', 'wordpress', file, '--publish', '--dry-run')
    expect(tried.output).toContain('Would be: 2 new, 1 left out')
    const made = await site(database, 'import', 'wordpress', file, '--publish')
    expect(made.output).toContain('new: One')
    expect(made.output).toContain(
      'Lost: the image https://old.example/a.jpg: its file was not given',
    )
    expect(made.output).toMatch(/Done: 2 new, 1 left out\n(?:Restart the site|Running sites show)/)
    expect(made.code).toBe(0)
    const again = await site(database, 'import', 'wordpress', file, '--tags')
    expect(again.output).toContain('Done: 2 updated, 1 left out')

    const target = path.join(folder.folder, 'files')
    expect((await site(database, 'export', target)).output).toContain('Written: 2 posts, 0 images')
    expect((await site(database, 'export', target)).output).toContain('is not empty')
    expect(await readFile(path.join(target, 'posts/title-1.md'), 'utf8')).toContain('H-1B')
    const back = await site(other, 'import', 'markdown', target, '--publish')
    expect(back.output).toContain('Done: 2 new')
    expect((await site(other, 'profile', 'import', path.join(target, 'site.json'))).code).toBe(0)
    if (database.address.databaseUrl === null) return
    const table = await site(other, 'import', 'table', database.address.databaseUrl)
    expect(table.output).toContain('Done: 2 new')
  })
})

const kinds = sqliteAlone('It is refused before anything is asked of the database.')

describe.each(kinds)('an import at the command line, on %s,', (kind) => {
  const folder = openedOnce(() => openFolder())
  const database = openedOnce(() => openTestDatabase(kind))

  test('that cannot be made says why in one sentence', async () => {
    folder.write('broken.xml', wxr([{ id: 1 }]).slice(0, 600))
    const broken = await site(
      database,
      'import',
      'wordpress',
      path.join(folder.folder, 'broken.xml'),
    )
    expect(broken.output).toMatch(/^The file is not the XML of an export: .+ goes on\.\n$/)
    expect(broken.code).toBe(1)
    for (const args of [[], ['drupal', 'x'], ['table', 'x'], ['ghost', 'x', '--all']]) {
      const { code, output } = await site(database, 'import', ...args)
      expect([code, output]).toEqual([1, expect.stringContaining('Say what to import')])
    }
    expect((await site(database, 'export')).output).toContain('Name a new folder')
  })
})
