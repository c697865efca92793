import type { Kysely } from 'kysely'
import { listStoredRecords } from '#app/features/content/stored-records.server.ts'
import { recordNames, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import type { Json } from '#app/features/content-editor/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { type ImageUse, type ImageUses, uploadsIn } from '#app/features/images/library.ts'
import type { Schema } from '#db/schema.ts'

/** For the image library; drafts included. One query. */
export async function imagesInRecords(db: Kysely<Schema>): Promise<ImageUses> {
  const uses = new Map<number, ImageUse[]>()
  for (const { draft, data, ...key } of await listStoredRecords(db)) {
    const name = titleOf(key, (draft ?? data ?? {}) as Json)
    const use = {
      path: pathOfRecord(key),
      title: `${recordNames[key.type].one}: ${name}`,
      isTrashed: false,
      alts: [name],
    }
    for (const ms of uploadsIn(JSON.stringify([draft, data])))
      uses.set(ms, [...(uses.get(ms) ?? []), use])
  }
  return uses
}
