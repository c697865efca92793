/** Of Markdown, whose signs are no words; where a link leads counts with its last word. */
export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
