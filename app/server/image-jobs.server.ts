import type { Kysely } from 'kysely'
import {
  deleteOrphanedFiles,
  deleteOrphanedImages,
} from '#app/features/images/delete-image.server.ts'
import type { FileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { imageReferences } from '#app/server/image-references.server.ts'
import { SITE_ACTOR } from '#app/platform/audit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { runEvery } from '#app/platform/run-every.ts'
import type { Schema } from '#db/schema.ts'
import { HOUR_MS } from '#app/platform/time.ts'

/** Removes leftovers of killed uploads, and images without a reference for longer than their limit. */
export function runImageJobsHourly(parts: {
  db: Kysely<Schema>
  storage: FileStorage
  log: Logger
  now: () => Date
}) {
  const { storage, log, now } = parts
  const runJobs = async () => {
    try {
      await storage.deleteTemporaryFiles(now())
      await deleteOrphanedImages({ ...parts, imageReferences, actor: SITE_ACTOR })
      await deleteOrphanedFiles(parts, now())
    } catch (error) {
      log.error('sweeping images failed', error)
    }
  }
  return runEvery(HOUR_MS, runJobs)
}
