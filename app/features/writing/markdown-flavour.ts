import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it'

const ALLOWED_LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/**
 * The one kind of Markdown that posts are written in: what the editor reads is what the site prints. Tags are text, so that
 * nothing an author pastes can run; the end of a line is the end of a line; a link leads to the web, a mailbox, a telephone
 * or a place of this site.
 */
export function createMarkdown(): MarkdownIt {
  const markdown = new createMarkdownIt({
    html: false,
    linkify: false,
    breaks: true,
    typographer: false,
  })
  markdown.validateLink = isAllowedLink
  return markdown
}

/** Whether a post may link to an address. */
export function isAllowedLink(address: string): boolean {
  return ALLOWED_LINK.test(address.trim())
}

/** The words of inline tokens without their marks, as a picture's description has them. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
      return token.type === 'image' ? plainText(token.children ?? []) : token.content
    })
    .join('')
}
