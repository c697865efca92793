import { access, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasErrors } from '#app/features/operations/doctor/check-result.ts'
import { examined, openPatient, type Patient } from '#test/factories/doctor.ts'
import { openedForEach } from '#test/opened.ts'

describe('the doctor of a site whose database is away', () => {
  const file = openedForEach(() => openPatient('sqlite'))
  const server = openedForEach(() => openPatient('postgres'))
  const databaseOf = async (patient: Patient) => {
    const report = await examined(patient)
    expect(hasErrors(report)).toBe(true)
    return report.find(({ name }) => name === 'Database')?.found
  }

  test('says where there is none, and makes none', async () => {
    file.environment['DATA_DIR'] = path.join(file.dataDir, 'elsewhere')
    expect(await databaseOf(file)).toBe(`There is none at ${file.dataDir}/elsewhere/site.db.`)
    await expect(access(path.join(file.dataDir, 'elsewhere'))).rejects.toThrow('ENOENT')
  })

  test('says that a file is none', async () => {
    await writeFile(path.join(file.backups.folder, 'site.db'), 'not a database'.repeat(1000))
    file.environment['DATA_DIR'] = file.backups.folder
    expect(await databaseOf(file)).toMatch(/SQLite finds its file damaged/)
  })

  test('says that PostgreSQL is away, without its password', async () => {
    server.environment['DATABASE_URL'] = 'postgres://site:pa55word@127.0.0.1:2/site'
    expect(await databaseOf(server)).toBe('PostgreSQL cannot be read (ECONNREFUSED).')
  })

  test('compares the clock with PostgreSQL’s', async () => {
    const ahead = new Date(Date.now() + 30_000)
    server.parts.now = () => ahead
    const clock = (await examined(server)).find(({ name }) => name === 'Clock')
    expect(clock).toMatchObject({ state: 'warning' })
    expect(clock?.found).toMatch(/differs from PostgreSQL's by (29|3\d) s/)
  })
})
