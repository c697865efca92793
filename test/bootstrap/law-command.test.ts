import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { openTestDatabase } from '#test/postgres.ts'

const database = openedOnce(() => openTestDatabase('sqlite'))
const folder = openedOnce(() => openFolder())

function law(...args: string[]) {
  const env = { DATA_DIR: database.address.dataDir }
  return runSiteCommand(['law', ...args], { env })
}

test('the law pack of a site is written and opened at the command line, and a changed one is refused', async () => {
  const file = path.join(folder.folder, 'law.json')
  expect(await law('export', file)).toEqual({ code: 0, output: `Written: ${file}\n` })
  const none = /^Drafts made from the law pack of \w+ \d+, 20\d\d: 0\n$/
  expect((await law('import', file)).output).toMatch(none)
  expect((await law('import')).output).toMatch(none)
  expect((await law('import', file, '--dry-run')).output).toMatch(/^Drafts that would be made/)
  await writeFile(file, (await readFile(file, 'utf8')).replace('10,000', '20,000'))
  const { code, output } = await law('import', file)
  expect(code).toBe(1)
  expect(output).toMatch(/^Nothing was imported\.\nThis file is not as it was written/)
})

test.each([[['import', 'a', 'b']], [['export', '--all']], [[]]])(
  'says what it takes: %j',
  async (args) => {
    const { code, output } = await law(...args)
    expect(code).toBe(1)
    expect(output).toContain('law export [FILE], or law import [FILE] [--dry-run]')
  },
)
