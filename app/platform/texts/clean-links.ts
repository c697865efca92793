import { cleanAddress } from '#app/platform/texts/clean-address.ts'

// Of a link, an image or a reference; between angle brackets; in the text. Each sign is looked at once.
const IN_MARKDOWN =
  /(?:\]\([ \t\n]*|\]:[ \t]*)(?:<[^<>\n]*>|(?:\\.|\([^ \t\n()]*\)|[^ \t\n()<>\\])+)|<[^\p{Z}\p{Cc}<>]+>|https?:\/\/[^\p{Z}\p{Cc}<>\]]+/giu

/** `cleanAddress` for each address in Markdown, whose other words stay. */
export function cleanLinks(markdown: string): string {
  return markdown.replaceAll(IN_MARKDOWN, (place) => cleanAddress(place))
}
