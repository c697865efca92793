import type { Kysely, Transaction } from 'kysely'
import { listStoredRecords } from '#app/features/content/stored-records.server.ts'
import { rewriteRecord } from '#app/features/content/write-record.server.ts'
import { recordNames, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { type ImageName, msOf, withOtherImage } from '#app/features/images/image.ts'
import { type ImageUse, type ImageUses, uploadsIn } from '#app/features/images/library.ts'
import type { Actor } from '#app/platform/audit.server.ts'
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

export type Replacement = { from: ImageName; to: ImageName }

/** In published records and in drafts. @returns whether readers see another page */
export async function replaceImageInRecords(
  tx: Transaction<Schema>,
  { from, to }: Replacement,
  { by, now }: { by: Actor; now: Date },
): Promise<boolean> {
  const change = (json: string) => withOtherImage(json, msOf(from), to)
  let isShown = false
  for (const { draft, data, ...key } of await listStoredRecords(tx)) {
    const shown = JSON.stringify(data ?? null)
    const all = shown + JSON.stringify(draft ?? null)
    if (change(all) === all) continue
    await rewriteRecord(tx, { key, by, now }, change)
    isShown ||= change(shown) !== shown
  }
  return isShown
}
