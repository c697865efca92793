export type ComparisonView = {
  /** The content as it is written, and not as it reads. */
  isMarkdown: boolean
  /** Level of the headings that name the fields. */
  under: 2 | 3
}

export const AS_MARKDOWN = '?as=markdown'

export function isAskedAsMarkdown(url: string): boolean {
  return new URL(url).searchParams.get('as') === 'markdown'
}
