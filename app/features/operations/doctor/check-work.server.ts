import { readdir } from 'node:fs/promises'
import { isBackup } from '#app/features/backup/obsolete-backups.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  type CheckResult,
  failure,
  fine,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import { countMails } from '#app/features/email/outbox.server.ts'
import { readSiteContents } from '#app/features/content/content-book.server.ts'
import { isReviewOverdue } from '#app/features/content/notices.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { isOverdue } from '#app/features/facts/fact.ts'
import { countUnread } from '#app/features/inbox/messages.server.ts'
import { countOverdue } from '#app/features/inbox/overdue-messages.server.ts'
import { findJob } from '#app/platform/db/exclusive-job.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time.ts'

type Parts = Pick<DoctorParts, 'db' | 'now'>

const NAMED = 3

export async function checkFacts({ db, now }: Parts): Promise<CheckResult> {
  const facts = factsOf(await readSite(db))
  const overdue = facts.filter((fact) => isOverdue(fact, now()))
  if (overdue.length === 0) return fine(`${facts.length}, none overdue.`)
  const names = overdue.slice(0, NAMED).map(({ label }) => `“${label}”`)
  const more = overdue.length > NAMED ? ` and ${overdue.length - NAMED} more` : ''
  return warning(
    `${overdue.length} overdue: ${names.join(', ')}${more}.`,
    'Compare each with its source under Dashboard, Legal facts.',
  )
}

export async function checkMessages({ db, now }: Parts): Promise<CheckResult> {
  const late = await countOverdue(db, null, now())
  const [unread, quarantined] = await Promise.all([
    countUnread(db, false, null),
    countUnread(db, true, null),
  ])
  const found = `${unread} unread, ${late} of them for longer than promised; ${quarantined} in quarantine.`
  return late === 0 ? fine(found) : warning(found, 'Answer them under Dashboard, Messages.')
}

export async function checkEmails({ db, now }: Parts): Promise<CheckResult> {
  const { waiting, parked } = await countMails(db)
  const found = `${waiting} waiting, ${parked} not tried again.`
  if (parked > 0)
    return warning(found, 'Open their messages in the dashboard and press “send again”.')
  const old = new Date(now().getTime() - HOUR_MS)
  const late = await countRows(
    db.selectFrom('mail_outbox').where('state', '=', 'waiting').where('created_at', '<', old),
  )
  if (late > 0)
    return warning(`${found} ${late} for more than an hour.`, 'See Mail server; the log says why.')
  return fine(found)
}

/** Those that readers see, or will. */
export async function checkNotices({ db, now }: Parts): Promise<CheckResult> {
  const site = await readSite(db)
  const notices = site.list('notice')
  const today = localMoment(now(), site.firm.hours.timeZone).date
  const overdue = notices.filter(({ data }) => isReviewOverdue(data, today))
  if (overdue.length === 0) return fine(`${notices.length}, none overdue.`)
  return warning(
    `${overdue.length} of ${notices.length} overdue for review.`,
    'Under Dashboard, Site content, Notices: end each that is no longer true, or set a later review date.',
  )
}

async function readSite(db: Parts['db']): Promise<SiteContent> {
  const log = { warn: () => {} }
  return (await readSiteContents({ db, log, shipped: shippedInAll })).en
}

const LATE_MS = 2 * DAY_MS
const OLD_MS = 7 * DAY_MS
const LOOK =
  'The log says “backup failed”; look at BACKUP_DIR and its disk, then npm run site -- backup.'

export async function checkBackups({
  db,
  config: { backupDir },
  now,
}: Pick<DoctorParts, 'db' | 'config' | 'now'>): Promise<CheckResult> {
  if (backupDir === null)
    return warning(
      'None are made by the site.',
      'Set BACKUP_DIR to a folder, best on another disk.',
    )
  const job = await findJob(db, 'backup')
  if (job === null || job.succeededAt === null)
    return warning('None was written yet.', 'Write one: npm run site -- backup.')
  const names = (await readdir(backupDir).catch(() => [])).filter(isBackup)
  if (names.length === 0)
    return failure(
      `${backupDir} holds none.`,
      'Look where they are; write one: npm run site -- backup.',
    )
  const ageMs = now().getTime() - job.succeededAt.getTime()
  const why = job.problem === '' ? '' : ` The last attempt failed: ${job.problem}`
  const found = `The last is of ${job.succeededAt.toISOString()}.${why}`
  if (ageMs > OLD_MS) return failure(found, LOOK)
  if (ageMs > LATE_MS || job.problem !== '') return warning(found, LOOK)
  return fine(`${names.length} in ${backupDir}. ${found}`)
}
