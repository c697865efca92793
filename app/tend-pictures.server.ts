import type { Kysely } from 'kysely'
import { sweepOrphanedFiles } from '#app/features/media/sweep-images.server.ts'
import { sweepUnnamedPictures } from '#app/features/media/delete-picture.server.ts'
import type { FileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { pictureNamers } from '#app/picture-namers.server.ts'
import { SITE_ACTOR } from '#app/platform/audit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { runEvery } from '#app/platform/run-every.ts'
import type { Schema } from '#db/schema.ts'
import { HOUR_MS } from '#app/platform/time.ts'

/**
 * At the start and every hour after, while the site is already served: removes what killed uploads left, and pictures that
 * nothing has named for their time.
 */
export function tendPicturesHourly(parts: {
  db: Kysely<Schema>
  storage: FileStorage
  log: Logger
  now: () => Date
}) {
  const { storage, log, now } = parts
  const tend = async () => {
    try {
      await storage.sweepTemporaryFiles(now())
      await sweepUnnamedPictures({ ...parts, pictureNamers, actor: SITE_ACTOR })
      await sweepOrphanedFiles(parts, now())
    } catch (error) {
      log.error('sweeping images failed', error)
    }
  }
  return runEvery(HOUR_MS, tend)
}
