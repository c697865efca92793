/** Of Markdown, whose signs are no words, nor is where a link or an image leads. */
export function countWords(markdown: string): number {
  const shown = markdown.replaceAll(/\]\([^()\s]*\)/g, ']')
  return shown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
