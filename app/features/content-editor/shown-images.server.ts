import type { Kysely } from 'kysely'
import { recordSchemas, type RecordType } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { imagesInRecords } from '#app/features/content-editor/editing/images-in-records.server.ts'
import { uploadsIn } from '#app/features/images/library.ts'
import { findPreviewLink } from '#app/features/preview-links/preview-links.server.ts'
import { onceFor } from '#app/platform/once-for.ts'
import type { Schema } from '#db/schema.ts'

const TYPES = Object.keys(recordSchemas) as RecordType[]

/** By the millisecond of their upload: those that readers of the site content see. */
export const imagesOfSite = onceFor<SiteContent, ReadonlySet<number>>(
  (site) => new Set(uploadsIn(JSON.stringify(TYPES.flatMap((type) => site.list(type))))),
)

type Preview = { db: Kysely<Schema>; token: string; now: Date }

/** Whether a link to the preview of the site shows it. @param ms of its upload */
export async function isInSitePreview({ db, token, now }: Preview, ms: number): Promise<boolean> {
  const link = await findPreviewLink(db, token, now)
  return link?.postId === null && (await imagesInRecords(db)).has(ms)
}
