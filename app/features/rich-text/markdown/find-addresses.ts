import { createMarkdown } from '#app/features/rich-text/markdown/markdown-flavour.ts'

const markdown = createMarkdown()

export type FoundAddress = { from: number; to: number; href: string }

/** What a reader of the text in Markdown would see as links. */
export function findAddresses(text: string): FoundAddress[] {
  return (markdown.linkify.match(text) ?? []).map(({ index, lastIndex, url }) => ({
    from: index,
    to: lastIndex,
    href: markdown.normalizeLink(url),
  }))
}

export function isWebAddress(text: string): boolean {
  return text !== '' && addressAtStart(text) === text
}

/** Empty when the text begins with none. */
export function addressAtStart(text: string): string {
  return markdown.linkify.matchAtStart(text)?.raw ?? ''
}

/** Markdown makes a link to this address of the address alone. */
export function isOwnText(href: string): boolean {
  const { normalizeLink, normalizeLinkText } = markdown
  return (
    isWebAddress(href) && [normalizeLink, normalizeLinkText].every((read) => read(href) === href)
  )
}
