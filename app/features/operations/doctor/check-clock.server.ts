import { stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  failure,
  fine,
  type CheckResult,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

type Parts = Pick<DoctorParts, 'config' | 'db' | 'now'>

const TOLERANCE_MS = 5_000

/** Against what was written before, and against PostgreSQL's clock. */
export async function checkClock(parts: Parts): Promise<CheckResult> {
  const now = parts.now()
  const newest = await newestInstant(parts)
  if (newest.getTime() > now.getTime() + MINUTE_MS)
    return failure(
      `It says ${now.toISOString()}, and the site has written at ${newest.toISOString()} already.`,
      'Set the clock right and keep it so: timedatectl set-ntp true.',
    )
  const offMs = await differenceFromDatabase(parts)
  if (Math.abs(offMs) > TOLERANCE_MS)
    return warning(
      `It differs from PostgreSQL's by ${Math.round(Math.abs(offMs) / 1000)} s.`,
      'Set both by NTP: timedatectl set-ntp true.',
    )
  return fine(now.toISOString())
}

async function newestInstant({ db, config }: Parts): Promise<Date> {
  const row = await db
    .selectFrom('audit_log')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const lastRun = await stat(path.join(config.dataDir, 'last-run')).catch(() => null)
  return new Date(Math.max(new Date(row?.at ?? 0).getTime(), lastRun?.mtimeMs ?? 0))
}

async function differenceFromDatabase({ db, now }: Parts): Promise<number> {
  if (!isPostgres(db)) return 0
  const before = now().getTime()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const halfway = (before + now().getTime()) / 2
  return (rows[0]?.at.getTime() ?? halfway) - halfway
}
