import type { Kysely } from 'kysely'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { shippedOf } from '#app/features/content-editor/translations/shipped-record.ts'
import { findRevisionAt } from '#app/features/entries/revisions/revisions.server.ts'
import type { Schema } from '#db/schema.ts'

/** The English text that was beside a form, which may be another one by now; null in English. @param version of the English record then */
export async function englishSeen(
  db: Kysely<Schema>,
  { key, translation }: Pick<OpenedRecord, 'key' | 'translation'>,
  version: number,
): Promise<Json> {
  if (translation === null) return null
  if (version === translation.englishVersion) return translation.english
  const english = { ...key, locale: 'en' } as const
  const seen = await findRevisionAt(db, english, version)
  const text = seen?.state === 'published' ? seen.data : shippedOf(english)
  return text ?? translation.english
}
