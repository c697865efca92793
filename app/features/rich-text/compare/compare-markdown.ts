import { showComparison, type Showing } from '#app/features/rich-text/compare/show-comparison.ts'
import { compareTexts, type TextPart } from '#app/platform/texts/compare-texts.ts'

export type ComparedMarkdown = {
  /** As it reads: safe to print, and null where both texts read the same. */
  html: string | null
  /** As it is written. */
  parts: TextPart[]
}

/** Of a text that is no Markdown as it is written alone. */
export type Compared = ComparedMarkdown | { parts: TextPart[] }

export function compareMarkdown(
  earlier: string,
  later: string,
  showing: Showing,
): ComparedMarkdown {
  return { html: showComparison(earlier, later, showing), parts: compareTexts(earlier, later) }
}
