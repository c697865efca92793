import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { type Compared, compareMarkdown } from '#app/features/rich-text/compare/compare-markdown.ts'
import { compareTexts } from '#app/platform/texts/compare-texts.ts'

export type ComparedField = { name: string } & Compared

/** Only what differs. @param under level of the headings that name the fields */
export function compareForms(
  earlier: StoredFields,
  later: StoredFields,
  names: readonly string[],
  under: 2 | 3,
): ComparedField[] {
  return names.flatMap((name): ComparedField[] => {
    const texts = [earlier[name] ?? '', later[name] ?? ''] as const
    if (texts[0] === texts[1]) return []
    if (name !== 'content') return [{ name, parts: compareTexts(...texts) }]
    return [{ name, ...compareMarkdown(...texts, { spoken: revisionTexts.one, under }) }]
  })
}
