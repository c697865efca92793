/** A letter of another script than Latin, where words are not found by a pattern. */
export const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u

// Made with the first text: most starts of the site compare none.
let segmenter: Intl.Segmenter | undefined

/** Joined, the parts are the text. */
export function splitWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
