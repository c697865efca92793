/** Of Markdown, whose signs are no words; where a link leads counts with its last word. */
export function countWords(markdown: string): number {
  const word = /[\p{L}\p{N}]\S*/gu
  let count = 0
  // A list of all words of a long text would take several times as long.
  while (word.test(markdown)) count += 1
  return count
}
