import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { compareTexts, type TextPart } from '#app/platform/texts/compare-texts.ts'

export type ComparedField = { name: string; earlier: string; later: string; parts: TextPart[] }

export function compareForms(
  earlier: StoredFields,
  later: StoredFields,
  names: readonly string[],
): ComparedField[] {
  return names.flatMap((name) => {
    const texts = { earlier: earlier[name] ?? '', later: later[name] ?? '' }
    if (texts.earlier === texts.later) return []
    return [{ name, ...texts, parts: compareTexts(texts.earlier, texts.later) }]
  })
}
