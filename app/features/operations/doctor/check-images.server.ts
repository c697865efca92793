import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { failure, fine, type CheckResult } from '#app/features/operations/doctor/check-result.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import { countRows } from '#app/platform/db/queries.server.ts'

/** The storage is listed, and the newest image looked up in it. */
export async function checkImages({
  db,
  storage,
  config: { s3 },
}: Pick<DoctorParts, 'db' | 'storage' | 'config'>): Promise<CheckResult> {
  const place = s3 === null ? 'DATA_DIR/images' : `the bucket ${s3.bucket}`
  const newest = await db
    .selectFrom('images')
    .select('name')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  try {
    await storage.list({ limit: 1 })
    const object = newest === undefined ? null : await storage.get(newest.name)
    await object?.body.cancel()
    if (newest !== undefined && object === null)
      return failure(
        `The newest image, ${newest.name}, is not in ${place}.`,
        'Look at DATA_DIR and the settings S3_…: images move copies images from one place to the other.',
      )
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return failure(error.message, `Look at ${place} and the settings S3_….`)
  }
  return fine(`${await countRows(db.selectFrom('images'))} in ${place}.`)
}
