import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { Json } from '#app/features/content-editor/form/form-field.ts'
import type { ContentEdit } from '#test/factories/content-edits.ts'

export const INTRODUCTIONS = ['ht', 'ar', 'am', 'zh'] as const

/** The firm's profile with some of them turned on. */
export function introductionsOn(
  ids: readonly string[] = INTRODUCTIONS,
  change: Record<string, Json> = {},
): ContentEdit {
  const firm = shippedRecords.firm.firm as unknown as Record<string, Json>
  const introductions = Object.fromEntries(ids.map((id) => [id, true]))
  return {
    key: { type: 'firm', id: 'firm', locale: 'en' },
    data: { ...firm, introductions, ...change },
  }
}
