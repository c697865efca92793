import {
  checkBackups,
  checkEmails,
  checkFacts,
  checkMessages,
  checkNotices,
} from '#app/features/operations/doctor/check-work.server.ts'
import { checkClock } from '#app/features/operations/doctor/check-clock.server.ts'
import { checkDatabase } from '#app/features/operations/doctor/check-database.server.ts'
import { checkDisk, checkFiles } from '#app/features/operations/doctor/check-files.server.ts'
import { checkImages } from '#app/features/operations/doctor/check-images.server.ts'
import { checkKeys } from '#app/features/operations/doctor/check-keys.server.ts'
import { checkMailServer } from '#app/features/operations/doctor/check-mail.ts'
import {
  checkOrigin,
  checkProxy,
  checkServer,
} from '#app/features/operations/doctor/check-addresses.server.ts'
import {
  type CheckResult,
  codeOf,
  failure,
  type Report,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'

type Check = {
  name: string
  run(parts: DoctorParts): CheckResult | Promise<CheckResult>
  needsDatabase?: true
}

const DATABASE: Check = { name: 'Database', run: checkDatabase }

const CHECKS: readonly Check[] = [
  { name: 'Server', run: checkServer },
  { name: 'Address', run: checkOrigin },
  { name: 'Proxy', run: checkProxy },
  DATABASE,
  { name: 'Clock', run: checkClock, needsDatabase: true },
  { name: 'Disk', run: checkDisk },
  { name: 'Files', run: checkFiles },
  { name: 'Images', run: checkImages, needsDatabase: true },
  { name: 'Mail server', run: checkMailServer },
  { name: 'Keys', run: checkKeys, needsDatabase: true },
  { name: 'Legal figures', run: checkFacts, needsDatabase: true },
  { name: 'Notices', run: checkNotices, needsDatabase: true },
  { name: 'Messages', run: checkMessages, needsDatabase: true },
  { name: 'Emails', run: checkEmails, needsDatabase: true },
  { name: 'Backups', run: checkBackups, needsDatabase: true },
]

/** Changes nothing and sends no email. */
export async function examine(parts: DoctorParts): Promise<Report> {
  const database = await attempt(DATABASE, parts)
  const results = CHECKS.map(async (check) => {
    if (check === DATABASE) return { name: check.name, ...database }
    if (check.needsDatabase && database.state === 'error')
      return { name: check.name, ...warning('Not checked.', 'Mend the database first.') }
    return { name: check.name, ...(await attempt(check, parts)) }
  })
  return Promise.all(results)
}

async function attempt({ run }: Check, parts: DoctorParts): Promise<CheckResult> {
  try {
    return await run(parts)
  } catch (error) {
    return failure(`Could not be checked (${reasonOf(error)}).`, 'Look at the log of the site.')
  }
}

function reasonOf(error: unknown): string {
  return error instanceof StorageError ? error.message : codeOf(error)
}
