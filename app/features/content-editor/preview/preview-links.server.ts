import type { Kysely } from 'kysely'
import type { PreviewDays } from '#app/features/preview-links/preview-days.ts'
import {
  deletePreviewLink,
  insertPreviewLink,
} from '#app/features/preview-links/preview-links.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

type Services = { db: Kysely<Schema>; now: () => Date }

const SUBJECT = { subjectId: 'preview', subject: '' }

/** `prefix` comes before the path of every page. */
export async function makeSitePreview(
  { db, now }: Services,
  { days, by }: { days: PreviewDays; by: Actor },
): Promise<{ prefix: string; expiresAt: Date }> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const link = { postId: null, by: by.name, days }
    const { token, expiresAt } = await insertPreviewLink(tx, link, at)
    await recordAuditEvent(tx, { at, by, act: 'content.preview-made', ...SUBJECT })
    return { prefix: `/preview/${token}`, expiresAt }
  })
}

/** One that is gone already is no error. */
export async function withdrawSitePreview(
  { db, now }: Services,
  { id, by }: { id: string; by: Actor },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await deletePreviewLink(tx, { id, postId: null }))) return
    await recordAuditEvent(tx, { at: now(), by, act: 'content.preview-withdrawn', ...SUBJECT })
  })
}
