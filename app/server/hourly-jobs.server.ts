import type { Kysely } from 'kysely'
import {
  deleteOrphanedFiles,
  deleteOrphanedImages,
} from '#app/features/images/delete-image.server.ts'
import { type BackupParts, backUpIfDue } from '#app/features/backup/scheduled-backup.server.ts'
import { deleteExpiredDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import { deleteExpiredImports } from '#app/features/import/dashboard/dashboard-imports.server.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { emptyOldTrash } from '#app/features/posts/trash/trash.server.ts'
import { deleteOldPreviewLinks } from '#app/features/preview-links/preview-links.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { forgetFullLimits } from '#app/platform/db/shared-rate-limit.server.ts'
import { isJobHeld } from '#app/platform/db/exclusive-job.server.ts'
import { SITE_ACTOR } from '#app/platform/audit.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { type Clock, runEvery } from '#app/platform/run-every.ts'
import { HOUR_MS } from '#app/platform/time.ts'
import { imageReferences } from '#app/server/image-references.server.ts'
import type { Schema } from '#db/schema.ts'

type JobParts = {
  db: Kysely<Schema>
  bus: Bus
  storage: ObjectStorage
  log: Logger
  now: () => Date
}

/** A failed job is logged and tried again an hour later. */
export function runHourlyJobs(
  parts: JobParts,
  backup: Pick<BackupParts, 'source' | 'folder'> | null,
): Clock[] {
  const run = (failure: string, jobs: () => Promise<void>) =>
    runEvery(HOUR_MS, () => jobs().catch((error: unknown) => parts.log.error(failure, error)))
  return [
    run('image cleanup failed', () => cleanUpImages(parts)),
    run('post cleanup failed', () => cleanUpPosts(parts)),
    ...(backup === null ? [] : [runEvery(HOUR_MS, () => backUpIfDue({ ...parts, ...backup }))]),
  ]
}

/** Removes leftovers of killed uploads, and images without a reference for longer than their limit. */
async function cleanUpImages(parts: JobParts): Promise<void> {
  const { db, storage, now } = parts
  // A backup stores the images after the database that names them.
  if (await isJobHeld(db, 'backup', now())) return
  await storage.deleteTemporaryFiles(now())
  // First, because with an unreachable storage it fails before an image is given up.
  await deleteOrphanedFiles(parts, now())
  await deleteOrphanedImages({ ...parts, imageReferences, actor: SITE_ACTOR })
}

/** Deletes expired trash, preview links, drafts, imports and limits, and takes up posts that another program inserted. */
async function cleanUpPosts(parts: JobParts): Promise<void> {
  const { db, bus, now } = parts
  if ((await indexMissingPosts(db)) > 0) bus.publish({ kind: 'content' })
  await emptyOldTrash({ ...parts, actor: SITE_ACTOR })
  await deleteOldPreviewLinks(db, now())
  await deleteExpiredDrafts(db, now())
  await deleteExpiredImports(db, now())
  await forgetFullLimits(db, now())
}
