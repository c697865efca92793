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

/** In characters: a text of 200,000 that reads like a post is far from it, and a page has it twice. */
const MOST_HTML = 600_000

export function compareMarkdown(earlier: string, later: string, showing: Showing): Compared {
  const html = showComparison(earlier, later, showing)
  const parts = compareTexts(earlier, later)
  return html !== null && html.length > MOST_HTML ? { parts } : { html, parts }
}
