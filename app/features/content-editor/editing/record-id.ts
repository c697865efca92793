import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { slug } from '#app/features/entries/fields.ts'
import { isReservedSlug } from '#app/features/pages/page-slugs.ts'
import type { RecordType } from '#app/features/content/record-types.ts'

const { create: texts } = contentTexts

const idField = slug('Id')

const FACT_KEY = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** Null where a new record can have this id. */
export function findIdProblem(type: RecordType, id: string): string | null {
  if (type === 'country') return /^[a-z]{2}$/.test(id) ? null : texts.wrongCountry
  if (type === 'fact') return FACT_KEY.test(id) ? null : texts.wrongFact
  if (type === 'bulletin') return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(id) ? null : texts.wrongMonth
  if (id === 'new') return texts.reserved
  if (type === 'page' && isReservedSlug({ type, id, locale: 'en' }, id)) return texts.reservedPage
  return idField.safeParse(id).success ? null : texts.wrong
}
