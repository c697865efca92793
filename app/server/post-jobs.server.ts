import { runEvery } from '#app/platform/run-every.ts'
import type { Kysely } from 'kysely'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { deleteOldPreviews } from '#app/features/posts/publication/post-previews.server.ts'
import { emptyOldTrash } from '#app/features/posts/trash.server.ts'
import { deleteExpiredDrafts } from '#app/features/post-editor/drafts/drafts.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { SITE_ACTOR } from '#app/platform/audit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'
import { HOUR_MS } from '#app/platform/time.ts'

/** Deletes expired trash, preview links and drafts, and takes up posts that another program inserted. */
export function runPostJobsHourly(parts: {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  now: () => Date
}) {
  const { db, log } = parts
  const runJobs = async () => {
    try {
      if ((await indexMissingPosts(db)) > 0) parts.bus.publish({ kind: 'content' })
      await emptyOldTrash({ ...parts, actor: SITE_ACTOR })
      await deleteOldPreviews(db, parts.now())
      await deleteExpiredDrafts(db, parts.now())
    } catch (error) {
      log.error('tending posts failed', error)
    }
  }
  return runEvery(HOUR_MS, runJobs)
}
