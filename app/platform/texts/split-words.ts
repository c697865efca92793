/** A letter of another script than Latin, where words are not found by a pattern. */
export const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Joined, the parts are the text. */
export function splitWords(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
