import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runSiteCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { openTestDatabase, sqliteAlone } from '#test/postgres.ts'
import { openSite } from '#test/site.ts'

type Profile = { firm: { name: string; phone: string } }

const kinds = sqliteAlone(
  'The records are a store that is tested on both; the last test imports on PostgreSQL.',
)

describe.each(kinds)('the profile at the command line, on %s', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))
  const folder = openedOnce(() => openFolder())

  function profile(args: string[]) {
    const { dataDir, databaseUrl } = database.address
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
    return runSiteCommand(['profile', ...args], { env })
  }

  test('is exported, changed and imported again; a wrong field is named, and then nothing is', async () => {
    const file = path.join(folder.folder, 'firm.json')
    expect(await profile(['export', file])).toEqual({ code: 0, output: `Written: ${file}\n` })
    const exported = JSON.parse(await readFile(file, 'utf8')) as Profile
    const same = await profile(['import', file])
    expect(same).toEqual({ code: 0, output: 'The site says all of this already.\n' })

    const wrong = { ...exported, firm: { ...exported.firm, phone: 'call us' } }
    await writeFile(file, JSON.stringify(wrong))
    const refused = await profile(['import', file])
    expect(refused).toEqual({
      code: 1,
      output:
        'Nothing was imported.\nfirm.phone: Please write the number with its country code, such as +17035550142.\n',
    })

    const changed = { ...exported, firm: { ...exported.firm, name: 'Rivera & Okafor' } }
    await writeFile(file, JSON.stringify(changed))
    const tried = await profile(['import', file, '--dry-run'])
    expect(tried).toEqual({ code: 0, output: 'Would change: firm\n' })
    const taken = await profile(['import', file])
    expect(taken.output).toMatch(/^Changed: firm\n(?:Restart the site|Running sites show)/)
    const written = await profile(['export'])
    expect((JSON.parse(written.output) as Profile).firm.name).toBe('Rivera & Okafor')
    expect((await profile(['import', file])).output).toBe('The site says all of this already.\n')
  })

  test.each([[['import']], [['export', 'a', 'b']], [['import', 'a', '--all-of-it']], [[]]])(
    'says what it takes: %j',
    async (args) => {
      const { code, output } = await profile(args)
      expect(code).toBe(1)
      expect(output).toContain('profile export [FILE] [--all], or profile import FILE [--dry-run]')
    },
  )
})

test('a running site on PostgreSQL shows what was imported', async () => {
  const site = await openSite('postgres')
  const files = await openFolder()
  const file = path.join(files.folder, 'firm.json')
  const env = { DATA_DIR: site.dataDir, DATABASE_URL: site.environment['DATABASE_URL'] ?? '' }
  const run = (args: string[]) => runSiteCommand(['profile', ...args], { env })
  await run(['export', file])
  const exported = JSON.parse(await readFile(file, 'utf8')) as Profile
  const changed = { firm: { ...exported.firm, name: 'Rivera & Okafor' } }
  await writeFile(file, JSON.stringify(changed))
  expect((await run(['import', file])).output).toContain('Running sites show this now.')
  const home = async () => (await fetch(site.origin)).text()
  await expect.poll(home, { timeout: 5_000 }).toContain('Rivera &amp; Okafor')
  await site.close()
  files.close()
})
