import { expect, test } from 'vitest'
import { obsoleteBackups } from '#app/features/backup/obsolete-backups.ts'

const nameOf = (day: Temporal.PlainDate, time = '031500') =>
  `site-${day.toString()}T${time}Z.tar.gz`

test('of two backups a day for 60 days, seven days and four weeks keep their newest', () => {
  const last = Temporal.PlainDate.from('2027-01-06')
  const days = Array.from({ length: 60 }, (_, index) => last.subtract({ days: index }))
  const names = days.flatMap((day) => [nameOf(day, '031500'), nameOf(day, '151500')])
  const obsolete = obsoleteBackups(names)
  const kept = names.filter((name) => !obsolete.includes(name))
  // January 6 is a Wednesday; the three Sundays before it ended their weeks.
  expect(kept).toEqual([
    'site-2027-01-06T151500Z.tar.gz',
    'site-2027-01-05T151500Z.tar.gz',
    'site-2027-01-04T151500Z.tar.gz',
    'site-2027-01-03T151500Z.tar.gz',
    'site-2027-01-02T151500Z.tar.gz',
    'site-2027-01-01T151500Z.tar.gz',
    'site-2026-12-31T151500Z.tar.gz',
    'site-2026-12-27T151500Z.tar.gz',
    'site-2026-12-20T151500Z.tar.gz',
  ])
  expect(obsoleteBackups(kept)).toEqual([])
})

test('other files are never obsolete, and an encrypted backup counts', () => {
  const names = [
    'site-2026-01-01T000000Z.tar.gz.age',
    'site-2026-01-01T000001Z.tar.gz',
    'my-site-2026-01-01T000000Z.tar.gz',
    'site-2026-01-01T000000Z.tar.gz.bak',
    '.tmp-1',
    'notes.txt',
  ]
  expect(obsoleteBackups(names)).toEqual(['site-2026-01-01T000000Z.tar.gz.age'])
})
