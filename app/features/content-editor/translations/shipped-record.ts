import type { Json } from '#app/features/entries/form/form-field.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'

/** Null where the firm wrote the record. */
export function shippedOf({ type, id, locale }: RecordKey): Json {
  const byId: Readonly<Record<string, unknown>> = shippedInAll[locale][type]
  return Object.hasOwn(byId, id) ? (byId[id] as Json) : null
}
