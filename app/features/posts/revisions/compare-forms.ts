import type { ComparisonView } from '#app/features/posts/revisions/comparison-view.ts'
import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { showComparison } from '#app/features/rich-text/compare/show-comparison.ts'
import { compareTexts, type TextPart } from '#app/platform/texts/compare-texts.ts'

/** `html` is safe to print; null where only the Markdown differs, and both read the same. */
export type ComparedField = { name: string } & ({ parts: TextPart[] } | { html: string | null })

/** Only what differs. */
export function compareForms(
  earlier: StoredFields,
  later: StoredFields,
  names: readonly string[],
  { isMarkdown, under }: ComparisonView,
): ComparedField[] {
  return names.flatMap((name): ComparedField[] => {
    const texts = [earlier[name] ?? '', later[name] ?? ''] as const
    if (texts[0] === texts[1]) return []
    if (name !== 'content' || isMarkdown) return [{ name, parts: compareTexts(...texts) }]
    return [{ name, html: showComparison(...texts, { spoken: revisionTexts.one, under }) }]
  })
}
