import { describe, expect, test } from 'vitest'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import { hasErrors, printReport } from '#app/features/operations/doctor/check-result.ts'
import { examined, openPatient } from '#test/factories/doctor.ts'
import { faults } from '#test/factories/doctor-faults.ts'
import { DAY_MS } from '#app/platform/time.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { aNotice } from '#test/fixtures/own-records.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('the doctor of a site on %s', (kind) => {
  const patient = openedForEach(() => openPatient(kind))

  test('finds a healthy site healthy, changes nothing and sends nothing', async () => {
    const before = await patient.db.selectFrom('audit_log').selectAll().execute()
    const report = await examined(patient)
    const unwell = report.filter(({ state }) => state !== 'ok').map(({ name }) => name)
    // Its origin is on this machine, without TLS.
    expect(unwell).toEqual(['Address'])
    expect(hasErrors(report)).toBe(false)
    expect(await patient.db.selectFrom('audit_log').selectAll().execute()).toEqual(before)
    expect(patient.postbox.mails).toEqual([])
  })

  test('counts the notices whose review is overdue, while a reader sees them or will', async () => {
    const day = (days: number) =>
      new Date(patient.now().getTime() + days * DAY_MS).toISOString().slice(0, 10) as LocalDate
    const stale = { from: day(-30), reviewBy: day(-3) }
    const notices = {
      stale: aNotice(stale),
      ended: aNotice({ ...stale, until: day(-9) }),
      looked: aNotice({ from: day(-30), reviewBy: day(3) }),
    }
    const publications = Object.entries(notices).map(([id, data]) => {
      const key = { type: 'notice', id, locale: 'en' } as const
      return { ...key, seenVersion: 0, to: 'published', data, review: null } as const
    })
    const by = { id: null, name: 'anna@example.com' }
    expect((await publishRecords(patient.db, { publications, by }, patient.now())).ok).toBe(true)
    const found = (await examined(patient)).find(({ name }) => name === 'Notices')
    expect(found).toMatchObject({ state: 'warning', found: '1 of 3 overdue for review.' })
    expect(found?.advice).toContain('Site content, Notices')
  })

  test('finds a database of another version, and looks at nothing in it', async () => {
    const migrations = patient.db.withTables<{
      kysely_migration: { name: string; timestamp: string }
    }>()
    const newest = { name: '9999_later', timestamp: '' }
    await migrations.insertInto('kysely_migration').values(newest).execute()
    const report = await examined(patient)
    expect(report.find(({ name }) => name === 'Database')?.found).toMatch(/newer version/)
    expect(report.filter(({ found }) => found === 'Not checked.')).toHaveLength(8)
    await migrations.deleteFrom('kysely_migration').where('name', '>=', '0002').execute()
    const older = await examined(patient)
    expect(older.find(({ name }) => name === 'Database')?.found).toMatch(/older version/)
  })
})

// The healthy site asks PostgreSQL the same questions.
describe('the doctor', () => {
  const patient = openedForEach(() => openPatient('sqlite'))

  test.each(faults)('finds %s', async (_what, name, state, found, cause) => {
    await cause(patient)
    const report = await examined(patient)
    const result = report.find((line) => line.name === name)
    expect(result).toMatchObject({ state, found: expect.stringMatching(found) as string })
    expect(result?.advice).not.toBe('')
    expect(hasErrors(report)).toBe(report.some((line) => line.state === 'error'))
    const printed = printReport(report).join('\n')
    expect(printed).not.toMatch(/pa55word|a-secret|long-enough|postgres:\/\//)
    expect(printed.split('\n')).toHaveLength(report.length + 1)
  })
})
